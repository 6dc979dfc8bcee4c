import type { Scene } from '../../platform/illustrations/draw-scene.ts';

/** Authors: a company by its name, a person by the login. `@{…}` in a text mentions either. */
export type DemoComment = readonly [author: string, text: string, more?: DemoCommentMore];

interface DemoCommentMore {
  /** With the first active offer of the author's company. */
  offer?: boolean;
  answers?: readonly DemoComment[];
}

/** What a post is for. The trade and the company are named; the offer is the first active one of the author's company. */
export type DemoTrade =
  | { type: 'seeks'; trade: string; city?: string }
  | { type: 'recommends'; company: string }
  | { type: 'offers' };

export interface DemoPost {
  author: string;
  text: string;
  /** Drawn in the colour of this category, counted from 0. */
  picture?: { category: number; scene: Scene };
  /** Further views of the scene. */
  morePictures?: 1 | 2;
  trade?: DemoTrade;
  /** A few minutes after it was published. */
  edited?: boolean;
  comments?: readonly DemoComment[];
}
