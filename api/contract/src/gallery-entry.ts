import { type Static, Type } from 'typebox';
import { Id } from './common.ts';

/** One picture of the form, in the order of display: a stored one by its `id`, or the n-th upload, from 0. */
export const GalleryEntry = Type.Object({
  id: Type.Optional(Id),
  upload: Type.Optional(Type.Integer({ minimum: 0 })),
  alt: Type.Optional(Type.String({ maxLength: 200 })),
});
export type GalleryEntry = Static<typeof GalleryEntry>;
