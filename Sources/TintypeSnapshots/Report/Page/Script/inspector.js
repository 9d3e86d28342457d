// Beside the picture: why it changed, where, what was allowed to differ, and the layout.

function showInspector(item) {
  byId("inspector-body").replaceChildren(
    ...[causesSection(item), placesSection(item), layoutSection(item), allowanceSection(item), numbersSection(item)]
      .filter(Boolean));
}

function section(title, ...children) {
  return make("section", { class: "panel" }, make("h3", {}, title), ...children);
}

function causesSection(item) {
  if (!item.causes.length) {
    if (!item.difference && !sizesDiffer(item)) return null;
    const text = Object.keys(item.layouts).length === 2
      ? "The layouts are equal: what is drawn changed, not where." : "The layouts cannot be compared.";
    return section("Why", make("p", { class: "muted" }, text));
  }
  return section("Why", make("ol", { class: "causes" }, ...item.causes.map((cause, index) => causeItem(cause, index))));
}

function causeItem(cause, index) {
  const frames = cause.expectedFrame && cause.actualFrame ? frameChange(cause) : null;
  return make("li", { class: `cause ${index ? "" : "is-first"}` },
    make("button", {
      type: "button", class: "cause-view", "data-view": cause.view, title: cause.view,
      onclick: () => pickView(cause.view, true),
      onpointerenter: () => hoverView(cause.view), onpointerleave: () => hoverView(null),
      onfocus: () => hoverView(cause.view), onblur: () => hoverView(null),
    }, cause.text),
    cause.source ? make("button", {
      type: "button", class: "source", title: "Copy the place",
      onclick: () => copyText(`${placeText(cause.source)}:${cause.source.column}`, "the place"),
    }, placeText(cause.source)) : null,
    frames,
    cause.consequences
      ? make("span", { class: "muted" }, `${plural(cause.consequences, "further change")} from this`) : null);
}

function frameChange({ expectedFrame, actualFrame }) {
  const place = frame => `${length(frame.x)}, ${length(frame.y)}`;
  const size = frame => `${length(frame.width)}×${length(frame.height)}`;
  const parts = [["at", place], ["size", size]].map(([name, text]) => [name, text(expectedFrame), text(actualFrame)])
    .filter(([, before, after]) => before !== after).map(([name, before, after]) => `${name} ${before} → ${after}`);
  return parts.length ? make("span", { class: "frames" }, parts.join("; ")) : null;
}

/** Each cluster of changed pixels as a pair of crops, the largest first. */
function placesSection(item) {
  const clusters = clustersOf(item);
  if (!clusters.length) return null;
  const list = make("div", { class: "clusters" });
  const show = number => list.replaceChildren(
    ...clusters.slice(0, number).map((cluster, index) => clusterButton(item, cluster, index)),
    number < clusters.length ? button(plural(clusters.length - number, "more place"), () => {
      show(clusters.length);
      list.children[number].focus();
    }, { class: "link" }) : "");
  show(clusters.length > 4 ? 3 : 4);
  const further = item.difference.furtherClusters;
  const rest = further ? make("p", { class: "muted" }, `${plural(further, "smaller place")} not listed`) : null;
  return section("Where", list, rest);
}

function clusterButton(item, cluster, index) {
  const { bounds, pixels, views } = cluster;
  const names = [...new Set(views.map(path => path.split("/").pop()))];
  const arrow = make("span", { class: "arrow", "aria-hidden": "true" }, "→");
  const crops = hasBoth(item) ? [crop(item, "expected", bounds), arrow, crop(item, "actual", bounds)] : [];
  const place = `${count(pixels)} px in ${bounds.width}×${bounds.height} at ${bounds.x}, ${bounds.y}`;
  const title = [...views, place].join("\n");
  return button("", () => zoomToCluster(index), { class: "cluster-row", title },
    make("span", { class: "crops" }, ...crops),
    make("span", { class: "cluster-text" },
      make("span", { class: "cluster-names" }, names.length ? names.join(", ") : `Change ${index + 1}`),
      make("span", { class: "muted" }, `${count(pixels)} px in ${bounds.width}×${bounds.height}`)));
}

/** A small window onto a picture, with the change in its middle. */
function crop(item, side, bounds) {
  const window = 36;
  const room = Math.max(bounds.width, bounds.height) * 1.4 + 4;
  const scale = Math.min(8, window / room);
  const image = lazyPicture((item.cover ?? item.pictures)[side]);
  const size = item[`${side}Size`] ?? canvasSize(item);
  image.style.width = `${size.width * scale}px`;
  image.style.height = `${size.height * scale}px`;
  image.style.left = `${window / 2 - (bounds.x + bounds.width / 2) * scale}px`;
  image.style.top = `${window / 2 - (bounds.y + bounds.height / 2) * scale}px`;
  return make("span", { class: `crop ${scale > 1 ? "is-enlarged" : ""}` }, image);
}

/** What the run said, and what it would take for the pictures to pass. */
function numbersSection(item) {
  const { difference } = item;
  if (!difference) return null;
  const rows = [["pixels compared", count(difference.total)]];
  if (difference.antialiased) rows.push(["anti-aliasing alone", count(difference.antialiased)]);
  const distance = difference.maximumDistance * 100;
  if (distance) rows.push(["perceived, at most", `${distance.toFixed(1)} %`]);
  for (const [name, value] of Object.entries(difference.tightest).sort()) {
    rows.push([`passes at ${name}`, String(value)]);
  }
  return section("Numbers", make("dl", { class: "attributes" }, ...rows.map(([name, value]) =>
    make("div", {}, make("dt", {}, name), make("dd", {}, value)))), make("p", { class: "words" }, item.message));
}

function allowanceSection(item) {
  const rows = [];
  if (item.tolerance) {
    const settings = Object.entries(item.tolerance.settings).sort().map(([name, value]) => `${name} ${value}`);
    rows.push(make("li", {}, make("strong", {}, "Tolerance"), ` ${settings.join(", ")}`,
      make("span", { class: "reason" }, item.tolerance.reason)));
  }
  for (const mask of item.masks) {
    const what = mask.kind === "ignore" ? "Ignored" : "Painted over";
    rows.push(make("li", {}, make("strong", {}, what), ` ${mask.target}`,
      make("span", { class: "reason" }, `${plural(mask.pixels, "pixel")} not compared`)));
  }
  for (const warning of item.warnings) rows.push(make("li", { class: "warning" }, warning));
  return rows.length ? section("Allowed to differ", make("ul", { class: "allowances" }, ...rows)) : null;
}
