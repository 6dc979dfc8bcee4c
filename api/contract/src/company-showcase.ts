import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common.ts';
import { GalleryEntry } from './gallery-entry.ts';
import {
  COMPANY_NAME_LENGTH,
  MAX_COMPANY_IMAGES,
  MAX_REFERENCES,
  REFERENCE_TEXT_LENGTH,
  REFERENCE_TITLE_LENGTH,
} from './limits.ts';

export const ShowcasePicture = Type.Object({
  id: Id,
  url: Type.String(),
  thumbnail: Type.String(),
  alt: Type.String(),
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
});
export type ShowcasePicture = Static<typeof ShowcasePicture>;

export const REFERENCE_ACTIONS = ['report'] as const;

/** Something that a company has done for a client. */
export const CompanyReference = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  year: Nullable(Type.Integer()),
  /** `company_id` while the client is a company with a public page. */
  client: Nullable(Type.Object({ name: Type.String(), company_id: Nullable(Id) })),
  images: Type.Array(ShowcasePicture),
  /** Set for the company's own people while a decision hides it; others do not get it. */
  hidden: Nullable(Type.Object({ reason: Nullable(Type.String()), decision_id: Nullable(Id) })),
  /** What the identity in use may do. */
  allowed_actions: Type.Array(Type.Enum(REFERENCE_ACTIONS)),
});
export type CompanyReference = Static<typeof CompanyReference>;

/** GET company/showcase/{id}/: both in the company's order. Every write answers it as well. */
export const CompanyShowcase = Type.Object({
  references: Type.Array(CompanyReference),
  gallery: Type.Array(ShowcasePicture),
});
export type CompanyShowcase = Static<typeof CompanyShowcase>;

/**
 * POST company/references/ and PUT company/references/{id}/, multipart with new pictures in `images`, or JSON without. PUT replaces
 * the whole reference. A client is a typed name or an active company, not both. 409 `limit_reached` for a thirteenth reference.
 */
export const ReferenceForm = Type.Object({
  title: Type.String({ maxLength: REFERENCE_TITLE_LENGTH }),
  text: Type.Optional(Nullable(Type.String({ maxLength: REFERENCE_TEXT_LENGTH }))),
  /** From 1800 to this year. */
  year: Type.Optional(Nullable(Type.Integer())),
  client_name: Type.Optional(Nullable(Type.String({ maxLength: COMPANY_NAME_LENGTH }))),
  client_company_id: Type.Optional(Nullable(Id)),
  gallery: Type.Optional(Type.Array(GalleryEntry, { maxItems: 100 })),
});
export type ReferenceForm = Static<typeof ReferenceForm>;

/** PUT company/reference-order/: all references of the company in use. */
export const ReferenceOrderBody = Type.Object({ ids: Type.Array(Id, { maxItems: MAX_REFERENCES }) });
export type ReferenceOrderBody = Static<typeof ReferenceOrderBody>;

/** PUT company/gallery/, as the pictures of a reference: the whole gallery of the company in use, at most twelve. */
export const CompanyGalleryForm = Type.Object({
  gallery: Type.Array(GalleryEntry, { maxItems: MAX_COMPANY_IMAGES }),
});
export type CompanyGalleryForm = Static<typeof CompanyGalleryForm>;
