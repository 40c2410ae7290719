export class MVCObject {
  listeners = new Map();
  addListener(event, listener) {
    const registered = this.listeners.get(event) ?? new Set();
    registered.add(listener);
    this.listeners.set(event, registered);
    return { remove: () => registered.delete(listener) };
  }
  fire(event, detail) {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(detail);
  }
}
