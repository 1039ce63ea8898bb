"use strict";
// What both pages share: elements, pictures that are decoded when they come into view, filters, the address, keys.

/** An element. All text goes in as text, so no name or message can become markup. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Members that have a value, as a list of terms. */
function facts(pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return make("dl", { class: "facts" }, shown.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value))));
}

const number = (value) => Number(value).toLocaleString("en-US", { maximumFractionDigits: 4 });
const count = (value, one, many) => `${number(value)} ${value === 1 ? one : many ?? one + "s"}`;

/** Pictures lie in the page once each, as base64 below their digest, and become images only near the window. */
const pictures = (() => {
  const fresh = new Map();
  const waiting = new Set();

  function address(id) {
    const text = fresh.get(id) ?? document.getElementById("p-" + id)?.textContent;
    return text ? "data:image/png;base64," + text.trim() : null;
  }

  function show(image) {
    const id = image.dataset.picture;
    if (image.dataset.shown === id) return;
    const source = address(id);
    if (source === null) return void waiting.add(image);
    waiting.delete(image);
    image.dataset.shown = id;
    image.src = source;
  }

  function hide(image) {
    waiting.delete(image);
    delete image.dataset.shown;
    image.removeAttribute("src");
  }

  const nearby = new IntersectionObserver(
    (entries) => entries.forEach((entry) => (entry.isIntersecting ? show(entry.target) : hide(entry.target))),
    { rootMargin: "600px" });
  // The page works while its pictures are still on their way.
  const retry = () => [...waiting].forEach(show);
  const timer = setInterval(retry, 400);
  addEventListener("load", () => (clearInterval(timer), retry()));

  return {
    /** @param lazy whether the picture may wait until it is near the window. */
    image(id, alt, { lazy = false, width = null, height = null } = {}) {
      const image = make("img", { alt, width, height, decoding: lazy ? "async" : "sync", draggable: "false", "data-picture": id });
      if (lazy) nearby.observe(image);
      else show(image);
      return image;
    },
    /** Another picture in place of the one that is shown. */
    replace(image, id) {
      image.dataset.picture = id;
      if (image.dataset.shown !== undefined) show(image);
    },
    add(images) {
      for (const [id, text] of Object.entries(images)) fresh.set(id, text);
      retry();
    },
    forget(images) { images.forEach((image) => nearby.unobserve(image)); },
  };
})();

/** What the address says after `#`: which picture, which view, which filter. Such an address can be handed on. */
const place = {
  read() { return new URLSearchParams(location.hash.slice(1)); },
  /** @param asStep whether "back" should return to where we are now. */
  write(values, asStep = false) {
    const words = new URLSearchParams();
    const { theme } = document.documentElement.dataset;
    if (theme) words.set("theme", theme);
    for (const [key, value] of Object.entries(values)) if (value) words.set(key, value);
    const hash = "#" + words.toString();
    if (hash === location.hash || (hash === "#" && location.hash === "")) return;
    history[asStep ? "pushState" : "replaceState"](null, "", hash);
  },
};

/** Which of many things are wanted: by words anywhere in them, and by one value of each facet. */
class Filter {
  /** @param items things with `facets`, an object of words, and `text`, in lower case. */
  constructor(items, { facets, changed }) {
    Object.assign(this, { items, names: facets, changed, query: "", chosen: {}, states: new Set() });
    this.selects = {};
  }

  /** A search field and a select for each facet that has two values or more. */
  controls() {
    this.search = make("input", {
      type: "search", id: "search", placeholder: "Search names and words  /", "aria-label": "Search", autocomplete: "off",
      oninput: () => { this.query = this.search.value; this.changed(); },
    });
    const selects = this.names.map(([key, label]) => this.select(key, label)).filter((select) => select);
    return [this.search, make("div", { class: "facets" }, selects)];
  }

  select(key, label) {
    const values = [...new Set(this.items.map((item) => item.facets[key]).filter((value) => value))].sort();
    if (values.length < 2) return null;
    const select = make("select", {
      "aria-label": label, "data-facet": key, onchange: () => { this.chosen[key] = select.value; this.changed(); },
    }, make("option", { value: "" }, label + ": all"), values.map((value) => make("option", { value }, value)));
    this.selects[key] = select;
    return select;
  }

  read(words) {
    this.query = words.get("q") ?? "";
    if (this.search) this.search.value = this.query;
    this.states = new Set((words.get("state") ?? "").split(",").filter((state) => state));
    for (const [key] of this.names) {
      this.chosen[key] = words.get(key) ?? "";
      if (this.selects[key]) this.selects[key].value = this.chosen[key];
    }
  }

  get words() { return { q: this.query, state: [...this.states].sort().join(","), ...this.chosen }; }

  get found() {
    const words = this.query.toLowerCase().split(/\s+/).filter((word) => word);
    return this.items.filter((item) =>
      (this.states.size === 0 || this.states.has(item.facets.state)) &&
      this.names.every(([key]) => !this.chosen[key] || item.facets[key] === this.chosen[key]) &&
      words.every((word) => item.text.includes(word)));
  }
}

/** Keys do what `actions` say, unless something is being typed or a modifier is held. */
function listen(actions) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // While the keys are being read, none of them acts on what lies beneath.
    if (document.querySelector("#help[open]")) return;
    const target = event.target;
    if (target.matches("input[type=search], select, textarea")) {
      if (event.key === "Escape") target.blur();
      return;
    }
    // A focused control keeps its own keys.
    if (target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
    if (target.matches("button, a, summary") && (event.key === " " || event.key === "Enter")) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action(event);
  });
}

/** A dialogue that lists the keys. */
function help(title, rows, more) {
  const dialog = make("dialog", { "aria-labelledby": "help-title", id: "help" },
    make("h2", { id: "help-title" }, title),
    make("dl", { class: "keys" }, rows.map(([keys, words]) => [
      make("dt", {}, keys.flatMap((key, index) => [index ? " " : "", make("kbd", {}, key)])), make("dd", {}, words)])),
    more.map((text) => make("p", { class: "dim" }, text)),
    make("form", { method: "dialog" }, make("button", {}, "Close")));
  document.body.append(dialog);
  return dialog;
}

/** Light, dark, or what the system says; kept for this page only. */
function themeButton() {
  const order = ["auto", "light", "dark"];
  const button = make("button", { id: "theme", onclick: () => use(order[(order.indexOf(button.dataset.theme) + 1) % 3]) });
  function use(theme) {
    button.dataset.theme = theme;
    button.textContent = "Theme: " + theme;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
  use(place.read().get("theme") ?? "auto");
  return button;
}

const data = JSON.parse(document.getElementById("data").textContent);
