import { type Static, Type } from 'typebox';
import { Nullable, Picture } from './common.ts';

/** Title, description and picture of a linked page. All texts are the other site's: plain text, shortened. */
export const LinkPreview = Type.Object({
  /** http or https, normalised, without a fragment. */
  url: Type.String(),
  /** The host of `url`, which cannot pretend to be another. */
  host: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  /** The name that the site gives itself. */
  site: Nullable(Type.String()),
  /** A copy in our storage. */
  image: Nullable(Picture),
});
export type LinkPreview = Static<typeof LinkPreview>;

export const LINK_LENGTH = 2000;

/** GET link-preview/. Error `link_preview_failed` for any address without a preview, without the reason. */
export const LinkPreviewQuery = Type.Object({ url: Type.String({ minLength: 1, maxLength: LINK_LENGTH }) });
export type LinkPreviewQuery = Static<typeof LinkPreviewQuery>;
