import { type Static, Type } from 'typebox';
import { FileState, Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { LIBRARY_TEXT_LENGTH, LIBRARY_TITLE_LENGTH, SEARCH_LENGTH } from './limits.ts';

/** In the order of the library. */
export const LIBRARY_TOPICS = ['start', 'verification', 'selling', 'points', 'templates', 'law'] as const;
const LibraryTopic = Type.Enum(LIBRARY_TOPICS);
export type LibraryTopic = (typeof LIBRARY_TOPICS)[number];

export const LIBRARY_LANGUAGES = ['pl', 'en'] as const;
const LibraryLanguage = Type.Enum(LIBRARY_LANGUAGES);

/** PDF; DOCX and ODT; XLSX; PNG and JPEG. */
export const LIBRARY_KINDS = ['pdf', 'text', 'sheet', 'image'] as const;
const LibraryKind = Type.Enum(LIBRARY_KINDS);
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

const LibraryFile = Type.Object({
  /** Name of the download. */
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  kind: LibraryKind,
  /** Only admins see a document whose file is not available. */
  state: FileState,
  url: Type.String(),
});

export const LibraryDocument = Type.Object({
  id: Id,
  title: Type.String(),
  title_en: Type.String(),
  description: Type.String(),
  description_en: Type.String(),
  topic: LibraryTopic,
  /** Of the file. */
  language: LibraryLanguage,
  file: LibraryFile,
  /** Null while only admins see it. */
  published_at: Nullable(Time),
  updated_at: Time,
});
export type LibraryDocument = Static<typeof LibraryDocument>;
export const LibraryPage = PageOf(LibraryDocument);
export type LibraryPage = Static<typeof LibraryPage>;

/** `topic` is the order of the topics, the newest of each first; titles are sorted in the language of the suffix. */
export const LIBRARY_ORDERS = ['topic', 'newest', 'title_pl', 'title_en'] as const;

const filters = {
  ...PageQuery.properties,
  /** Words of the titles, descriptions or file name, without regard to diacritics. */
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  topic: Type.Optional(LibraryTopic),
  language: Type.Optional(LibraryLanguage),
  kind: Type.Optional(LibraryKind),
};
export const LibraryQuery = Type.Object({
  ...filters,
  sort_by: Type.Enum(LIBRARY_ORDERS, { default: 'topic' }),
});
export type LibraryQuery = Static<typeof LibraryQuery>;

/** GET accounts/admin/library/: the last changed on top. */
export const AdminLibraryQuery = Type.Object({ ...filters, published: Type.Optional(Type.Boolean()) });
export type AdminLibraryQuery = Static<typeof AdminLibraryQuery>;

export const AdminLibraryDocument = Type.Object({
  ...LibraryDocument.properties,
  created_at: Time,
  /** Number of changes; a change names the one that it was made on. */
  revision: Type.Integer(),
});
export type AdminLibraryDocument = Static<typeof AdminLibraryDocument>;
export const AdminLibraryPage = PageOf(AdminLibraryDocument);
export type AdminLibraryPage = Static<typeof AdminLibraryPage>;

/**
 * POST accounts/admin/library/ with a `file`, and PUT accounts/admin/library/{id}/ where it stays unless it is replaced.
 * PUT requires the `revision` that the form was opened with; another one is a 409 `invalid_transition`.
 */
export const LibraryFields = Type.Object({
  title: Type.String({ maxLength: LIBRARY_TITLE_LENGTH }),
  title_en: Type.String({ maxLength: LIBRARY_TITLE_LENGTH }),
  description: Type.Optional(Nullable(Type.String({ maxLength: LIBRARY_TEXT_LENGTH }))),
  description_en: Type.Optional(Nullable(Type.String({ maxLength: LIBRARY_TEXT_LENGTH }))),
  topic: LibraryTopic,
  language: LibraryLanguage,
  /** Only of a new document. */
  published: Type.Optional(Type.Boolean()),
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type LibraryFields = Static<typeof LibraryFields>;

/** POST accounts/admin/library/{id}/publish/ */
export const PublishLibraryBody = Type.Object({ published: Type.Boolean() });
export type PublishLibraryBody = Static<typeof PublishLibraryBody>;
