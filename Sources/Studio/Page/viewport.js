// A part of the page that can be moved and zoomed: by wheel, by dragging with the middle button or the space bar, and by keys.

import {h} from "./dom.js";

export class Viewport {
  constructor(content, {onchange = () => {}} = {}) {
    this.content = content;
    this.onchange = onchange;
    this.element = h("div", {class: "viewport", tabindex: "0"}, content);
    [this.x, this.y, this.zoom] = [0, 0, 1];
    this.size = [1, 1];
    this.isFitted = true;
    this.element.addEventListener("wheel", event => this.wheel(event), {passive: false});
    this.element.addEventListener("pointerdown", event => this.press(event));
    this.element.addEventListener("keydown", event => this.key(event));
    new ResizeObserver(() => { if (this.isFitted) this.fit(); }).observe(this.element);
  }

  /** The size of what is shown, in points. */
  setSize(width, height) {
    const isNew = this.size[0] !== width || this.size[1] !== height;
    this.size = [width, height];
    if (isNew && this.isFitted) this.fit();
  }

  fit({most = 1} = {}) {
    const {clientWidth, clientHeight} = this.element;
    if (!clientWidth || !this.size[0]) return;
    const margin = Math.min(64, clientWidth * 0.06);
    const zoom = Math.min(most, (clientWidth - 2 * margin) / this.size[0], (clientHeight - 2 * margin) / this.size[1]);
    this.set((clientWidth - this.size[0] * zoom) / 2, (clientHeight - this.size[1] * zoom) / 2, zoom);
    this.isFitted = true;
  }

  set(x, y, zoom) {
    this.zoom = Math.min(8, Math.max(0.02, zoom));
    [this.x, this.y] = [Math.round(x), Math.round(y)];
    this.content.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
    this.element.style.setProperty("--zoom", this.zoom);
    this.isFitted = false;
    this.onchange(this);
  }

  /** Zooms, and leaves a point of the element where it is. */
  zoomAt(x, y, factor) {
    const zoom = Math.min(8, Math.max(0.02, this.zoom * factor));
    this.set(x - (x - this.x) * zoom / this.zoom, y - (y - this.y) * zoom / this.zoom, zoom);
  }

  zoomAtMiddle(factor) { this.zoomAt(this.element.clientWidth / 2, this.element.clientHeight / 2, factor); }

  /** Moves a rectangle of the content into the middle. */
  reveal([left, top, width, height]) {
    const {clientWidth, clientHeight} = this.element;
    const zoom = Math.min(1, Math.max(this.zoom, 0.3), (clientWidth - 80) / width, (clientHeight - 80) / height);
    this.set(clientWidth / 2 - (left + width / 2) * zoom, clientHeight / 2 - (top + height / 2) * zoom, zoom);
  }

  /** The rectangle of the content that is seen. */
  get visible() {
    const {clientWidth, clientHeight} = this.element;
    return [-this.x / this.zoom, -this.y / this.zoom, clientWidth / this.zoom, clientHeight / this.zoom];
  }

  /** A point of the content for an event. */
  point(event) {
    const box = this.element.getBoundingClientRect();
    return [(event.clientX - box.left - this.x) / this.zoom, (event.clientY - box.top - this.y) / this.zoom];
  }

  wheel(event) {
    event.preventDefault();
    const box = this.element.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) this.zoomAt(event.clientX - box.left, event.clientY - box.top, Math.exp(-event.deltaY / 200));
    else this.set(this.x - event.deltaX, this.y - event.deltaY, this.zoom);
  }

  press(event) {
    const isBackground = event.target === this.element || event.target === this.content;
    if (event.button !== 1 && !(event.button === 0 && isBackground)) return;
    event.preventDefault();
    const [x, y, left, top] = [event.clientX, event.clientY, this.x, this.y];
    const move = moved => this.set(left + moved.clientX - x, top + moved.clientY - y, this.zoom);
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      this.element.classList.remove("moving");
    };
    this.element.classList.add("moving");
    this.element.focus({preventScroll: true});
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
  }

  key(event) {
    if (event.target !== this.element) return;
    const steps = {ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60]};
    if (event.key in steps) this.set(this.x + steps[event.key][0], this.y + steps[event.key][1], this.zoom);
    else if (event.key === "+" || event.key === "=") this.zoomAtMiddle(1.25);
    else if (event.key === "-") this.zoomAtMiddle(0.8);
    else if (event.key === "0") this.fit();
    else if (event.key === "1") this.zoomAtMiddle(1 / this.zoom);
    else return;
    event.preventDefault();
  }
}
