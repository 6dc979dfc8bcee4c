import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { FileStore } from '../platform/files/file-store.ts';
import { MOTIFS, type Motif } from './picture-motifs.ts';

export const PICTURE = { width: 800, height: 500 } as const;
const THUMBNAIL = { width: 320, height: 200 } as const;
const JPEG = { quality: 70 } as const;
export const PICTURES_OF_COMPANY = 5;
/** Companies share the colour of their category, each in its own shade: turned on the colour wheel, in degrees. */
const SHADES = [0, 20, -18, 36] as const;
/** Turned colours are paler: a clear yellow or green would be louder than its neighbours. */
const TURNED_SATURATION = 0.75;
/** Apart from each other and from the neighbours in the list, which are other companies. */
const MOTIF_STEPS = { company: 7, picture: 3 };

/** Behind the motif, by the number of the picture: a flat tint, a falling one, one with a disc, and one with a band. */
const GROUNDS: readonly Motif[] = [
  () => '',
  (c) => `<path d="M0 500 800 0V500z" fill="${c}" fill-opacity=".1"/>`,
  (c) =>
    `<circle cx="400" cy="250" r="300" fill="#fff" fill-opacity=".55"/><circle cx="60" cy="60" r="90" fill="${c}" fill-opacity=".1"/>`,
  (c) => `<path d="M0 330H800V500H0z" fill="${c}" fill-opacity=".12"/>`,
];

interface Drawing {
  motif: Motif;
  colour: string;
  ground: Motif;
  isMirrored: boolean;
}

function svg(
  { motif, colour, ground, isMirrored }: Drawing,
  { width, height }: { width: number; height: number },
): string {
  const turned = isMirrored ? ' transform="translate(800 0) scale(-1 1)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 500"><rect width="800" height="500" fill="#fff"/><rect width="800" height="500" fill="${colour}" fill-opacity=".16"/><g${turned}>${ground(colour)}</g>${motif(colour)}</svg>`;
}

/** `#rrggbb` turned on the colour wheel, in its lightness. */
function turnHue(colour: string, degrees: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range === 0 || degrees === 0) return colour;
  const sector =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  const lightness = (most + least) / 2;
  const saturation = (TURNED_SATURATION * range) / (1 - Math.abs(2 * lightness - 1));
  const hue = (sector * 60 + degrees + 720) % 360;
  // CSS Color 4, HSL to RGB.
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const part = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

export interface DemoPicture {
  fileKey: string;
  thumbnailKey: string;
}

async function draw(store: FileStore, drawing: Drawing): Promise<DemoPicture> {
  const source = svg(drawing, PICTURE);
  // The name depends on the content, because stored files never change.
  const name = `demo-${createHash('sha256').update(source).digest('hex').slice(0, 16)}`;
  const picture = { fileKey: `${name}.jpg`, thumbnailKey: `${name}-320.jpg` };
  const jpeg = (text: string) => sharp(Buffer.from(text)).flatten({ background: '#fff' }).jpeg(JPEG).toBuffer();
  await store.put(picture.fileKey, await jpeg(source));
  // Drawn again, which takes half as long as making the large one smaller.
  await store.put(picture.thumbnailKey, await jpeg(svg(drawing, THUMBNAIL)));
  return picture;
}

/** Five different pictures of each company, by its number; `colours` are those of the categories, with four companies each. */
export function drawPictures(store: FileStore, colours: readonly string[]): Promise<DemoPicture[][]> {
  const shades = colours.flatMap((colour) => SHADES.map((degrees) => turnHue(colour, degrees)));
  return Promise.all(
    shades.map((colour, company) => {
      const own = Array.from({ length: PICTURES_OF_COMPANY }, (_, index): Drawing => {
        const at = (company * MOTIF_STEPS.company + index * MOTIF_STEPS.picture) % MOTIFS.length;
        return {
          motif: MOTIFS[at] as Motif,
          colour,
          ground: GROUNDS[(company + index) % GROUNDS.length] as Motif,
          isMirrored: (company + index) % 3 === 1,
        };
      });
      return Promise.all(own.map((drawing) => draw(store, drawing)));
    }),
  );
}
