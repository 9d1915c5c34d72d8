// An animated PNG file of pictures of one size, each with how long it is shown.
// Source: www.w3.org/TR/png-3, sections 11.3.6 and 5

const table = new Uint32Array(256).map((_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ byte >>> 1 : byte >>> 1;
  return byte >>> 0;
});

function sum(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = table[(rest ^ byte) & 255] ^ rest >>> 8;
  return ~rest >>> 0;
}

function chunk(type, content) {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, sum(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

function chunks(file) {
  const view = new DataView(file.buffer);
  const found = [];
  for (let place = 8; place + 12 <= file.length;) {
    const length = view.getUint32(place);
    found.push({type: String.fromCharCode(...file.subarray(place + 4, place + 8)), content: file.subarray(place + 8, place + 8 + length)});
    place += 12 + length;
  }
  return found;
}

function control(number, size, milliseconds) {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, number);
  bytes.set(size, 4);
  view.setUint16(20, Math.min(65535, Math.round(milliseconds)));
  view.setUint16(22, 1000);
  return chunk("fcTL", bytes);
}

/** The file. Frames are `{file, milliseconds}`, with PNG files as Uint8Array. */
export function animatedPNG(frames) {
  const first = chunks(frames[0].file);
  const header = first.find(({type}) => type === "IHDR").content;
  const counts = new Uint8Array(8);
  new DataView(counts.buffer).setUint32(0, frames.length);
  const parts = [new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", header), chunk("acTL", counts)];
  let number = 0;
  frames.forEach(({file, milliseconds}, index) => {
    parts.push(control(number++, header.subarray(0, 8), milliseconds));
    for (const {type, content} of chunks(file)) {
      if (type !== "IDAT") continue;
      if (index === 0) { parts.push(chunk("IDAT", content)); continue; }
      const data = new Uint8Array(4 + content.length);
      new DataView(data.buffer).setUint32(0, number++);
      data.set(content, 4);
      parts.push(chunk("fdAT", data));
    }
  });
  parts.push(chunk("IEND", new Uint8Array(0)));
  return new Blob(parts, {type: "image/apng"});
}
