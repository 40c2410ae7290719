/** Data saver, which not every browser knows of. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}

/** Whether a video may start by itself: not under reduced motion, not under data saver. */
export function mayAutoplay(): boolean {
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches && !savesData();
}
