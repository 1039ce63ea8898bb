// The gallery: every picture of every widget, by subject and family; one of them in full; and, while watched, as they change.

const FACETS = [
  ["subject", "Widget"], ["family", "Family"], ["look", "Look"], ["locale", "Locale"], ["entry", "Entry"], ["device", "Device"],
  ["system", "iOS"], ["textSize", "Text size"],
];
const GROUNDS = [["squares", "Squares"], ["light", "Light"], ["dark", "Dark"], ["color", "Colour"]];

let items = [];
let byName = new Map();
let shown = [];
let filter = null;
const state = { zoom: 100, taps: false, ground: "squares", one: null };

/** What the facets and the search see of a picture. */
function item(picture) {
  const { scene } = picture;
  const look = scene.mode === "fullColor" ? scene.appearance : scene.mode;
  return {
    picture, name: picture.name,
    facets: { subject: scene.subject, family: scene.presentation, look, locale: scene.locale, entry: scene.entry, device: scene.device, system: String(scene.system), textSize: scene.textSize },
    text: [picture.name, ...Object.values(scene), ...picture.taps.map((tap) => tap.target), ...picture.remarks, ...picture.errors].join("\n").toLowerCase(),
  };
}

function take(list) {
  items = list.map(item);
  byName = new Map(items.map((each) => [each.name, each]));
}
take(data.pictures);

// MARK: The frame of the page

const wall = make("main", { class: "wall", id: "wall", tabindex: "-1" });
const found = make("span", { class: "dim", role: "status" });
const facets = make("div", { class: "group" });
const zoom = make("input", { type: "range", min: "25", max: "300", step: "5", id: "zoom", oninput: () => { state.zoom = Number(zoom.value); hang(); remember(); } });
const zoomWords = make("output", { for: "zoom" });
const taps = make("button", { id: "taps", "aria-pressed": "false", onclick: toggleTaps }, "Tap map");
const ground = make("select", { id: "ground", "aria-label": "Ground", onchange: () => { state.ground = ground.value; hang(); remember(); } },
  GROUNDS.map(([value, label]) => make("option", { value }, "Ground: " + label)));
const live = data.watched ? make("span", { class: "live", id: "live", role: "status" }, "● watching") : null;
const keys = help("Keys", [
  [["j", "k"], "next, previous picture"], [["Enter"], "the picture in full; Esc goes back"], [["t"], "tap map on or off"],
  [["+", "-"], "larger, smaller"], [["0"], "one point is one CSS pixel"], [["d"], "device scale: one pixel is one pixel of the screen"],
  [["/"], "search"], [["?"], "this help"],
], ["100 % is one point to one CSS pixel, about the size on a phone. The address of this page always names what is shown."]);

function build() {
  document.body.append(
    make("a", { class: "skip", href: "#wall", onclick: (event) => { event.preventDefault(); wall.focus(); } }, "Skip to the pictures"),
    make("header", { class: "bar" },
      make("h1", {}, "Ambrotype gallery"), facets, found, live,
      make("div", { class: "group push" },
        make("label", { class: "field" }, "Zoom ", zoom, zoomWords), make("button", { id: "device", title: "one pixel is one pixel of the screen: key d", onclick: deviceScale }, "Device scale"),
        taps, ground, themeButton(), make("button", { id: "keys", onclick: () => keys.showModal() }, "Keys ", make("kbd", {}, "?")))),
    wall);
  buildFilter();
}

function buildFilter() {
  const words = filter?.words;
  filter = new Filter(items, { facets: FACETS, changed: () => { hang(); remember(); } });
  facets.replaceChildren(...filter.controls());
  if (words) filter.read(new URLSearchParams(Object.entries(words).filter(([, value]) => value)));
}

// MARK: Hanging

/** Things in their order, by what `key` says of them. */
function grouped(list, key) {
  const groups = new Map();
  for (const each of list) {
    const name = key(each);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(each);
  }
  return [...groups];
}

function hang() {
  filter.items = items;
  shown = filter.found;
  document.documentElement.dataset.ground = state.ground;
  found.textContent = shown.length === items.length ? count(items.length, "picture") : `${number(shown.length)} of ${count(items.length, "picture")}`;
  zoom.value = state.zoom;
  zoomWords.textContent = ` ${state.zoom} %`;
  taps.setAttribute("aria-pressed", state.taps);
  ground.value = state.ground;
  pictures.forget(wall.querySelectorAll("img[data-picture]"));
  wall.replaceChildren(...data.issues.map((issue) => make("p", { class: "trouble" }, issue)), ...grouped(shown, (each) => each.facets.subject).map(subject));
  if (shown.length === 0) wall.append(make("p", { class: "empty" }, items.length ? "No picture fits the filter." : "There is nothing to show."));
  if (state.one) open(state.one);
}

function subject([name, list]) {
  const remarks = [...new Set(list.flatMap((each) => each.picture.remarks))];
  return make("section", { class: "subject", "aria-label": name },
    make("h2", {}, name, make("small", {}, count(list.length, "picture"))),
    remarks.map((line) => make("p", { class: "trouble warning" }, line)),
    grouped(list, (each) => each.facets.family).map(([family, members]) =>
      make("section", { class: "family", "aria-label": `${name} ${family}` }, make("h3", {}, family), make("div", { class: "hang" }, strips(members).map(strip)))));
}

const stripKey = ({ facets: { subject: name, family, look, locale, device, system, textSize } }) => [name, family, look, locale, device, system, textSize].join("\n");
const strips = (list) => grouped(list, stripKey).map(([, members]) => members);

/** Entries of one timeline stand in a row, in the order of time. */
function strip(members) {
  if (members.length === 1) return card(members[0], caption(members[0]));
  const sorted = [...members].sort((a, b) => (a.picture.scene.now < b.picture.scene.now ? -1 : a.picture.scene.now > b.picture.scene.now ? 1 : 0));
  return make("div", { class: "strip" }, make("div", { class: "name" }, caption(members[0], false)),
    sorted.map((each) => card(each, `${each.facets.entry} · ${moment(each)}`)));
}

const moment = ({ picture: { scene } }) => (scene.now.slice(11, 19) + " UTC").replace(":00 UTC", " UTC");

/** Words that tell a card from its neighbours: facets that have one value everywhere are left out. */
function caption(each, withEntry = true) {
  const words = [["look"], ["locale"], ["entry", withEntry], ["device"], ["system"], ["textSize"]]
    .filter(([key, wanted = true]) => wanted && new Set(items.map((other) => other.facets[key])).size > 1)
    .map(([key]) => (key === "system" ? "iOS " : "") + each.facets[key]);
  return words.join(" · ") || each.facets.look;
}

const px = (value) => `${Math.round(value * 100) / 100}px`;

function card(each, words) {
  const { picture } = each;
  const inside = picture.image ? sheet(each, state.zoom / 100) : make("div", { class: "failed" }, picture.errors.join("\n") || "not drawn");
  return each.card = make("div", { class: "card", "data-name": each.name },
    make("button", { "aria-label": each.name, onclick: () => { open(each.name); remember(true); } }, inside),
    make("p", {}, words, picture.diagnostics.length ? make("span", { class: "warning" }, ` ⚠ ${picture.diagnostics.length}`) : null));
}

/** A picture at `factor` CSS pixels a point, with its tap map if wanted. */
function sheet({ picture }, factor, { lazy = true } = {}) {
  const element = make("span", { class: factor * devicePixelRatio > picture.scene.scale * 1.01 ? "sheet grown" : "sheet", style: { width: px(picture.width * factor), height: px(picture.height * factor) } },
    pictures.image(picture.image, "", { lazy }));
  if (state.taps) {
    for (const { frame: [x, y, width, height], target } of picture.taps) {
      element.append(make("span", { class: "box tap", title: target, style: { left: px(x * factor), top: px(y * factor), width: px(width * factor), height: px(height * factor) } }, make("span", {}, target)));
    }
  }
  return element;
}

// MARK: One in full

const one = make("dialog", { class: "one", id: "one", "aria-labelledby": "one-name" });
one.addEventListener("close", () => { state.one = null; remember(); });

function open(name) {
  const each = byName.get(name);
  if (!each) return void close();
  state.one = name;
  const { picture } = each;
  const film = strips(items).find((members) => members.includes(each)) ?? [];
  // As large as there is room for, but no larger than its pixels allow.
  const room = Math.min(Math.max(160, innerWidth * 0.96 - 400) / picture.width, (innerHeight * (film.length > 1 ? 0.6 : 0.8)) / picture.height);
  const factor = Math.max(0.2, Math.min(room, picture.scene.scale));
  one.replaceChildren(
    make("header", {}, make("h2", { id: "one-name" }, name),
      make("div", { class: "group push" }, make("button", { onclick: () => step(-1) }, "Previous"), make("button", { onclick: () => step(1) }, "Next"),
        make("button", { "aria-pressed": String(state.taps), onclick: toggleTaps }, "Tap map"), make("button", { onclick: close }, "Close"))),
    make("div", { class: "view", tabindex: "-1", autofocus: true }, picture.image ? sheet(each, factor, { lazy: false }) : make("p", { class: "trouble" }, picture.errors.join("\n")),
      film.length > 1 ? make("div", { class: "film", role: "group", "aria-label": "Entries" }, film.map((other) => frame(other, each))) : null),
    aside(each));
  if (!one.isConnected) document.body.append(one);
  if (!one.open) one.showModal();
}

function frame(other, each) {
  return make("button", { "aria-current": other === each ? "true" : null, onclick: () => { open(other.name); remember(); } },
    other.picture.image ? pictures.image(other.picture.image, "") : "", `${other.facets.entry} · ${moment(other)}`);
}

function aside({ picture }) {
  const { scene } = picture;
  const list = (title, lines) => (lines.length ? [make("h3", {}, title), make("ul", {}, lines.map((line) => make("li", {}, line)))] : []);
  return make("aside", {},
    facts([...Object.entries(scene).map(([key, value]) => [key, Array.isArray(value) ? value.join(", ") : value]),
      ["points", `${number(picture.width)} × ${number(picture.height)}`], ["pixels", `${Math.round(picture.width * scene.scale)} × ${Math.round(picture.height * scene.scale)}`],
      ["naturalHeight", picture.naturalHeight && number(picture.naturalHeight)]]),
    list("Taps", picture.taps.map((tap) => `${tap.target}: ${tap.frame.map((value) => number(value)).join(", ")}`)),
    list("Widget URLs", picture.widgetURLs), list("Diagnostics", picture.diagnostics), list("Remarks", picture.remarks), list("Errors", picture.errors));
}

function close() {
  state.one = null;
  if (one.open) one.close();
}

function step(by) {
  const at = shown.findIndex((each) => each.name === state.one);
  const next = shown[at < 0 ? 0 : at + by];
  if (!next) return;
  open(next.name);
  remember();
}

// MARK: Choosing

function toggleTaps() {
  state.taps = !state.taps;
  hang();
  remember();
}

function setZoom(value) {
  state.zoom = Math.min(300, Math.max(25, Math.round(value)));
  hang();
  remember();
}

/** One pixel of the picture is one pixel of this screen. */
function deviceScale() { setZoom((100 * (items[0]?.picture.scene.scale ?? 1)) / devicePixelRatio); }

function remember(asStep = false) {
  place.write({
    picture: state.one, zoom: state.zoom === 100 ? "" : String(state.zoom), taps: state.taps ? "1" : "",
    ground: state.ground === "squares" ? "" : state.ground, ...filter.words,
  }, asStep);
}

function recall() {
  const words = place.read();
  filter.read(words);
  const size = Number(words.get("zoom") ?? 100);
  state.zoom = size >= 25 && size <= 300 ? size : 100;
  state.taps = words.get("taps") === "1";
  state.ground = GROUNDS.some(([value]) => value === words.get("ground")) ? words.get("ground") : "squares";
  state.one = byName.has(words.get("picture")) ? words.get("picture") : null;
  if (!state.one && one.open) one.close();
  hang();
}

// MARK: Watching

// The page looks at a small file beside it and takes what it has not seen. That works from a file as well as from any server.
const watching = { seen: data.sequence, latest: data.sequence, tried: null, fresh: new Map() };

/** `changes/latest.js` calls this. */
function ambrotypeLatest(sequence) {
  watching.latest = sequence;
  live.className = "live";
  live.textContent = "● watching";
}

/** `changes/<n>.js` calls this: pictures that changed, their bytes, subjects whose other pictures are gone. */
function ambrotypeChange({ sequence, subjects, pictures: changed, images, issues, restart }) {
  if (sequence !== watching.seen + 1) return;
  watching.seen = sequence;
  if (restart) return void location.reload();
  pictures.add(images);
  data.issues = issues;
  // A change may come in several pieces; what an earlier one brought stays marked.
  const touched = new Set();
  for (const [name, time] of watching.fresh) {
    if (Date.now() - time > 1200) watching.fresh.delete(name);
  }
  const fresh = new Map(changed.map((picture) => [picture.name, picture]));
  const kept = [];
  for (const each of items) {
    if (!subjects.includes(each.facets.subject)) kept.push(each.picture);
  }
  for (const picture of changed) {
    const before = byName.get(picture.name)?.picture;
    if (before?.image !== picture.image) touched.add(picture.name);
  }
  take([...kept, ...fresh.values()].sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)));
  const { scrollTop } = wall;
  buildFilter();
  hang();
  wall.scrollTop = scrollTop;
  for (const name of touched) watching.fresh.set(name, Date.now());
  for (const name of watching.fresh.keys()) byName.get(name)?.card?.classList.add("fresh");
  live.textContent = `● ${count(watching.fresh.size, "picture")} changed`;
  document.documentElement.dataset.sequence = String(sequence);
}

function load(file, then) {
  const script = make("script", { src: file + "?" + Date.now(), onload: () => { script.remove(); then(true); }, onerror: () => { script.remove(); then(false); } });
  document.head.append(script);
}

function look() {
  if (watching.seen < watching.latest) return load(`changes/${watching.seen + 1}.js`, (is) => {
    if (!is) location.reload();
    else if (watching.seen < watching.latest && watching.seen === watching.tried) setTimeout(look, 500);
    else look((watching.tried = watching.seen));
  });
  load("changes/latest.js", (is) => {
    if (!is) {
      live.className = "live old";
      live.textContent = "○ nobody is watching";
    }
    if (watching.seen < watching.latest) look();
    else setTimeout(look, is ? 100 : 2000);
  });
}

// MARK: Start

build();
listen({
  j: () => step(1), k: () => step(-1), t: toggleTaps, d: deviceScale, 0: () => setZoom(100),
  "+": () => setZoom(state.zoom * 1.25), "=": () => setZoom(state.zoom * 1.25), "-": () => setZoom(state.zoom / 1.25),
  "/": () => filter.search.focus(), "?": () => keys.showModal(),
});
addEventListener("popstate", recall);
addEventListener("hashchange", recall);
recall();
if (data.watched) look();
