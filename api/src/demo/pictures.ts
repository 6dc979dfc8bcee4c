import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { FileStore } from '../platform/files/file-store.ts';
import { drawScene, SCENE, type Scene } from '../platform/illustrations/draw-scene.ts';

/** Pixels of every demo picture. */
export const PICTURE = SCENE;
const THUMBNAIL = { width: 320, height: 200 } as const;
const JPEG = { quality: 62 } as const;
/** Companies share the colour of their category, each in its own shade: turned on the colour wheel, in degrees. */
const SHADES = [0, 14, -18, -36] as const;
/** Turned colours are paler: a clear yellow or green would be louder than its neighbours. */
const TURNED_SATURATION = 0.75;

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

/** The colour of a company's pictures, by its number within the category. */
export const shadeOf = (colour: string, company: number): string =>
  turnHue(colour, SHADES[company % SHADES.length] ?? 0);

/** Its subject, then a near view of what is beside it, then the subject without anything beside it. */
export function viewsOf([setting, subject, beside = subject, other]: Scene): readonly Scene[] {
  return [
    [setting, subject, beside, other],
    ['studio', beside, subject],
    ['studio', subject],
  ];
}

export interface DemoPicture {
  fileKey: string;
  thumbnailKey: string;
}

/** The pictures of one seeding: named at once, drawn together at the end. */
export interface Album {
  add(scene: Scene, colour: string, seed: number): DemoPicture;
  store(files: FileStore): Promise<void>;
}

const svg = (content: string, { width, height }: { width: number; height: number }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SCENE.width} ${SCENE.height}">${content}</svg>`;

/** Drawing keeps the cores busy; a request to the store that waits behind all others would come too late. */
const PICTURES_AT_ONCE = 8;

async function put(files: FileStore, { fileKey, thumbnailKey }: DemoPicture, content: string): Promise<void> {
  const jpeg = (text: string) => sharp(Buffer.from(text)).jpeg(JPEG).toBuffer();
  await files.put(fileKey, await jpeg(svg(content, PICTURE)));
  // Drawn again, which takes half as long as making the large one smaller.
  await files.put(thumbnailKey, await jpeg(svg(content, THUMBNAIL)));
}

export function createAlbum(): Album {
  const drawn = new Map<string, { picture: DemoPicture; content: string }>();
  return {
    add(scene, colour, seed) {
      const content = drawScene(scene, { colour, seed });
      // The name depends on the content, because stored files never change.
      const name = `demo-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
      const picture = { fileKey: `${name}.jpg`, thumbnailKey: `${name}-320.jpg` };
      drawn.set(name, { picture, content });
      return picture;
    },
    async store(files) {
      const atOnce = pLimit(PICTURES_AT_ONCE);
      await atOnce.map(drawn.values(), ({ picture, content }) => put(files, picture, content));
    },
  };
}
