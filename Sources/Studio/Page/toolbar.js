// The toolbar: what is shown, and under which circumstances.

import {clear, h, icon} from "./dom.js";
import {isProgram} from "./inspection.js";
import {go, look, observe, state} from "./store.js";

const sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const modes = [["canvas", "Canvas"], ["scene", "Scene"], ["matrix", "Matrix"], ["layers", "Layers"], ["gallery", "Previews"]];
const overlays = [
  ["outlines", "Outlines of all views"], ["margins", "Margins and safe area"], ["findings", "Findings of lint"],
  ["accessibility", "Reading order and targets"], ["contrast", "Contrast of texts"], ["widths", "Widths"],
];

export function buildToolbar(bar) {
  addEventListener("pointerdown", event => {
    const menu = bar.querySelector(".menu[open]");
    if (menu && !menu.contains(event.target)) menu.open = false;
  });
  observe(names => { if (names.has("route") || names.has("project") || names.has("opened") || names.has("programs")) draw(bar); });
}

function draw(bar) {
  const focused = bar.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const isMenuOpen = bar.querySelector(".menu")?.open ?? false;
  clear(bar, brand(), segmented(), h("div", {class: "spacer"}), h("div", {class: "group"}, device(), rotation()),
    h("div", {class: "group"}, textSize(), toggle("isDark", "moon", "Dark appearance"), toggle("hasHighContrast", "contrast", "High contrast"),
      toggle("isRightToLeft", "direction", "Right to left")),
    h("div", {class: "group"}, language(), isProgram() ? null : system()), overlayMenu());
  if (state.route.mode === "gallery" && !state.project?.isPackage) for (const group of bar.querySelectorAll(".group")) group.remove();
  if (isMenuOpen && bar.querySelector(".menu")) bar.querySelector(".menu").open = true;
  if (focused) bar.querySelector(`[data-key="${focused}"]`)?.focus();
}

const brand = () => h("span", {class: "brand"}, state.project ? state.project.folder.split("/").pop() || "/" : "Studio");

function segmented() {
  const {mode} = state.route;
  if (!state.route.document && !isProgram() && mode !== "gallery") return null;
  const shown = isProgram() ? [] : state.route.document ? modes : modes.slice(-1);
  const buttons = shown.map(([value, label]) =>
    h("button", {role: "radio", "aria-checked": String(mode === value), "data-key": "mode-" + value, onclick: () => enter(value)}, label));
  const programs = state.programs.map((program, number) =>
    h("button", {role: "radio", "aria-checked": String(isProgram() && state.route.program === number), "data-key": "program-" + number,
      onclick: () => go({mode: "program", program: number, view: null, overlays: []})}, programName(number)));
  if (isProgram() && state.route.document) buttons.push(h("button", {role: "radio", "aria-checked": "false", onclick: () => enter("canvas")}, "Documents"));
  return h("div", {class: "segmented", role: "radiogroup", "aria-label": "Shown as"}, buttons, programs);
}

/** A program's name, with a number where several have it. */
export function programName(number) {
  const names = state.programs.map(program => program.product.split("/").pop());
  const place = names.slice(0, number).filter(name => name === names[number]).length;
  return place ? `${names[number]} ${place + 1}` : names[number];
}

function enter(mode) {
  const scenes = state.opened?.scenes.filter(scene => scene.hasViews || scene.isContainer) ?? [];
  const scene = state.route.scene ?? (scenes.find(scene => scene.id === state.opened.initial) ?? scenes[0])?.id ?? null;
  go({mode, scene: mode === "canvas" ? state.route.scene : scene, program: null});
}

function select(name, label, options, value, change) {
  return h("select", {"aria-label": label, title: label, "data-key": name, class: value ? "is-set" : null,
    onchange: event => change(event.target.value || null)},
    options.map(option => option.options
      ? h("optgroup", {label: option.label}, option.options.map(inner => choice(inner, value)))
      : choice(option, value)));
}

const choice = ([id, words], value) => h("option", {value: id, ".selected": id === (value ?? "")}, words);

function device() {
  const devices = state.project?.devices ?? [];
  const own = devices.find(device => device.id === state.opened?.device)?.name;
  const list = isPad => devices.filter(device => device.isPad === isPad).map(device => [device.id, `${device.name}  ${device.width} × ${device.height}`]);
  const usual = isProgram() ? "iPhone 17" : own ? `${own} (own)` : "iPhone 17 (usual)";
  return select("device", "Device", [["", usual], {label: "iPhone", options: list(false)}, {label: "iPad", options: list(true)}],
    state.route.look.device, value => look({device: value, width: null}));
}

const rotation = () => toggle("isLandscape", "rotate", "Landscape");

function toggle(name, picture, label) {
  const isOn = state.route.look[name] ?? (name === "isLandscape" ? state.opened?.isLandscape ?? false : false);
  return h("button", {class: "tool", "aria-pressed": String(isOn), "aria-label": label, title: label, "data-key": name,
    onclick: () => look({[name]: isOn ? (name === "isLandscape" && state.opened?.isLandscape ? false : null) : true})}, icon(picture));
}

function textSize() {
  return select("textSize", "Text size", [["", "Text L"], ...sizes.filter(size => size !== "L").map(size => [size, "Text " + size])],
    state.route.look.textSize, value => look({textSize: value}));
}

function language() {
  const known = state.opened?.languages ?? [];
  const pseudo = isProgram() ? [] : [["longer", "Longer texts"], ["accented", "Accented texts"], ["rtl", "Mirrored texts"]];
  const programs = isProgram() ? ["ar", "de", "en", "fr", "ja"] : known;
  return select("language", "Language", [["", "Language"], ...programs.map(code => [code, code]), ...pseudo],
    state.route.look.language, value => look({language: value}));
}

function system() {
  const value = state.route.look.system;
  return select("system", "System", [["", "iOS 26"], ["18", "iOS 13–18"], ["12", "iOS 7–12"]], value ? String(value) : null,
    value => look({system: value ? Number(value) : null}));
}

function overlayMenu() {
  if (["canvas", "matrix", "gallery"].includes(state.route.mode)) return null;
  const isShown = new Set(state.route.overlays);
  return h("details", {class: "menu"},
    h("summary", {class: "tool wide", "data-key": "overlays"}, "Show"),
    h("div", {class: "popover", role: "group", "aria-label": "Shown on the picture"},
      overlays.filter(([id]) => !(isProgram() && (id === "widths" || id === "findings"))).map(([id, label]) =>
        h("label", {}, h("input", {type: "checkbox", ".checked": isShown.has(id), onchange: event => {
          event.target.checked ? isShown.add(id) : isShown.delete(id);
          go({overlays: [...isShown]}, {replaces: true});
        }}), label)),
      isProgram() ? null : h("label", {}, h("input", {type: "checkbox", ".checked": state.route.look.showsCanvas ?? false,
        onchange: event => look({showsCanvas: event.target.checked || null})}), "As Xcode’s canvas shows it")));
}
