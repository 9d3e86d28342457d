// Builds elements. Text goes in as text: nothing in this page is ever parsed as markup.

const SVG = "http://www.w3.org/2000/svg";

/** The element of that id, which the page has. */
const byId = id => document.getElementById(id);

/** Control characters and marks that turn the direction of text: with them one name could look like another. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A text as the page shows it: what cannot be seen stands as `\u{202E}`, as in the terminal. */
const shown = text => text.replace(unseen, mark => `\\u{${mark.codePointAt(0).toString(16).toUpperCase()}}`);

function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "hidden" || name === "disabled") element[name] = true;
    else if (name === "title" || name === "aria-label") element.setAttribute(name, shown(String(value)));
    else element.setAttribute(name, value === true ? "" : value);
  }
}

/** An element with attributes (`onclick` and its like take functions) and children; texts become text nodes. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.flat()
    .filter(child => child !== null && child !== undefined && child !== false)
    .map(child => (typeof child === "string" ? shown(child) : child)));
  return element;
}

function makeSVG(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** A line drawing of 16 by 16, which says nothing to a screen reader. */
function icon(path) {
  return makeSVG("svg", { viewBox: "0 0 16 16", width: 16, height: 16, "aria-hidden": "true", class: "glyph" },
    makeSVG("path", { d: path }));
}

const glyphs = {
  check: "M3 8.5 6.5 12 13 4.5",
  cross: "M4 4l8 8M12 4l-8 8",
  skip: "M4 4l5 4-5 4M11.5 4v8",
  undo: "M6 3 3 6l3 3M3.5 6H9a3.5 3.5 0 0 1 0 7H6",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15"
    + "M3 3l1.2 1.2M11.8 11.8 13 13M3 13l1.2-1.2M11.8 4.2 13 3",
  moon: "M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8z",
  open: "M6 4l4 4-4 4",
  target: "M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3",
  copy: "M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3",
  download: "M8 2.5v7M5 7l3 3 3-3M3 13h10",
  play: "M5 3.5v9l7-4.5z",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  frame: "M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3",
};

function button(label, action, attributes = {}, ...children) {
  return make("button", { type: "button", onclick: action, ...attributes }, ...(children.length ? children : [label]));
}

/** A button that is a drawing; its name is read out and shown as a tip. */
function iconButton(glyph, label, action, attributes = {}) {
  return button(label, action, { class: "icon", "aria-label": label, title: label, ...attributes }, icon(glyph));
}

const key = text => make("kbd", { "aria-hidden": "true" }, text);

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const count = number => grouped.format(number);
const plural = (number, one, many = one + "s") => `${count(number)} ${number === 1 ? one : many}`;

/** A length in points, to two decimals, without a point where it is whole. */
const length = value => String(Math.round(value * 100) / 100);

/** A share that never rounds a real change to nothing. */
function share(part, whole) {
  if (!whole || !part) return "0 %";
  const percent = (part / whole) * 100;
  if (percent < 0.01) return "under 0.01 %";
  return `${percent < 10 ? percent.toFixed(2) : percent.toFixed(1)} %`;
}

const sizeText = size => `${size.width}×${size.height}`;

/** `file:line`, for people. */
const placeText = source => `${source.file}:${source.line}`;

/** Says something to those who listen and, unless the page shows it anyway, for a moment to all. */
function announce(text, { isError = false, isQuiet = false } = {}) {
  const status = byId("status");
  status.textContent = shown(text);
  status.classList.toggle("is-error", isError);
  status.classList.toggle("is-shown", !isQuiet);
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => status.classList.remove("is-shown"), isError ? 8000 : 3000);
}

/** Puts a text on the clipboard, also where the page may not ask for it, as on file://. */
async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", { class: "hidden", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  announce(`Copied ${what}`);
}
