// The report: a list of pictures, and one of them in full.

const SIGNS = { error: "!", changed: "≠", added: "+", removed: "−", recorded: "●", unchanged: "=" };
const WORDS = { error: "in error", changed: "changed", added: "no golden", removed: "orphan", recorded: "recorded", unchanged: "unchanged" };
const VIEWS = [["side", "Side by side"], ["slider", "Slider"], ["blink", "Blink"], ["onion", "Onion skin"], ["difference", "Difference"]];
const ZOOMS = [["fit", "Fit"], ["points", "Points"], ["pixels", "Pixels"], ["2", "×2"], ["4", "×4"]];
const FACETS = [
  ["family", "Family"], ["locale", "Locale"], ["mode", "Mode"], ["scheme", "Scheme"], ["target", "Target"], ["device", "Device"],
  ["textSize", "Text size"], ["timeZone", "Zone"], ["cause", "Cause"],
];

const items = data.records.map((record) => ({
  record, name: record.name, ids: record.pictures ?? {},
  facets: { state: record.type, cause: record.cause, ...record.context },
  text: [record.name, record.message, ...(record.moved ?? []), ...Object.values(record.context ?? {}), record.source?.file ?? "",
    ...(record.difference?.areas ?? []).flatMap((area) => area.views)].join("\n").toLowerCase(),
}));
const byName = new Map(items.map((item) => [item.name, item]));

const state = { name: null, view: "side", zoom: "fit", boxes: true, ignored: true, tiles: false, mix: 50, flipped: true, blinks: true };
let shown = items;
let timer = null;

const filter = new Filter(items, { facets: FACETS, changed: () => { refresh(); remember(); } });
const stateMark = (type) => make("span", { class: "state", "data-state": type, "data-sign": SIGNS[type] }, WORDS[type]);

// MARK: The frame of the page

const chips = make("div", { class: "group", role: "group", "aria-label": "Filter by state" });
const list = make("ol", { class: "list", "aria-label": "Pictures" });
const found = make("p", { class: "dim", role: "status", style: { margin: "0" } });
const main = make("main", { class: "main", id: "main", tabindex: "-1" });
const keys = help("Keys", [
  [["j", "k"], "next, previous picture"], [["n", "p"], "next, previous picture that needs a look"],
  [["1", "2", "3", "4", "5"], VIEWS.map(([, label]) => label.toLowerCase()).join(", ")],
  [["space"], "expected ↔ actual: flips a blink, a slider or an onion skin"], [["b"], "boxes of change on or off"],
  [["i"], "ignored areas on or off"], [["z"], "next zoom: fit, points, pixels, ×2, ×4"], [["g"], "all pictures as tiles, and back"],
  [["/"], "search"], [["?"], "this help"],
], ["The address of this page always names what is shown; copy it to hand it on."]);

function build() {
  for (const type of Object.keys(SIGNS)) {
    const many = items.filter((item) => item.facets.state === type).length;
    if (many === 0) continue;
    chips.append(make("button", { "aria-pressed": "false", "data-state": type, onclick: () => toggleState(type) }, stateMark(type), ` ${many}`));
  }
  const tiles = make("button", { id: "tiles", "aria-pressed": "false", onclick: toggleTiles }, "Tiles");
  document.body.append(
    make("a", { class: "skip", href: "#main", onclick: (event) => { event.preventDefault(); main.focus(); } }, "Skip to the picture"),
    make("header", { class: "bar" },
      make("h1", {}, `Ambrotype ${data.verb}`), chips,
      make("span", { class: "dim" }, [data.goldens, data.mode, data.shard && "shard " + data.shard, data.date, data.tool].filter((x) => x).join(" · ")),
      make("div", { class: "group push" }, tiles, themeButton(), make("button", { id: "keys", onclick: () => keys.showModal() }, "Keys ", make("kbd", {}, "?")))),
    make("div", { class: "desk" },
      data.issues || data.cause || data.unseen ? make("div", { class: "banner", role: "note" }, [...(data.issues ?? []), data.cause, data.unseen].filter((line) => line).map((line) => make("p", line === data.unseen ? { class: "dim" } : {}, line))) : null,
      make("nav", { class: "side", "aria-label": "Pictures" }, make("div", { class: "filters" }, filter.controls(), found), list), main));
}

function toggleState(type) {
  if (!filter.states.delete(type)) filter.states.add(type);
  refresh();
  remember();
}

function toggleTiles() {
  state.tiles = !state.tiles;
  draw();
  remember();
}

/** The list again, after a filter changed. */
function refresh() {
  shown = filter.found;
  for (const chip of chips.children) chip.setAttribute("aria-pressed", filter.states.has(chip.dataset.state));
  found.textContent = shown.length === items.length ? count(items.length, "picture") : `${number(shown.length)} of ${count(items.length, "picture")}`;
  list.replaceChildren(...shown.map(row));
  if (!shown.some((item) => item.name === state.name)) state.name = shown[0]?.name ?? null;
  draw();
}

function row(item) {
  item.row = make("li", {}, make("a", {
    href: "#picture=" + encodeURIComponent(item.name),
    onclick: (event) => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); choose(item.name); } },
  }, item.name, make("small", {}, stateMark(item.record.type), figures(item.record))));
  return item.row;
}

function figures({ difference }) {
  if (!difference) return null;
  const size = (side) => side.join("×");
  return size(difference.expected) !== size(difference.actual)
    ? `${size(difference.expected)} → ${size(difference.actual)}` : count(difference.changed, "pixel");
}

// MARK: Choosing

function choose(name, asStep = true) {
  if (!byName.has(name)) return;
  Object.assign(state, { name, tiles: false });
  draw();
  main.scrollTop = 0;
  byName.get(name).row?.scrollIntoView({ block: "nearest" });
  remember(asStep);
}

function step(by, wanted = () => true) {
  const at = shown.findIndex((item) => item.name === state.name);
  for (let index = at + by; index >= 0 && index < shown.length; index += by) {
    if (wanted(shown[index])) return choose(shown[index].name, false);
  }
}

const needsLook = (item) => item.facets.state !== "unchanged" && item.facets.state !== "recorded";

function set(changes) {
  Object.assign(state, changes);
  draw();
  remember();
}

function remember(asStep = false) {
  place.write({
    picture: state.name, view: state.view === "side" ? "" : state.view, zoom: state.zoom === "fit" ? "" : state.zoom,
    tiles: state.tiles ? "1" : "", ...filter.words,
  }, asStep);
}

function recall() {
  const words = place.read();
  filter.read(words);
  state.view = VIEWS.some(([view]) => view === words.get("view")) ? words.get("view") : "side";
  state.zoom = ZOOMS.some(([zoom]) => zoom === words.get("zoom")) ? words.get("zoom") : "fit";
  state.tiles = words.get("tiles") === "1";
  if (byName.has(words.get("picture"))) state.name = words.get("picture");
  refresh();
  byName.get(state.name)?.row?.scrollIntoView({ block: "center" });
}

// MARK: Drawing

function draw() {
  clearInterval(timer);
  for (const link of list.querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
  const item = byName.get(state.name);
  const held = heldControl();
  item?.row?.firstChild.setAttribute("aria-current", "true");
  document.getElementById("tiles").setAttribute("aria-pressed", state.tiles);
  pictures.forget(main.querySelectorAll("img[data-picture]"));
  if (shown.length === 0) main.replaceChildren(make("p", { class: "empty" }, "No picture fits the filter."));
  else if (state.tiles) main.replaceChildren(make("h2", { class: "unseen" }, "All pictures"), make("div", { class: "tiles" }, shown.map(tile)));
  else main.replaceChildren(...detail(item));
  if (held) main.querySelector(held)?.focus();
}

/** How to find the control that has the keyboard's focus when it is drawn anew; a pointer's focus is let go, so that space flips. */
function heldControl() {
  const control = document.activeElement;
  if (!main.contains(control) || control === main || !control.matches(":focus-visible")) return null;
  if (control.id) return "#" + control.id;
  return ["view", "zoom"].filter((key) => control.dataset[key]).map((key) => `button[data-${key}="${control.dataset[key]}"]`)[0] ?? null;
}

function tile(item) {
  const id = item.ids.actual ?? item.ids.expected;
  return make("a", {
    class: "tile", href: "#picture=" + encodeURIComponent(item.name), "aria-current": item.name === state.name ? "true" : null,
    onclick: (event) => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); choose(item.name); } },
  },
  make("span", { class: "glass" }, id ? pictures.image(id, "", { lazy: true }) : make("span", { class: "dim" }, "no picture")),
  make("span", { class: "words" }, item.name, make("br"), stateMark(item.record.type), " ", figures(item.record) ?? ""));
}

/** Everything about one picture. */
function detail(item) {
  const { record, ids } = item;
  const pair = Boolean(ids.expected && ids.actual);
  const view = pair ? state.view : "side";
  const stage = make("div", { class: "stage", id: "stage", "data-view": view });
  const parts = [
    make("h2", { id: "picture" }, record.name), make("p", { class: "message" }, stateMark(record.type), " ", record.message),
    approval(record), context(record), pair || ids.actual || ids.expected ? tools(item, view, pair) : null, stage, notes(item),
  ];
  const zoom = zoomOf(item, view);
  if (view === "side" || view === "difference") stage.append(sideBySide(item, zoom, view));
  else stage.append(mixed(item, zoom, view));
  return parts.filter((part) => part);
}

/** What a person types who wants the picture as it is now. */
function approval({ type, name, artifacts }) {
  // What was compared may be no golden at all.
  if (data.verb === "compare") return null;
  if (!artifacts?.actual || (type !== "changed" && type !== "added")) return null;
  return make("p", { class: "message" }, "To keep it as it is now: ", make("code", { id: "approve" }, `ambrotype approve ${name}`));
}

function context({ context: scene = {}, width, height, scale, source }) {
  const { others, ...plain } = scene;
  const rows = Object.entries({ ...plain, ...others });
  if (width) rows.push(["size", `${width} × ${height} pixels${scale ? " at " + scale + "×" : ""}`]);
  const list = facts(rows);
  if (source) {
    const words = `${source.file}:${source.line}`;
    const link = data.sourceLink?.replaceAll("{file}", source.file.split("/").map(encodeURIComponent).join("/")).replaceAll("{line}", source.line);
    const allowed = link && !/^\s*(javascript|data|vbscript):/i.test(link);
    list.append(make("div", {}, make("dt", {}, "source"), make("dd", {}, allowed ? make("a", { href: link, id: "source" }, words) : make("code", { id: "source" }, words))));
  }
  return list;
}

function tools(item, view, pair) {
  const pressed = (is) => (is ? "true" : "false");
  const views = VIEWS.map(([id, label], index) => make("button", {
    "aria-pressed": pressed(view === id), "data-view": id, disabled: !pair || (id === "difference" && !item.ids.difference),
    title: `${label}: key ${index + 1}`, onclick: () => set({ view: id }),
  }, label));
  const zooms = ZOOMS.map(([id, label]) => make("button", { "aria-pressed": pressed(state.zoom === id), "data-zoom": id, onclick: () => set({ zoom: id }) }, label));
  const areas = item.record.difference?.areas.length ?? 0;
  const ignored = item.record.ignored?.length ?? 0;
  return make("div", { class: "tools" },
    make("div", { class: "joined", role: "group", "aria-label": "View" }, views),
    make("div", { class: "joined", role: "group", "aria-label": "Zoom" }, zooms),
    areas ? make("button", { id: "boxes", "aria-pressed": pressed(state.boxes), onclick: () => set({ boxes: !state.boxes }) }, `Boxes ${areas}`) : null,
    ignored ? make("button", { id: "ignored", "aria-pressed": pressed(state.ignored), onclick: () => set({ ignored: !state.ignored }) }, `Ignored ${ignored}`) : null);
}

function sizes({ record, natural }) {
  const own = natural ?? [record.width ?? 1, record.height ?? 1];
  return { expected: record.difference?.expected ?? own, actual: record.difference?.actual ?? own };
}

/** An orphan's record knows no size: its picture says it once it is decoded, if it is one. */
function measure(image, item) {
  image.addEventListener("load", () => {
    item.natural = [image.naturalWidth, image.naturalHeight];
    if (image.isConnected) draw();
  }, { once: true });
  image.addEventListener("error", () => image.closest(".row")?.replaceWith(make("p", { class: "empty" }, "The file is no picture that can be shown.")));
}

const hasSize = (item) => Boolean(item.record.width || item.record.difference || item.natural);

/** CSS pixels for one pixel of the picture. */
function zoomOf(item, view) {
  const { expected, actual } = sizes(item);
  const [width, height] = [Math.max(expected[0], actual[0]), Math.max(expected[1], actual[1])];
  const scale = item.record.scale ?? 1;
  if (state.zoom === "points") return 1 / scale;
  if (state.zoom === "pixels") return 1 / devicePixelRatio;
  if (state.zoom !== "fit") return Number(state.zoom) / scale;
  const columns = view === "side" ? Math.max(1, ["expected", "actual", "difference"].filter((key) => item.ids[key]).length) : 1;
  const room = Math.max(160, (main.clientWidth - 70 - 18 * (columns - 1)) / columns);
  return Math.min(room / width, Math.max(260, innerHeight * 0.62) / height, 3 / scale);
}

const px = (value) => `${Math.round(value * 100) / 100}px`;

/** A picture with what lies over it. */
function sheet(item, keys, zoom, { told = true } = {}) {
  const all = sizes(item);
  const widest = (side) => Math.max(...keys.map((key) => (all[key] ?? [Math.max(all.expected[0], all.actual[0]), Math.max(all.expected[1], all.actual[1])])[side]));
  const element = make("div", { class: zoom > 1 ? "sheet grown" : "sheet", style: { width: px(widest(0) * zoom), height: px(widest(1) * zoom) } });
  for (const key of keys) {
    const size = all[key] ?? [widest(0), widest(1)];
    const image = pictures.image(item.ids[key], `${key} picture of ${item.name}`);
    image.style.width = px(size[0] * zoom);
    image.style.height = px(size[1] * zoom);
    image.dataset.key = key;
    if (!hasSize(item)) measure(image, item);
    element.append(image);
  }
  const box = ([x, y, width, height], kind, label) => make("div", {
    class: "box " + kind, title: label || null,
    style: { left: px(x * zoom - 2), top: px(y * zoom - 2), width: px(width * zoom + 4), height: px(height * zoom + 4) },
  });
  if (state.ignored) for (const frame of item.record.ignored ?? []) element.append(box(frame, "ignored", "ignored"));
  if (state.boxes && told) {
    for (const area of item.record.difference?.areas ?? []) element.append(box(area.frame, "", area.views.join(", ")));
  }
  return element;
}

function sideBySide(item, zoom, view) {
  const wanted = view === "difference" ? ["difference"] : ["expected", "actual", "difference"];
  const there = wanted.filter((key) => item.ids[key]);
  const equal = there.length === 1 && view === "side";
  const titles = { expected: equal ? "golden" : "expected", actual: "actual", difference: "difference" };
  const all = sizes(item);
  const figures = there.map((key) => make("figure", { "data-key": key },
    make("figcaption", {}, make("strong", {}, titles[key]), all[key] && hasSize(item) ? `${all[key][0]} × ${all[key][1]}` : ""),
    sheet(item, [key], zoom, { told: key !== "difference" || view === "difference" })));
  if (figures.length === 0) return make("p", { class: "empty" }, "There is no picture to show.");
  return make("div", { class: "row" }, figures);
}

/** Two pictures on one another: slider, blink, onion skin. */
function mixed(item, zoom, view) {
  const both = sheet(item, ["expected", "actual"], zoom);
  const top = both.querySelector("[data-key=actual]");
  const caption = make("strong");
  const seam = view === "slider" ? make("div", { class: "seam" }) : null;
  if (seam) both.append(seam);
  const range = make("input", { type: "range", min: "0", max: "100", step: "1", id: "mix", value: state.mix, oninput: () => apply(Number(range.value)) });
  function apply(mix) {
    state.flipped = mix > 50;
    if (view !== "blink") state.mix = mix;
    range.value = mix;
    if (view === "slider") {
      top.style.clipPath = `inset(0 0 0 ${mix}%)`;
      seam.style.left = `${mix}%`;
      caption.textContent = `expected left of the line, actual right of it`;
    } else if (view === "onion") {
      top.style.opacity = mix / 100;
      caption.textContent = `${mix} % actual over expected`;
    } else {
      top.style.visibility = mix > 50 ? "visible" : "hidden";
      caption.textContent = mix > 50 ? "actual" : "expected";
    }
  }
  state.apply = apply;
  if (view === "slider") drag(both, apply);
  const controls = view === "blink" ? blinkControls(apply)
    : make("label", { class: "mix" }, make("span", {}, "expected"), range, make("span", {}, "actual"), make("span", { class: "unseen" }, "mix"));
  apply(view === "blink" ? 100 : state.mix);
  return make("figure", {}, make("figcaption", { "aria-live": view === "blink" ? "off" : "polite" }, caption), both, controls);
}

function drag(element, apply) {
  element.classList.add("drag");
  const move = (event) => {
    const { left, width } = element.getBoundingClientRect();
    apply(Math.round(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100))));
  };
  element.addEventListener("pointerdown", (event) => { element.setPointerCapture(event.pointerId); move(event); });
  element.addEventListener("pointermove", (event) => { if (event.buttons) move(event); });
}

/** Blinking can be paused, and does not start where motion is unwanted. */
function blinkControls(apply) {
  const button = make("button", { id: "pause", onclick: () => run(!state.blinks) });
  function run(on) {
    clearInterval(timer);
    state.blinks = on;
    button.textContent = on ? "Pause" : "Go on";
    if (on) timer = setInterval(() => apply(state.flipped ? 0 : 100), 600);
  }
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) state.blinks = false;
  state.pause = () => run(false);
  run(state.blinks);
  return make("p", {}, button, " ", make("span", { class: "dim" }, "space flips by hand"));
}

function flip() {
  if (!byName.get(state.name)?.ids.expected || !byName.get(state.name)?.ids.actual) return;
  if (!["slider", "blink", "onion"].includes(state.view)) return void set({ view: "blink", blinks: false });
  if (state.view === "blink") state.pause();
  state.apply(state.flipped ? 0 : 100);
}

// MARK: What is known besides the pixels

function notes({ record }) {
  const blocks = [];
  const block = (title, lines, id) => { if (lines.length) blocks.push(make("section", { id }, make("h3", {}, title), make("ul", {}, lines.map((line) => make("li", {}, line))))); };
  block("What moved", (record.moved ?? []).map((sentence, index) => moved(sentence, record.movements?.[index], record)), "moved");
  const areas = record.difference?.areas ?? [];
  block("Where", areas.map((area) => `${count(area.changed, "pixel")} at ${area.frame[0]}, ${area.frame[1]}, ${area.frame[2]} × ${area.frame[3]}${area.views.length ? ": " + area.views.join(", ") : ""}`), "areas");
  if (record.difference) {
    const { changed, compared, antialiased, tolerated, largest, ratio } = record.difference;
    block("Counts", [
      `${number(changed)} of ${number(compared)} compared pixels changed (${number(ratio * 100)} %)`, antialiased ? `${number(antialiased)} more only in anti-aliasing` : null,
      tolerated ? `${number(tolerated)} more within the threshold` : null, `largest ΔE ${number(largest)}`].filter((line) => line), "counts");
  }
  if (record.threshold) block("Threshold in force", threshold(record.threshold), "threshold");
  block("Notes", record.notes ?? [], "notes");
  if (record.memory) block("Memory", [`peak ${bytes(record.memory.peak)} of ${bytes(record.memory.limit)}`, record.memory.pictures ? `source pictures ${bytes(record.memory.pictures)}` : null].filter((line) => line), "memory");
  block("Files", [record.golden, ...Object.values(record.artifacts ?? {})].filter((path) => path).map((path) => make("code", {}, path)), "files");
  return make("div", { class: "notes" }, blocks);
}

const bytes = (value) => (value < 1e6 ? `${number(Math.round(value / 100) / 10)} kB` : `${number(Math.round(value / 1e5) / 10)} MB`);

function threshold({ metric, threshold: limit, antialiasing, allowedPixels, allowedRatio, ignored }) {
  const exact = limit === 0 && antialiasing === "counted" && allowedPixels === undefined && allowedRatio === undefined && !ignored;
  return [
    exact ? "exact: every pixel counts" : `${metric} up to ${number(limit)}, anti-aliasing ${antialiasing}`,
    allowedPixels === undefined ? null : `up to ${count(allowedPixels, "pixel")}`,
    allowedRatio === undefined ? null : `up to ${number(allowedRatio * 100)} % of the pixels`,
    ...(ignored ?? []).map((area) => "without " + area)].filter((line) => line);
}

/** A sentence that shows where, if the place is known. */
function moved(sentence, frames, record) {
  if (!frames) return sentence;
  const scale = record.scale ?? 1;
  const show = () => {
    hide();
    for (const element of document.querySelectorAll("#stage .sheet")) {
      const width = Number.parseFloat(element.style.width);
      const zoom = width / (sizes({ record }).actual[0] || 1);
      for (const [kind, frame] of [["was", frames.from], ["is", frames.to]]) {
        if (!frame) continue;
        const [x, y, w, h] = frame.map((value) => px(value * scale * zoom));
        element.append(make("div", { class: `box told ${kind}`, style: { left: x, top: y, width: w, height: h } }));
      }
    }
  };
  const hide = () => document.querySelectorAll("#stage .told").forEach((box) => box.remove());
  return make("button", { class: "told", title: "dashed: where it was", onmouseenter: show, onmouseleave: hide, onfocus: show, onblur: hide, onclick: show }, sentence);
}

// MARK: Start

build();
listen({
  j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
  n: () => step(1, needsLook), p: () => step(-1, needsLook),
  ...Object.fromEntries(VIEWS.map(([view], index) => [String(index + 1), () => set({ view, tiles: false })])),
  " ": flip, b: () => set({ boxes: !state.boxes }), i: () => set({ ignored: !state.ignored }),
  z: () => set({ zoom: ZOOMS[(ZOOMS.findIndex(([zoom]) => zoom === state.zoom) + 1) % ZOOMS.length][0] }),
  g: toggleTiles, "/": () => filter.search.focus(), "?": () => keys.showModal(),
});
addEventListener("popstate", recall);
addEventListener("hashchange", recall);
addEventListener("resize", () => { if (state.zoom === "fit" && !state.tiles) draw(); });
recall();
