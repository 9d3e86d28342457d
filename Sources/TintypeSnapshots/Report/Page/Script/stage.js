// The picture: panes that show it in one mode, all zoomed and panned alike.

const maximumZoom = 32;
const zooms = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/** The panes on show: where each lies, and what it draws over the picture. */
let panes = [];
let strobe = null;
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Device pixels are what pictures are made of: at zoom 1 each pixel of the picture is one of the screen. */
const density = () => window.devicePixelRatio || 1;

function pictureLayer(item, side, attributes = {}) {
  const size = side === "expected" ? item.expectedSize : side === "actual" ? item.actualSize : canvasSize(item);
  const { width, height } = size ?? canvasSize(item);
  const layer = make("div", { class: `picture ${attributes.class ?? ""}`, "data-side": side },
    picture(item.pictures[side], altText(item, side)));
  layer.style.width = `${width}px`;
  layer.style.height = `${height}px`;
  return layer;
}

function altText(item, side) {
  const names = { expected: "Expected picture", actual: "Actual picture", difference: "Where the pictures differ" };
  const what = names[side];
  return `${what} of ${item.name}${item.variant ? `, ${item.variant}` : ""}`;
}

function makePane(item, title, side, layers, className = "") {
  const canvas = make("div", { class: `canvas ${className}` }, ...layers);
  const { width, height } = canvasSize(item);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const marks = makeSVG("svg", { class: "marks", "aria-hidden": "true" });
  const size = { expected: item.expectedSize, actual: item.actualSize }[side];
  const caption = make("figcaption", {}, make("span", { class: "pane-title" }, title),
    size ? make("span", { class: "pane-size" }, `${sizeText(size)} px`) : null);
  const viewport = make("div", {
    class: "viewport", tabindex: "0", role: "group",
    "aria-label": `${title}. Arrow keys pan, plus and minus zoom`,
  }, canvas, marks);
  const element = make("figure", { class: "pane" }, caption, viewport);
  const pane = { element, viewport, canvas, marks, side, caption };
  listenToPane(pane, item);
  return pane;
}

/** What each mode puts into its panes. */
const paneMakers = {
  side(item) {
    const sides = ["expected", "actual"].filter(side => item.pictures[side]);
    const names = { expected: "Expected", actual: item.status === "missing" ? "Actual, no golden yet" : "Actual" };
    return sides.map(side => makePane(item, names[side], side, [pictureLayer(item, side)]));
  },
  slide(item) {
    const layers = [pictureLayer(item, "actual"), pictureLayer(item, "expected")];
    const pane = makePane(item, "Expected on the left, actual on the right", "both", layers, "is-slide");
    const handle = make("div", { class: "handle", "aria-hidden": "true" });
    handle.addEventListener("pointerdown", event => dragHandle(event, pane));
    pane.viewport.append(handle);
    pane.handle = handle;
    return [pane];
  },
  blend(item) {
    const layers = [pictureLayer(item, "expected"), pictureLayer(item, "actual")];
    return [makePane(item, "Expected and actual, blended", "both", layers, "is-blend")];
  },
  toggle(item) {
    const layers = [pictureLayer(item, "expected"), pictureLayer(item, "actual")];
    return [makePane(item, "", "both", layers, "is-toggle")];
  },
  strobe(item) { return paneMakers.toggle(item); },
  difference(item) {
    return [makePane(item, "What the comparison counted", "both", [pictureLayer(item, "difference")])];
  },
  heat(item) {
    // The greatest difference of each pixel over black and over white, so that a change of transparency shows too.
    const pair = ground => make("div", { class: `pair on-${ground}` },
      pictureLayer(item, "expected", { class: "ground" }), pictureLayer(item, "actual", { class: "ground" }));
    const heat = make("div", { class: "heat" }, pair("black"), pair("white"));
    return [makePane(item, "Dark: equal. The brighter, the more a pixel differs", "both",
      [pictureLayer(item, "actual", { class: "faded" }), heat], "is-heat")];
  },
};

/** Builds the panes of the case in the mode, and the controls that the mode has. */
function showStage(item) {
  const stage = byId("stage");
  stopStrobe();
  const mode = canShow(item, state.mode) ? state.mode : "side";
  panes = item.pictures.actual || item.pictures.expected ? paneMakers[mode](item) : [];
  stage.dataset.mode = mode;
  stage.replaceChildren(...panes.map(pane => pane.element));
  if (panes.length) stage.append(make("div", { id: "readout", class: "readout", "aria-hidden": "true" }));
  else stage.append(absence(item));
  showModeControls(item, mode);
  applyMode();
  layOnion();
  arrange();
}

function absence(item) {
  // An error of a scene comes with the line that it stands in.
  if (item.message.includes("\n")) return make("pre", { class: "absence trace", tabindex: "0" }, item.message);
  const reasons = Object.entries(item.absent).map(([side, reason]) => `The ${side} picture ${reason}.`);
  const text = reasons.length ? reasons.join(" ")
    : item.status === "passed" ? "Pictures of cases that passed are not kept: a report holds what needs eyes."
      : item.status === "errored" ? "Nothing was drawn." : "There is no picture to show.";
  return make("p", { class: "absence" }, text);
}

function applyMode() {
  for (const { canvas, handle, caption } of panes) {
    const [first, second] = canvas.querySelectorAll(":scope > .picture");
    const mode = byId("stage").dataset.mode;
    if (mode === "slide") {
      const { width } = canvasSize(selectedCase());
      const edge = (width * state.slide) / 100;
      first.style.clipPath = `inset(0 0 0 ${Math.min(edge, parseFloat(first.style.width))}px)`;
      second.style.clipPath = `inset(0 ${Math.max(0, parseFloat(second.style.width) - edge)}px 0 0)`;
      placeHandle(canvas, handle);
    }
    if (mode === "blend") {
      first.style.opacity = String(1 - state.blend / 100);
      second.style.opacity = String(state.blend / 100);
    }
    if (mode === "toggle" || mode === "strobe") {
      first.classList.toggle("is-off", state.showsActual);
      second.classList.toggle("is-off", !state.showsActual);
      caption.querySelector(".pane-title").textContent = state.showsActual ? "Actual" : "Expected";
      caption.dataset.side = state.showsActual ? "actual" : "expected";
    }
  }
}

function placeHandle(canvas, handle) {
  if (!handle) return;
  const { scale, x } = transformOf(panes[0]);
  handle.style.transform = `translateX(${x + (canvasSize(selectedCase()).width * state.slide * scale) / 100}px)`;
}

function dragHandle(event, pane) {
  event.stopPropagation();
  event.preventDefault();
  pane.handle.setPointerCapture(event.pointerId);
  const move = moved => {
    const { scale, x } = transformOf(pane);
    const at = (moved.clientX - pane.viewport.getBoundingClientRect().left - x) / scale;
    setSlide((at / canvasSize(selectedCase()).width) * 100);
  };
  pane.handle.onpointermove = move;
  pane.handle.onpointerup = () => { pane.handle.onpointermove = null; };
}

function setSlide(value) {
  state.slide = Math.min(100, Math.max(0, value));
  const slider = byId("slide");
  if (slider) slider.value = String(state.slide);
  applyMode();
}

function setBlend(value) {
  state.blend = Math.min(100, Math.max(0, value));
  const slider = byId("blend");
  if (slider) slider.value = String(state.blend);
  applyMode();
}

function flip() {
  state.showsActual = !state.showsActual;
  applyMode();
}

// Once a second it shows each of the two: far below three flashes a second.
function startStrobe() {
  stopStrobe();
  strobe = setInterval(flip, prefersStill.matches ? 1500 : 500);
  showStrobeControl();
}

function stopStrobe() {
  clearInterval(strobe);
  strobe = null;
}

/** Device pixels a pixel of the picture at which all of it is seen; small pictures are enlarged by whole numbers. */
function fitZoom(pane) {
  const { width, height } = canvasSize(selectedCase());
  const margin = 24;
  const across = Math.max(40, pane.viewport.clientWidth - margin) * density();
  const down = Math.max(40, pane.viewport.clientHeight - margin) * density();
  const ratio = Math.min(across / width, down / height);
  if (ratio < 1) return ratio;
  return Math.max(1, Math.min(Math.floor(ratio), Math.floor((320 * density()) / Math.max(width, height)), 8));
}

const zoomOf = pane => (state.view.fit ? fitZoom(pane) : state.view.zoom);

/** How a pane draws the canvas: CSS pixels a pixel of the picture, and where its corner is. */
function transformOf(pane) {
  const { width, height } = canvasSize(selectedCase());
  const scale = zoomOf(pane) / density();
  const [x, y] = state.view.fit ? [width / 2, height / 2] : [state.view.x, state.view.y];
  const snapped = value => Math.round(value * density()) / density();
  return {
    scale,
    x: snapped(pane.viewport.clientWidth / 2 - x * scale),
    y: snapped(pane.viewport.clientHeight / 2 - y * scale),
  };
}

function applyView() {
  for (const pane of panes) {
    const { scale, x, y } = transformOf(pane);
    pane.canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    pane.canvas.style.setProperty("--unit", `${16 / scale}px`);
    pane.canvas.classList.toggle("is-enlarged", zoomOf(pane) > 1);
    placeHandle(pane.canvas, pane.handle);
    drawMarks(pane);
  }
  byId("stage").classList.toggle("is-zoomed", !state.view.fit);
  showZoom();
}

/** Lays panes out side by side or one above the other, whichever shows more of the picture. */
function arrange() {
  const stage = byId("stage");
  if (!stage || !panes.length) return;
  if (panes.length === 2) {
    const { width, height } = canvasSize(selectedCase());
    const [across, down] = [stage.clientWidth, stage.clientHeight];
    const beside = Math.min(across / 2 / width, down / height);
    const below = Math.min(across / width, (down / 2 - 28) / height);
    stage.classList.toggle("is-stacked", below > beside * 1.05);
  } else {
    stage.classList.remove("is-stacked");
  }
  applyView();
}

function keepInside() {
  const { width, height } = canvasSize(selectedCase());
  state.view.x = Math.min(width, Math.max(0, state.view.x));
  state.view.y = Math.min(height, Math.max(0, state.view.y));
}

/** Leaves fitting, with the same part in the middle. */
function holdView() {
  if (!state.view.fit || !panes.length) return;
  const { width, height } = canvasSize(selectedCase());
  state.view = { fit: false, zoom: fitZoom(panes[0]), x: width / 2, y: height / 2 };
}

function fitView() {
  state.view.fit = true;
  applyView();
}

/** Zooms so that the pixel under `point`, in pixels of the picture, stays where it is. */
function zoomTo(zoom, point) {
  if (!panes.length) return;
  holdView();
  const next = Math.min(maximumZoom, Math.max(0.05, zoom));
  if (point) {
    const ratio = state.view.zoom / next;
    state.view.x = point.x + (state.view.x - point.x) * ratio;
    state.view.y = point.y + (state.view.y - point.y) * ratio;
  }
  state.view.zoom = next;
  keepInside();
  applyView();
}

function zoomStep(direction, point) {
  if (!panes.length) return;
  const now = zoomOf(panes[0]);
  const next = direction > 0 ? zooms.find(zoom => zoom > now * 1.01) : zooms.findLast(zoom => zoom < now * 0.99);
  zoomTo(next ?? now, point);
}

function pan(x, y) {
  if (!panes.length) return;
  holdView();
  const scale = state.view.zoom / density();
  state.view.x += x / scale;
  state.view.y += y / scale;
  keepInside();
  applyView();
}

/** Shows the cluster of changed pixels, large, with some of what is around it. */
function zoomToCluster(index) {
  const item = selectedCase();
  const clusters = item ? clustersOf(item) : [];
  if (!clusters.length || !panes.length) return announce("There is no change to zoom to");
  state.cluster = (index + clusters.length) % clusters.length;
  const { bounds, pixels, views } = clusters[state.cluster];
  const { clientWidth, clientHeight } = panes[0].viewport;
  const room = density() * Math.min(clientWidth / (bounds.width + 8), clientHeight / (bounds.height + 8));
  const zoom = Math.max(fitZoom(panes[0]), zooms.findLast(value => value <= room * 0.7 && value <= 16) ?? 0);
  state.view = { fit: false, zoom, x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  applyView();
  showClusterPlace();
  announce(`Change ${state.cluster + 1} of ${clusters.length}: ${plural(pixels, "pixel")}`
    + (views.length ? ` in ${views[0].split("/").pop()}` : ""), { isQuiet: true });
}

/** Zooms to the change, and back to the whole. */
function toggleZoomToChange() {
  if (state.view.fit || state.cluster < 0) zoomToCluster(Math.max(0, state.cluster));
  else fitView();
}
