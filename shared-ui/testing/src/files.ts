const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** As much of a PNG as shows its type, how large in pixels, and that it came whole. */
export const pngFile = (name: string, width = 40, height = 30) => png(name, [...pngHead(width, height), ...PNG_END]);

/** A PNG whose download broke off. */
export const brokenPngFile = (name: string) => png(name, pngHead(40, 30));

const png = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const pngHead = (width: number, height: number) => [
  ...PNG,
  ...number(width),
  ...number(height),
  ...[8, 6, 0, 0, 0, 0, 0, 0, 0],
];

const JPEG_END = [0xff, 0xd9];
/** A preview in its own segment, then the frame and data with an escaped byte and a restart. */
const JPEG = [
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, ...JPEG_END],
  ...[0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56],
];

/** As much of a JPEG of 40 × 30 pixels as shows its type, and that it came whole. */
export const jpegFile = (name: string) => jpeg(name, [...JPEG, ...JPEG_END]);

/** A JPEG whose download broke off. */
export const brokenJpegFile = (name: string) => jpeg(name, JPEG);

const jpeg = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

export const pdfFile = (name: string) => new File(['%PDF-1.7 example'], name, { type: 'application/pdf' });
export const textFile = (name: string) => new File(['Zażółć'], name, { type: 'text/plain' });

/** Says that it is `size` bytes large, and counts how often somebody reads it. */
export function hugeFile(name: string, size: number, type: string) {
  const file = new File(['x'], name, { type });
  const reads: unknown[] = [];
  Object.defineProperty(file, 'size', { value: size });
  file.slice = (...range) => {
    reads.push(range);
    return new Blob(['x']);
  };
  return { file, reads };
}

/** A picture with content, for the browser: two colours, twice as wide as high. */
export async function paintedFile(name: string, width = 1600, height = 800): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  for (const [index, colour] of ['#3f7d6b', '#e0b15c', '#b4553f', '#4a6fa5'].entries()) {
    context.fillStyle = colour;
    context.fillRect((index * width) / 4, 0, width / 4, height);
  }
  context.fillStyle = '#fff';
  context.beginPath();
  context.arc(width / 2, height / 2, height / 3, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be encoded');
  return new File([blob], name, { type: 'image/png' });
}

/** Puts files into the first file input below `element`, as its window would; whatever the input accepts. */
export function chooseFiles(element: HTMLElement, files: readonly File[]): void {
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (!input) throw new Error('There is no file input');
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Is read only when the test asks for it. */
export function slowFile(file: File) {
  let answer = () => {};
  const head = file.slice();
  head.arrayBuffer = () =>
    new Promise((resolve) => {
      answer = () => resolve(new Blob([file]).arrayBuffer());
    });
  file.slice = () => head;
  return { file, answer: () => answer() };
}
