// Pictures and layouts, each fetched once and only when it is looked at. They are known by a hash of their contents.

const pictureAddresses = new Map();
const layoutTrees = new Map();

async function findPicture(key) {
  if (report.form === "folder") return `pictures/${key}.png`;
  if (report.form === "live") return URL.createObjectURL(await (await ask(`api/picture/${key}`)).blob());
  const stored = byId(`picture-${key}`);
  if (!stored) throw new Error("the picture is not in this file");
  const binary = atob(stored.textContent);
  const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
}

/** Where the browser finds the picture of that key. */
function pictureAddress(key) {
  if (!pictureAddresses.has(key)) pictureAddresses.set(key, findPicture(key));
  return pictureAddresses.get(key);
}

/** Shows the picture of that key, once it is there. What was asked for later wins. */
async function showPicture(image, key) {
  if (image.dataset.key === key) return;
  image.dataset.key = key;
  try {
    const address = await pictureAddress(key);
    if (image.dataset.key === key) image.src = address;
  } catch (error) {
    image.closest(".picture, .thumb")?.classList.add("is-broken");
    announce(`A picture could not be loaded: ${error.message}`, { isError: true });
  }
}

function picture(key, alt, attributes = {}) {
  const image = make("img", { alt, decoding: "async", draggable: "false", ...attributes });
  showPicture(image, key);
  return image;
}

// A list of hundreds shows pictures only where one looks.
const arrival = new IntersectionObserver(entries => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    arrival.unobserve(entry.target);
    showPicture(entry.target, entry.target.dataset.wanted);
  }
}, { rootMargin: "200px" });

function lazyPicture(key) {
  const image = make("img", { alt: "", decoding: "async", loading: "lazy", "data-wanted": key });
  arrival.observe(image);
  return image;
}

/** The layout of that key as a list of views in the order of drawing; null where it cannot be read. */
function layoutTree(key) {
  if (!layoutTrees.has(key)) layoutTrees.set(key, readLayout(key).catch(() => null));
  return layoutTrees.get(key);
}

async function readLayout(key) {
  const text = report.form === "live"
    ? await (await ask(`api/layout/${key}`)).text() : byId(`layout-${key}`).textContent;
  return new Layout(JSON.parse(text).views);
}

/** Views with the paths that verdicts name them by. */
class Layout {
  constructor(stored) {
    this.views = [];
    const open = [];
    for (const view of stored) {
      open.length = view.depth;
      const parent = open[view.depth - 1] ?? null;
      const own = {
        kind: view.kind, id: view.id ?? null, depth: view.depth, parent, children: [], index: this.views.length,
        attributes: view.attributes ?? [], place: parent ? parent.children.length : 0,
        frame: view.frame.map(Number),
      };
      parent?.children.push(own);
      open[view.depth] = own;
      this.views.push(own);
    }
    for (const view of this.views) view.path = Layout.path(view);
    this.byPath = new Map(this.views.map(view => [view.path, view]));
  }

  static path(view) {
    const isAlone = !view.parent || view.parent.children.length === 1;
    const own = view.id !== null ? `${view.kind}#${view.id}` : isAlone ? view.kind : `${view.kind}[${view.place}]`;
    return view.parent ? `${view.parent.path}/${own}` : own;
  }

  /** The innermost view at a point, in points; of two that overlap the one that is drawn later. */
  viewAt(x, y) {
    let found = null;
    for (const view of this.views) {
      const [left, top, width, height] = view.frame;
      if (x < left || y < top || x >= left + width || y >= top + height) continue;
      if (!found || view.depth >= found.depth) found = view;
    }
    return found;
  }
}

const viewName = view => (view.id !== null ? `${view.kind}#${view.id}` : view.kind);

function frameText(frame) {
  const [x, y, width, height] = frame.map(length);
  return `${width}×${height} at ${x}, ${y}`;
}
