/** Authors: a company by its name, a person by the login. `@{…}` in a text mentions either. */
export type DemoComment = readonly [author: string, text: string];

export interface DemoPost {
  author: string;
  text: string;
  /** Drawn in the colours of this category, counted from 0. */
  picture?: number;
  comments?: readonly DemoComment[];
}
