import { drawScene, type Scene } from '../../platform/illustrations/draw-scene.ts';

interface Drawing {
  scene: Scene;
  colour: string;
  /** Chooses the ground. */
  seed: number;
}

/** Drawings of the first categories, by the names in `categories.start_picture`. Each is square and readable at 24 pixels. */
const DRAWINGS = {
  computing: { scene: ['studio', 'laptopCode'], colour: '#2E6A94', seed: 1 },
  law: { scene: ['studio', 'scales'], colour: '#5B4E91', seed: 1 },
  energy: { scene: ['studio', 'bulb'], colour: '#C77C1B', seed: 4 },
  food: { scene: ['studio', 'coffeeCup'], colour: '#2F7F66', seed: 0 },
  building: { scene: ['studio', 'hardHat'], colour: '#A5654B', seed: 9 },
  office: { scene: ['studio', 'officeChair'], colour: '#8B5E34', seed: 1 },
  media: { scene: ['studio', 'megaphone'], colour: '#A8466B', seed: 1 },
  transport: { scene: ['studio', 'truck'], colour: '#4A6B7C', seed: 1 },
  training: { scene: ['studio', 'mortarboard'], colour: '#A64B45', seed: 1 },
  jobs: { scene: ['studio', 'handshake'], colour: '#3F7A8C', seed: 1 },
} as const satisfies Record<string, Drawing>;
export type StartPicture = keyof typeof DRAWINGS;
export const START_PICTURES = Object.keys(DRAWINGS) as StartPicture[];

/** The square in the middle of a scene. */
const VIEW = '160 10 480 480';

/** The drawing as SVG: one to two kilobytes. */
export function drawStartPicture(name: StartPicture): string {
  const { scene, ...options } = DRAWINGS[name];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="${VIEW}">${drawScene(scene, options)}</svg>`;
}
