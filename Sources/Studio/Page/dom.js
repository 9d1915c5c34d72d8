// Making elements.

/** An element: attributes, properties with a dot, and listeners with `on` before their names. */
export function h(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  set(made, attributes);
  made.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return made;
}

/** An element of a drawing. */
export function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  set(made, attributes);
  made.append(...children.flat(Infinity).filter(Boolean));
  return made;
}

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.startsWith(".")) element[name.slice(1)] = value;
    else if (name === "style" && typeof value === "object") Object.assign(element.style, value);
    else element.setAttribute(name, value === true ? "" : value);
  }
}

export const clear = (element, ...children) => element.replaceChildren(...children.flat(Infinity).filter(Boolean));

/** Tells something for a moment. */
export function notify(words) {
  const notice = document.getElementById("notice");
  notice.textContent = words;
  notice.classList.add("shown");
  setTimeout(() => notice.classList.remove("shown"), 1500);
}

/** A number as people write it: at most two decimals. */
export const number = value => String(Math.round(value * 100) / 100);

export const size = ([width, height]) => `${number(width)} × ${number(height)}`;

const paths = {
  rotate: "M3.500 8.500h8a1.500 1.500 0 0 1 1.500 1.500v4a1.500 1.500 0 0 1-1.500 1.500h-8A1.500 1.500 0 0 1 2 14v-4a1.500 1.500 0 0 1 1.500-1.500M9 3a6 6 0 0 1 6.500 6M13.600 7.300L15.500 9.200L17.200 7.200",
  moon: "M14 10.5A6 6 0 0 1 7.500 4 6 6 0 1 0 14 10.500",
  sun: "M9 5.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M9 1v2M9 15v2M1 9h2M15 9h2M3.300 3.300l1.400 1.400M13.300 13.300l1.400 1.400M3.300 14.700l1.400-1.400M13.300 4.700l1.400-1.400",
  contrast: "M9 2.500a6.500 6.500 0 1 0 0 13z M9 2.500a6.500 6.500 0 0 1 0 13",
  direction: "M3 6h11M11 3l3 3-3 3M15 12H4M7 9l-3 3 3 3",
  search: "M7.500 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9M11 11l4 4",
  play: "M5 3.500v11l9-5.500z", pause: "M5.500 3.500v11M12.500 3.500v11", step: "M4 3.500v11l7-5.500zM14 3.500v11",
  stop: "M4.500 4.500h9v9h-9z", restart: "M14 9a5 5 0 1 1-2-4M12.500 2v3.500H9", record: "M9 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8",
  copy: "M6 6h8v8H6zM4 11V4h7", link: "M7.500 10.500l3-3M6 9l-2 2a2.500 2.500 0 0 0 3.500 3.500l2-2M12 9l2-2a2.500 2.500 0 0 0-3.500-3.500l-2 2",
  fit: "M3 6V3h3M12 3h3v3M15 12v3h-3M6 15H3v-3", keyboard: "M2.500 5h13v8h-13zM5 8h.1M8 8h.1M11 8h.1M13 8h.1M6 10.700h6",
  warning: "M9 2.500l7 12.500H2zM9 7v4M9 12.800v.2", slow: "M9 3a6.500 6.500 0 1 0 0 12.500A6.500 6.500 0 0 0 9 3M9 6v3.500h3",
};

export function icon(name) {
  return svg("svg", {viewBox: "0 0 18 18", class: "icon", "aria-hidden": "true"}, svg("path", {d: paths[name]}));
}
