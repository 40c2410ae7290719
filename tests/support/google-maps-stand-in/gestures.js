/** Moves the map as the visitor does, cooperatively: one finger and the plain wheel belong to the page. */
export function listenToVisitor(map) {
  const { pane } = map;
  let press = null;
  let dragged = false;
  pane.addEventListener("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
    dragged = false;
    if (pointerType !== "touch") press = { x, y };
  });
  window.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
    if (!press || (!dragged && Math.hypot(x - press.x, y - press.y) < 3)) return;
    if (!dragged) map.stop();
    dragged = true;
    map.isDragged = true;
    map.shift(x - press.x, y - press.y);
    press = { x, y };
    map.fire("drag");
  });
  window.addEventListener("pointerup", () => {
    press = null;
    if (!map.isDragged) return;
    map.isDragged = false;
    map.fire("dragend");
    map.changed();
  });
  // As with Google, a click on an overlay is a click on the map too.
  pane.addEventListener("click", (domEvent) => dragged || map.fire("click", { domEvent }));
  pane.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      map.setZoom(map.zoom + (event.deltaY < 0 ? 1 : -1));
    },
    { passive: false },
  );
}
