import { type DeviceState, NEW_DEVICE, parseDeviceState } from "@/lib/device/device-state";
import { DEVICE_STORE, useDeviceStore } from "@/stores/device-store";

/** Makes the device one that remembers nothing but this. */
export function onDevice(state: Partial<DeviceState> = {}): void {
  useDeviceStore.setState({ ...NEW_DEVICE, hiding: null, ...state });
}

/** What the next visit will find. */
export function storedOnDevice(): DeviceState {
  return parseDeviceState(JSON.parse(window.localStorage.getItem(DEVICE_STORE) ?? "{}").state);
}

/** Stores a state as another tab does. */
export function inOtherTab(change: Partial<DeviceState>): void {
  const state = { ...storedOnDevice(), ...change };
  window.localStorage.setItem(DEVICE_STORE, JSON.stringify({ version: 1, state }));
  window.dispatchEvent(new StorageEvent("storage", { key: DEVICE_STORE }));
}
