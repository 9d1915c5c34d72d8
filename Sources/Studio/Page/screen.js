// A program's screen: takes what changed and paints it, in the order in which it comes.

/** Reads an update, see `ScreenUpdate` of the server's sources. */
export function readUpdate(buffer, start = 5) {
  const view = new DataView(buffer);
  let place = start;
  const u16 = () => { place += 2; return view.getUint16(place - 2, true); };
  const u32 = () => { place += 4; return view.getUint32(place - 4, true); };
  const update = {width: u16(), height: u16(), scale: 1, input: 0, steps: []};
  update.scale = view.getFloat32(place, true);
  place += 4;
  update.input = u32();
  const count = u16();
  for (let index = 0; index < count; index++) {
    const kind = view.getUint8(place++);
    const step = {kind, x: u16(), y: u16(), width: u16(), height: u16()};
    if (kind === 0) {
      step.distance = view.getInt16(place, true);
      place += 2;
    } else {
      const length = u32();
      step.bytes = new Uint8Array(buffer, place, length);
      place += length;
    }
    update.steps.push(step);
  }
  return update;
}

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** BGRA as canvases want it; screens are opaque. */
function imageData(bytes, width, height) {
  const data = new ImageData(width, height);
  const from = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + width * height * 4));
  const to = new Uint32Array(data.data.buffer);
  for (let index = 0; index < from.length; index++) {
    const pixel = from[index];
    to[index] = 0xff000000 | (pixel & 0xff) << 16 | pixel & 0xff00 | pixel >>> 16 & 0xff;
  }
  return data;
}

export class Screen {
  constructor(canvas, {onframe = () => {}} = {}) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", {alpha: false, desynchronized: true});
    this.onframe = onframe;
    this.last = Promise.resolve();
    this.count = 0;
    this.bytes = 0;
  }

  take(buffer) {
    const update = readUpdate(buffer);
    this.bytes += buffer.byteLength;
    // Unpacking begins at once; painting waits for the update before.
    const ready = Promise.all(update.steps.map(step => step.kind === 2 ? unpacked(step.bytes) : step.bytes));
    this.last = Promise.all([ready, this.last]).then(([bytes]) => this.paint(update, bytes)).catch(error => console.error(error));
  }

  paint(update, bytes) {
    const {canvas, context} = this;
    if (canvas.width !== update.width || canvas.height !== update.height) {
      [canvas.width, canvas.height] = [update.width, update.height];
      this.scale = update.scale;
    }
    this.scale = update.scale;
    update.steps.forEach((step, index) => {
      if (step.kind === 0) {
        context.drawImage(canvas, step.x, step.y + step.distance, step.width, step.height, step.x, step.y, step.width, step.height);
      } else context.putImageData(imageData(bytes[index], step.width, step.height), step.x, step.y);
    });
    this.count++;
    this.onframe(update);
  }
}
