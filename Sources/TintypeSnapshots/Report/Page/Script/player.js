// The player: the frames of an animation, one at a time or as they follow each other.

const speeds = [0.1, 0.25, 0.5, 1, 2];
const pathColors = 6;

/** Pictures that are about to be shown, so that the browser has them when their time comes. */
const ready = new Map();
let playing = null;

const filmOf = item => (item?.film ? item.film : null);
const frameList = item => item.frames.list;
const isChanged = frame => frame.status !== "equal";

/** The frames that are gone through: all, or those that changed. */
function framesToShow(item) {
  const all = frameList(item).map((_, index) => index);
  return state.changedOnly ? all.filter(index => isChanged(frameList(item)[index])) : all;
}

const timeText = seconds => `${Math.round(seconds * 10000) / 10000} s`;

const frameWords = {
  equal: "equal", tolerated: "within tolerance", differs: "differs", added: "only drawn", removed: "only in the golden",
};

/** The frame in words, for those who listen and those who read. */
function frameSentence(item, index) {
  const frame = frameList(item)[index];
  const numbers = frame.difference && frame.difference.total
    ? `, ${count(frame.difference.pixels)} of ${count(frame.difference.total)} pixels` : "";
  const word = item.status === "missing" ? "drawn" : frameWords[frame.status];
  return `${timeText(frame.at)}, frame ${index + 1} of ${frameList(item).length}: ${word}${numbers}`;
}

/** Takes the frame's pictures and numbers for the case's own. */
function enterFrame(item, index) {
  state.frame = index;
  const sides = Object.entries(item.film.pictures).map(([side, keys]) => [side, keys[index]]).filter(([, key]) => key);
  item.pictures = Object.fromEntries(sides);
  item.difference = frameList(item)[index].difference ?? null;
}

function enterFilm(item) {
  pausePlayer();
  ready.clear();
  state.changedOnly = state.changedOnly && frameList(item).some(isChanged);
  enterFrame(item, item.film.start);
}

function playerPanel(item) {
  if (!filmOf(item)) return "";
  const list = frameList(item);
  const last = list.length - 1;
  const hasChanges = item.status !== "missing" && list.some(isChanged);
  const slider = make("input", {
    type: "range", id: "frame", min: "0", max: String(last), step: "1", value: String(state.frame),
    "aria-label": "Frame", oninput: event => { pausePlayer(); showFrame(Number(event.target.value)); },
    onkeydown: scrubByKey,
  });
  const toggle = (id, label, value, action, attributes = {}) => button(label, action,
    { class: "quiet", id, "aria-pressed": String(value), ...attributes });
  return make("section", { class: "player", id: "player", "aria-label": "Frames" },
    make("div", { class: "player-row" },
      button("", togglePlayer, { id: "play", class: "play", "aria-keyshortcuts": "Space" }),
      make("div", { class: "track" }, trackMarks(item), slider),
      make("output", { id: "frame-time", for: "frame" })),
    make("div", { class: "player-row" },
      button("‹", () => stepFrame(-1), { class: "icon", "aria-label": "Frame before", title: "Frame before (←)",
        "aria-keyshortcuts": "ArrowLeft" }),
      button("›", () => stepFrame(1), { class: "icon", "aria-label": "Frame after", title: "Frame after (→)",
        "aria-keyshortcuts": "ArrowRight" }),
      make("label", { class: "speed" }, make("span", {}, "Speed"),
        make("select", { id: "speed", onchange: event => { state.speed = Number(event.target.value); replay(); } },
          ...speeds.map(speed => make("option", { value: String(speed), selected: speed === state.speed },
            `${speed}×`)))),
      hasChanges ? toggle("changed-only", "Changed frames only", state.changedOnly, toggleChangedOnly) : null,
      motionsOf(item).length ? toggle("paths", "Paths", state.paths, togglePaths) : null,
      item.film.pictures.actual ? toggle("onion", "Onion skins", state.onion, toggleOnion) : null),
    make("div", { id: "frame-values" }));
}

/** A mark for each frame that changed, at its place on the track. */
function trackMarks(item) {
  const list = frameList(item);
  const span = Math.max(1, list.length - 1);
  const svg = makeSVG("svg", { class: "track-marks", viewBox: "0 0 1000 8", preserveAspectRatio: "none",
    "aria-hidden": "true" });
  if (item.status === "missing") return svg;
  list.forEach((frame, index) => {
    if (!isChanged(frame)) return;
    const width = Math.max(4, Math.min(24, 700 / list.length));
    svg.append(makeSVG("rect", { x: (index / span) * 1000 - width / 2, y: 0, width, height: 8, class: `is-${frame.status}` }));
  });
  return svg;
}

/** Shows all that belongs to the frame; the picture stays until the next is there. */
function showFrame(index, isQuiet = true) {
  const item = selectedCase();
  if (!filmOf(item)) return;
  const sides = () => Object.keys(item.pictures).sort().join();
  const before = sides();
  enterFrame(item, index);
  if (sides() !== before) {
    showStage(item);
    for (const mode of byId("case").querySelectorAll(".mode")) mode.disabled = !canShow(item, mode.dataset.mode);
  } else {
    for (const layer of byId("stage").querySelectorAll(".picture[data-side]")) {
      const key = item.pictures[layer.dataset.side];
      if (key) showPicture(layer.querySelector("img"), key);
    }
  }
  showPlayer();
  showFrameLayouts(item);
  redrawMarks();
  prepare(item, index);
  if (!isQuiet) announce(frameSentence(item, index), { isQuiet: true });
}

/** Brings the panel up to the frame on show. */
function showPlayer() {
  const item = selectedCase();
  const slider = byId("frame");
  if (!filmOf(item) || !slider) return;
  const frame = frameList(item)[state.frame];
  slider.value = String(state.frame);
  slider.setAttribute("aria-valuetext", frameSentence(item, state.frame));
  const time = byId("frame-time");
  time.dataset.status = item.status === "missing" ? "equal" : frame.status;
  time.replaceChildren(make("strong", {}, timeText(frame.at)),
    ` ${state.frame + 1}/${frameList(item).length}`);
  const play = byId("play");
  play.replaceChildren(icon(playing ? glyphs.pause : glyphs.play), playing ? "Pause" : "Play", key("space"));
  play.setAttribute("aria-pressed", String(Boolean(playing)));
  showFrameValues(item);
}

/** The values of the animated properties, and the views that move. */
function showFrameValues(item) {
  const { values } = frameList(item)[state.frame];
  const before = new Map((frameList(item)[state.frame - 1]?.values ?? []).map(({ name, value }) => [name, value]));
  const rows = values.map(({ name, value }) => make("div", {},
    make("dt", {}, name), make("dd", { class: before.has(name) && before.get(name) !== value ? "is-moving" : "" }, value)));
  const legend = state.paths ? motionsOf(item).slice(0, 12).map((motion, index) =>
    make("span", { class: "legend" }, make("span", { class: `swatch path-${index % pathColors}` }), motion.view)) : [];
  byId("frame-values").replaceChildren(
    rows.length ? make("dl", { class: "values", id: "values" }, ...rows) : "",
    legend.length ? make("div", { class: "path-legend" }, ...legend) : "");
}

function stepFrame(direction) {
  const item = selectedCase();
  if (!filmOf(item)) return;
  pausePlayer();
  const shown = framesToShow(item);
  const next = direction > 0 ? shown.find(index => index > state.frame) : shown.findLast(index => index < state.frame);
  if (next === undefined) announce(direction > 0 ? "This is the last frame" : "This is the first frame", { isQuiet: true });
  else showFrame(next, false);
}

function goToFrame(place) {
  const item = selectedCase();
  if (!filmOf(item)) return;
  pausePlayer();
  showFrame(framesToShow(item).at(place), false);
}

const frameKeys = {
  ArrowLeft: () => stepFrame(-1), ArrowRight: () => stepFrame(1), Home: () => goToFrame(0), End: () => goToFrame(-1),
};

/** The slider's own keys, which leave out what is not to be shown. */
function scrubByKey(event) {
  const action = event.key === " " ? togglePlayer
    : { ...frameKeys, ArrowDown: frameKeys.ArrowLeft, ArrowUp: frameKeys.ArrowRight }[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** True where the frame's keys are meant for the player. */
const takesFrameKey = event => Boolean(filmOf(selectedCase()) && frameKeys[event.key]
  && !event.target.closest("input, [role=radiogroup], [role=tree], [role=tablist], [role=listbox], .viewport"));

function togglePlayer() {
  if (playing) pausePlayer();
  else startPlayer();
  showPlayer();
}

function startPlayer() {
  const item = selectedCase();
  if (!filmOf(item) || framesToShow(item).length < 2) return announce("There is one frame alone");
  playing = { item, timer: null };
  const shown = framesToShow(item);
  if (!shown.includes(state.frame)) showFrame(shown[0]);
  queueFrame();
}

/** Waits as long as the frame lasts, and goes on; after the last from the first again. */
function queueFrame() {
  const { item } = playing;
  const shown = framesToShow(item);
  const place = shown.indexOf(state.frame);
  const isLast = place === shown.length - 1;
  const next = isLast ? shown[0] : shown[place + 1];
  const list = frameList(item);
  // What is left out between two frames is not waited for.
  const lasts = isLast || next !== state.frame + 1 ? 0.5 : list[next].at - list[state.frame].at;
  playing.timer = setTimeout(() => {
    if (!playing || selectedCase() !== item) return;
    showFrame(next);
    queueFrame();
  }, (lasts * 1000) / state.speed);
}

function replay() {
  if (!playing) return;
  clearTimeout(playing.timer);
  queueFrame();
}

function pausePlayer() {
  if (!playing) return;
  clearTimeout(playing.timer);
  playing = null;
  showPlayer();
}

/** Fetches what comes next. */
function prepare(item, index) {
  const shown = framesToShow(item);
  const place = Math.max(0, shown.indexOf(index));
  for (const next of [1, 2, 3, -1].map(step => shown[(place + step + shown.length) % shown.length])) {
    for (const side of Object.keys(item.pictures)) {
      const wanted = item.film.pictures[side]?.[next];
      if (!wanted || ready.has(wanted)) continue;
      const image = new Image();
      ready.set(wanted, image);
      pictureAddress(wanted).then(address => { image.src = address; }, () => ready.delete(wanted));
    }
  }
  while (ready.size > 64) ready.delete(ready.keys().next().value);
}

function press(id, isOn) { byId(id)?.setAttribute("aria-pressed", String(isOn)); }

function toggleChangedOnly() {
  const item = selectedCase();
  state.changedOnly = !state.changedOnly;
  press("changed-only", state.changedOnly);
  const shown = framesToShow(item);
  if (!shown.includes(state.frame)) showFrame(shown.find(index => index > state.frame) ?? shown[0]);
  announce(state.changedOnly ? plural(shown.length, "changed frame") : plural(shown.length, "frame"), { isQuiet: true });
  replay();
}

function togglePaths() {
  state.paths = !state.paths;
  press("paths", state.paths);
  showPlayer();
  redrawMarks();
}

function toggleOnion() {
  state.onion = !state.onion;
  press("onion", state.onion);
  layOnion();
}

/** Lays the other frames over the picture, thinly: as many as can still be told apart. */
function layOnion() {
  for (const old of byId("stage")?.querySelectorAll(".onion") ?? []) old.remove();
  const item = selectedCase();
  if (!state.onion || !filmOf(item)) return;
  for (const pane of panes) {
    const keys = [...new Set(item.film.pictures[pane.side === "expected" ? "expected" : "actual"] ?? [])].filter(Boolean);
    const most = 12;
    const shown = keys.length <= most ? keys
      : Array.from({ length: most }, (_, index) => keys[Math.round((index * (keys.length - 1)) / (most - 1))]);
    pane.canvas.append(make("div", { class: "onion", "aria-hidden": "true" }, ...shown.map(found => picture(found, ""))));
  }
}

/** The ways of the views that moved in the run; in the golden where nothing was drawn. */
const motionsOf = item => item.film.motions.actual ?? item.film.motions.expected ?? [];

/** The ways of the views that moved, and where they are now. */
function motionMarks(item, side, { scale, x, y }) {
  if (!filmOf(item) || !state.paths) return [];
  const at = ([left, top]) => [x + left * item.scale * scale, y + top * item.scale * scale];
  const motions = item.film.motions[side] ?? motionsOf(item);
  return motions.flatMap((motion, index) => {
    const points = motion.points.filter(point => point.length).map(at);
    const now = motion.points[state.frame];
    const className = `path-${index % pathColors}`;
    const way = makeSVG("polyline", { points: points.map(point => point.join()).join(" "), class: `way ${className}` });
    const steps = points.length > 80 ? []
      : points.map(([cx, cy]) => makeSVG("circle", { cx, cy, r: 1.5, class: `step ${className}` }));
    if (!now?.length) return [way, ...steps];
    const [cx, cy] = at(now);
    return [way, ...steps, makeSVG("circle", { cx, cy, r: 4, class: `now ${className}` })];
  });
}

/** The layouts of the frame, where the report has them. */
async function showFrameLayouts(item) {
  const keys = item.film.layouts;
  const index = state.frame;
  if (!keys) return;
  const found = await Promise.all(["expected", "actual"].map(side => {
    const wanted = keys[side]?.[index];
    return wanted ? layoutTree(wanted) : null;
  }));
  if (selectedCase() !== item || state.frame !== index) return;
  [shownLayouts.expected, shownLayouts.actual] = found;
  if (!playing) showTree();
}
