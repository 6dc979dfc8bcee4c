import type { Scene } from '../../platform/illustrations/draw-scene.ts';

/** Authors: a company by its name, a person by the login. `@{…}` in a text mentions either. */
export type DemoComment = readonly [author: string, text: string];

export interface DemoPost {
  author: string;
  text: string;
  /** Drawn in the colour of this category, counted from 0. */
  picture?: { category: number; scene: Scene };
  comments?: readonly DemoComment[];
}
