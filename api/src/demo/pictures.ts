import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '../platform/files/file-store.ts';

export const PICTURE = { width: 800, height: 500 } as const;
const THUMBNAIL_WIDTH = 320;
const JPEG = { quality: 80, chromaSubsampling: '4:4:4' } as const;
const PER_CATEGORY = 5;

/** `c` is the category's colour; paler tones are the same colour on a light background. */
type Motif = (c: string) => string;

const tone = (c: string, opacity: number) => `fill="${c}" fill-opacity="${opacity}"`;
const stroke = (c: string, width: number, opacity = 1) =>
  `fill="none" stroke="${c}" stroke-width="${width}" stroke-opacity="${opacity}"`;

const MOTIFS: readonly Motif[] = [
  (c) =>
    `<circle cx="625" cy="125" r="55" fill="#fff" fill-opacity=".75"/><path d="M0 375 200 228 350 325 550 152 800 350V500H0z" ${tone(c, 0.75)}/>`,
  (c) =>
    `<rect x="100" y="127" width="175" height="373" ${tone(c, 0.7)}/><rect x="312" y="52" width="200" height="448" ${tone(c, 1)}/><rect x="550" y="202" width="150" height="298" ${tone(c, 0.55)}/>`,
  (c) => `<circle cx="300" cy="275" r="200" ${tone(c, 0.7)}/><circle cx="525" cy="250" r="200" ${tone(c, 0.45)}/>`,
  (c) => `<g ${stroke(c, 24, 0.85)}><path d="M200 0V500M400 0V500M600 0V500M0 145H800M0 248H800M0 350H800"/></g>`,
  (c) =>
    `<path d="M0 330q100-80 200 0t200 0 200 0 200 0V500H0z" ${tone(c, 0.85)}/><path d="M0 240q100-80 200 0t200 0 200 0 200 0V500H0z" ${tone(c, 0.4)}/>`,
  (c) =>
    `<g ${stroke(c, 20, 0.8)}><circle cx="400" cy="500" r="120"/><circle cx="400" cy="500" r="210"/><circle cx="400" cy="500" r="300"/><circle cx="400" cy="500" r="390"/></g>`,
  (c) =>
    `<path d="M400 90 620 250 400 410 180 250z" ${tone(c, 0.85)}/><path d="M560 90 780 250 560 410 340 250z" ${tone(c, 0.4)}/>`,
  (c) =>
    `<g ${tone(c, 0.85)}>${[0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => `<circle cx="${100 + column * 120}" cy="${80 + row * 114}" r="${18 + ((row + column) % 3) * 14}"/>`)).join('')}</g>`,
  (c) =>
    `<path d="M110 430V200L260 90 410 200V430z" ${tone(c, 0.9)}/><path d="M410 430V260L560 150 710 260V430z" ${tone(c, 0.5)}/><rect x="225" y="310" width="70" height="120" fill="#fff" fill-opacity=".7"/>`,
  (c) =>
    `<g ${tone(c, 0.9)}><path d="M400 440C250 440 180 330 190 170 330 170 400 260 400 440z"/></g><path d="M400 440C550 440 620 330 610 110 470 130 400 240 400 440z" ${tone(c, 0.5)}/>`,
  (c) =>
    `<rect x="150" y="110" width="300" height="280" rx="70" ${tone(c, 0.85)}/><rect x="350" y="110" width="300" height="280" rx="70" ${tone(c, 0.5)}/>`,
  (c) =>
    `<g ${stroke(c, 26, 0.85)} stroke-linecap="round"><path d="M90 400 260 280 400 330 560 160 710 110"/></g><g ${tone(c, 1)}><circle cx="260" cy="280" r="26"/><circle cx="400" cy="330" r="26"/><circle cx="560" cy="160" r="26"/></g>`,
  (c) => `<path d="M0 0H270L530 500H260z" ${tone(c, 0.45)}/><path d="M360 0H560L800 460V500H620z" ${tone(c, 0.85)}/>`,
];

function svg(motif: Motif, colour: string): string {
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" ${tone(colour, 0.16)}/>${motif(colour)}</svg>`;
}

export interface DemoPicture {
  fileKey: string;
  thumbnailKey: string;
}

async function draw(store: FileStore, motif: Motif, colour: string): Promise<DemoPicture> {
  const source = svg(motif, colour);
  // The name depends on the content, because stored files never change.
  const name = `demo-${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;
  const picture = { fileKey: `${name}.jpg`, thumbnailKey: `${name}-320.jpg` };
  const image = sharp(Buffer.from(source)).flatten({ background: '#fff' });
  await store.put(picture.fileKey, await image.clone().jpeg(JPEG).toBuffer());
  await store.put(picture.thumbnailKey, await image.clone().resize(THUMBNAIL_WIDTH).jpeg(JPEG).toBuffer());
  return picture;
}

/** Five pictures for each colour; neighbouring categories have different motifs. */
export function drawPictures(store: FileStore, colours: readonly string[]): Promise<DemoPicture[][]> {
  return Promise.all(
    colours.map((colour, category) => {
      const own = Array.from({ length: PER_CATEGORY }, (_, index) => (category * PER_CATEGORY + index) % MOTIFS.length);
      return Promise.all(own.map((index) => draw(store, MOTIFS[index] as Motif, colour)));
    }),
  );
}
