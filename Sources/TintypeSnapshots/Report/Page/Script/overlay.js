// What is drawn over the pictures: changes, sizes, and the views under the pointer.

const shownLayouts = { expected: null, actual: null };

/** The layout that belongs to what a pane shows. */
function layoutOf(pane) {
  const side = pane.side === "expected" || (pane.side === "both" && !state.showsActual
    && ["toggle", "strobe"].includes(state.mode)) ? "expected" : "actual";
  return shownLayouts[side] ?? shownLayouts.actual ?? shownLayouts.expected;
}

function drawMarks(pane) {
  const item = selectedCase();
  const { scale, x, y } = transformOf(pane);
  const rect = (left, top, width, height, className, least = 0) => {
    const extra = [Math.max(0, least - width * scale) / 2, Math.max(0, least - height * scale) / 2];
    return makeSVG("rect", {
      x: x + left * scale - extra[0], y: y + top * scale - extra[1],
      width: width * scale + 2 * extra[0], height: height * scale + 2 * extra[1], class: className,
    });
  };
  const marks = [];
  if (sizesDiffer(item)) {
    for (const side of ["expected", "actual"]) {
      const { width, height } = item[`${side}Size`];
      marks.push(rect(0, 0, width, height, `size of-${side}`));
    }
  }
  for (const mask of item.masks) {
    for (const { x: left, y: top, width, height } of mask.rects) marks.push(rect(left, top, width, height, "mask"));
  }
  clustersOf(item).forEach(({ bounds }, index) => {
    const isCurrent = index === state.cluster && !state.view.fit;
    // A change that is easily missed is ringed in any case; what is large speaks for itself.
    const isSmall = Math.max(bounds.width, bounds.height) * scale < 20;
    if (!state.outlines && !isCurrent && !isSmall) return;
    marks.push(rect(bounds.x - 2, bounds.y - 2, bounds.width + 4, bounds.height + 4,
      isCurrent ? "cluster is-current" : "cluster", 14));
  });
  const layout = layoutOf(pane);
  for (const [path, className] of [[state.picked, "view is-picked"], [state.hovered, "view is-hovered"]]) {
    const view = path === null ? null : layout?.byPath.get(path);
    if (!view) continue;
    const [left, top, width, height] = view.frame.map(value => value * item.scale);
    marks.push(rect(left, top, width, height, className, 3));
  }
  marks.push(...motionMarks(item, pane.side, { scale, x, y }));
  pane.marks.replaceChildren(...marks);
}

const redrawMarks = () => panes.forEach(drawMarks);

/** The point of the picture under the pointer, in pixels. */
function pointUnder(event, pane) {
  const box = pane.viewport.getBoundingClientRect();
  const { scale, x, y } = transformOf(pane);
  return { x: (event.clientX - box.left - x) / scale, y: (event.clientY - box.top - y) / scale };
}

function nameViewUnder(event, pane, item) {
  const point = pointUnder(event, pane);
  const view = layoutOf(pane)?.viewAt(point.x / item.scale, point.y / item.scale) ?? null;
  const { width, height } = canvasSize(item);
  const isInside = point.x >= 0 && point.y >= 0 && point.x < width && point.y < height;
  const place = isInside ? `pixel ${Math.floor(point.x)}, ${Math.floor(point.y)}` : "";
  showReadout(view, place);
  hoverView(view?.path ?? null);
}

function showReadout(view, place = "") {
  const readout = byId("readout");
  if (!readout) return;
  readout.replaceChildren(
    view ? make("strong", {}, viewName(view)) : "", view ? make("span", {}, frameText(view.frame)) : "",
    place ? make("span", { class: "pixel" }, place) : "");
}

/** Outlines a view in the pictures and marks it in the tree. */
function hoverView(path) {
  if (state.hovered === path) return;
  state.hovered = path;
  redrawMarks();
  markHoveredRow(path);
}

function listenToPane(pane, item) {
  const { viewport } = pane;
  const pointers = new Map();
  let moved = 0;
  viewport.addEventListener("wheel", event => {
    const zooms = event.ctrlKey || event.metaKey;
    // What is seen whole needs no panning; the wheel is the page's then.
    if (state.view.fit && !zooms) return;
    event.preventDefault();
    if (zooms) {
      zoomTo(zoomOf(pane) * Math.exp(-event.deltaY / 120), pointUnder(event, pane));
    } else {
      pan(event.shiftKey ? event.deltaY : event.deltaX, event.shiftKey ? 0 : event.deltaY);
    }
  }, { passive: false });
  viewport.addEventListener("dblclick", event => zoomStep(event.shiftKey ? -1 : 1, pointUnder(event, pane)));
  viewport.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, event);
    moved = 0;
    viewport.setPointerCapture(event.pointerId);
    viewport.classList.add("is-held");
  });
  viewport.addEventListener("pointermove", event => {
    const before = pointers.get(event.pointerId);
    if (!before) return nameViewUnder(event, pane, item);
    pointers.set(event.pointerId, event);
    const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
    moved += Math.abs(x) + Math.abs(y);
    if (pointers.size === 2) pinch(before, event, [...pointers.values()], pane);
    else if (moved > 3) pan(-x, -y);
  });
  const release = event => {
    if (!pointers.delete(event.pointerId)) return;
    viewport.classList.remove("is-held");
    if (moved <= 3 && event.type === "pointerup") pickViewUnder(event, pane, item);
  };
  viewport.addEventListener("pointerup", release);
  viewport.addEventListener("pointercancel", release);
  viewport.addEventListener("pointerleave", () => { showReadout(null); hoverView(null); });
}

function pinch(before, now, both, pane) {
  const other = both.find(pointer => pointer.pointerId !== now.pointerId);
  const distance = pointer => Math.hypot(pointer.clientX - other.clientX, pointer.clientY - other.clientY);
  const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
  zoomTo((zoomOf(pane) * distance(now)) / Math.max(1, distance(before)), pointUnder(middle, pane));
}

function pickViewUnder(event, pane, item) {
  const point = pointUnder(event, pane);
  const view = layoutOf(pane)?.viewAt(point.x / item.scale, point.y / item.scale);
  if (view) pickView(view.path, true);
}
