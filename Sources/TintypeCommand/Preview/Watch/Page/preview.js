// The previews of a watched app: a grid of all, and one at full size under conditions that are chosen.

let shownState = null;
let selected = null;
/** What the server drew for the one at full size; null where the grid's own picture is that. */
let wished = null;
let wishNumber = 0;

const addresses = new Map();

/** Shows the picture of that key, once it is there. What was asked for later wins. */
async function showPicture(image, key) {
  if (image.dataset.key === key) return;
  image.dataset.key = key;
  if (!addresses.has(key)) {
    addresses.set(key, ask(`api/picture/${key}`).then(answer => answer.blob()).then(blob => URL.createObjectURL(blob)));
  }
  try {
    const address = await addresses.get(key);
    if (image.dataset.key === key) image.src = address;
  } catch {
    // It was replaced meanwhile; the next round has another.
    addresses.delete(key);
    delete image.dataset.key;
  }
}

/** Pictures that nobody shows any more take no memory. */
function forgetPictures() {
  const used = new Set([...shownState.entries.map(entry => entry.picture), wished?.picture]);
  for (const [key, address] of addresses) {
    if (used.has(key)) continue;
    addresses.delete(key);
    address.then(URL.revokeObjectURL, () => {});
  }
}

const entryNamed = name => shownState.entries.find(entry => entry.preview.name === name);
const placeOf = source => (source?.file ? placeText({ file: source.file, line: source.line ?? 1 }) : "");

function card(entry) {
  const element = button("", () => select(entry.preview.name), { class: "card" },
    make("span", { class: "picture" }, make("img", { alt: "", decoding: "async", draggable: "false" })),
    make("span", { class: "words" }, make("span", { class: "name" }), make("br"), make("span", { class: "place" }),
      make("br"), make("span", { class: "fault" })));
  element.dataset.name = entry.preview.name;
  return element;
}

function fillCard(element, entry) {
  const { preview } = entry;
  element.classList.toggle("is-stale", entry.isStale);
  element.setAttribute("aria-current", preview.name === selected);
  element.querySelector(".name").textContent = shown(preview.name);
  element.querySelector(".place").textContent = shown(placeOf(preview));
  element.querySelector(".fault").textContent = shown(preview.error ? preview.error.message : "");
  const image = element.querySelector("img");
  image.hidden = !entry.picture;
  image.alt = shown(preview.name);
  image.width = Math.round(entry.width);
  image.height = Math.round(entry.height);
  image.classList.toggle("is-dark", entry.isDark);
  if (entry.picture) showPicture(image, entry.picture);
}

function showGrid() {
  const grid = byId("grid");
  const cards = new Map([...grid.children].map(element => [element.dataset.name, element]));
  const wanted = shownState.entries.map(entry => {
    const element = cards.get(entry.preview.name) ?? card(entry);
    fillCard(element, entry);
    return element;
  });
  for (const element of grid.children) if (!wanted.includes(element)) element.remove();
  wanted.forEach((element, index) => {
    if (grid.children[index] !== element) grid.insertBefore(element, grid.children[index] ?? null);
  });
}

function showErrors() {
  const { errors } = shownState;
  byId("errors").hidden = !errors.length;
  byId("errors").replaceChildren(...errors.map(error => make("article", {},
    make("h2", {}, error.file ? `${error.file}:${error.line}:${error.column}` : "The app cannot be drawn"),
    make("p", {}, error.message),
    error.details.length ? make("pre", { tabindex: "0", "aria-label": "Source" }, error.details.join("\n")) : null)));
}

function showTop() {
  const { app, phase, entries, errors } = shownState;
  byId("app").textContent = shown(app || "Previews");
  document.title = app ? `${shown(app)} · Previews` : "Previews";
  const failed = entries.filter(entry => entry.preview.error).length;
  const waiting = entries.filter(entry => entry.isStale && !entry.preview.error).length;
  const words = phase === "compiling" ? "Compiling…"
    : errors.length ? plural(errors.length, "error")
    : phase === "drawing" ? `Drawing: ${waiting} to go`
    : `${plural(entries.length, "preview")}${failed ? `, ${failed} in error` : ""}`;
  if (byId("summary").textContent !== words) byId("summary").textContent = words;
}

// One at full size.

const usual = { device: "", scheme: "light", type: "large", locale: "en_US", direction: "ltr", orientation: "portrait" };
const chosen = () => Object.fromEntries(Object.keys(usual).map(id => [id, byId(id).value.trim() || usual[id]]));
const isUsual = () => Object.entries(chosen()).every(([id, value]) => value === usual[id]);

function select(name) {
  selected = name;
  wished = null;
  byId("full").hidden = name === null;
  showGrid();
  if (name === null) return byId("grid").querySelector(".card")?.focus();
  showFull();
  draw();
  byId("full").focus();
}

function showFull() {
  const entry = entryNamed(selected);
  if (!entry) return select(null);
  const current = wished ?? entry;
  const { preview } = current;
  byId("full-name").textContent = shown([preview.name, placeOf(entry.preview)].filter(Boolean).join(" · "));
  const notes = preview.warnings.map(text => make("p", {}, text));
  if (preview.error) {
    const place = placeOf(preview.error.place);
    notes.push(make("p", { class: "fault" },
      [place, preview.error.message, preview.error.hint].filter(Boolean).join(": ")));
  }
  if (preview.output) notes.push(make("pre", { tabindex: "0", "aria-label": "Output" }, preview.output));
  byId("notes").replaceChildren(...notes);
  const stage = byId("stage");
  stage.classList.toggle("is-stale", entry.isStale || current.isStale);
  const shownEntry = current.picture ? current : entry;
  if (!shownEntry.picture) return stage.replaceChildren();
  const image = stage.querySelector("img") ?? make("img", { decoding: "async", draggable: "false" });
  image.alt = shown(preview.name);
  image.width = Math.round(shownEntry.width);
  image.height = Math.round(shownEntry.height);
  image.classList.toggle("is-dark", shownEntry.isDark);
  if (!image.parentNode) stage.replaceChildren(image);
  showPicture(image, shownEntry.picture);
}

/** Lets the server draw the one at full size, where the conditions are not those of the grid. */
async function draw() {
  const number = ++wishNumber;
  if (selected === null) return;
  if (isUsual()) {
    wished = null;
    return showFull();
  }
  const { device, scheme, type, locale, direction, orientation } = chosen();
  const wish = {
    name: selected, isDark: scheme === "dark", typeSize: type, locale, isRightToLeft: direction === "rtl",
    isLandscape: orientation === "landscape",
  };
  if (device) wish.device = device;
  try {
    const answer = await (await ask("api/draw", wish)).json();
    if (number !== wishNumber) return;
    wished = answer;
    showFull();
  } catch (error) {
    announce(error.message, { isError: true });
  }
}

function fillChoices() {
  const options = (names, first) => [...first, ...names.map(name => [name, name])]
    .map(([value, text]) => make("option", { value }, text));
  if (byId("device").children.length) return;
  byId("device").replaceChildren(...options(shownState.devices, [["", "Its own"]]));
  byId("type").replaceChildren(...options(shownState.typeSizes, []));
  byId("type").value = usual.type;
}

// The course of the page.

async function adopt() {
  shownState = await (await ask("api/state")).json();
  fillChoices();
  showTop();
  showErrors();
  showGrid();
  if (selected !== null) {
    showFull();
    if (shownState.phase === "ready" && !isUsual() && !shownState.errors.length) draw();
  }
  forgetPictures();
}

async function follow() {
  for (;;) {
    await new Promise(resume => setTimeout(resume, 150));
    try {
      const round = await (await ask("api/round")).text();
      if (Number(round) !== shownState.round) await adopt();
    } catch (error) {
      if (error.message !== "Failed to fetch") throw error;
      byId("summary").textContent = "The server is gone: what is shown stays as it is";
      return;
    }
  }
}

function move(step) {
  const names = shownState.entries.map(entry => entry.preview.name);
  const next = names[names.indexOf(selected) + step];
  if (next !== undefined) select(next);
}

function listen() {
  byId("close").addEventListener("click", () => select(null));
  byId("conditions").addEventListener("change", draw);
  byId("conditions").addEventListener("submit", event => { event.preventDefault(); draw(); });
  document.addEventListener("keydown", event => {
    if (event.target.closest("select, input") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && selected !== null) select(null);
    if (event.key === "j") move(1);
    if (event.key === "k") move(-1);
  });
}

async function start() {
  readToken();
  try {
    await adopt();
  } catch (error) {
    byId("summary").textContent = token === null ? "Open the address that `tintype preview --watch` printed." : error.message;
    return;
  }
  listen();
  document.body.dataset.ready = "true";
  follow();
}

start();
