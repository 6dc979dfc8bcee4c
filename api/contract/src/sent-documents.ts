import { type Static, Type } from 'typebox';
import { FileState, Id, Nullable, Time } from './common.ts';

/**
 * Specification §3: the type of a file, for its icon and preview. Accepted documents (PDF, pictures, office documents) are an
 * image, a pdf or an application.
 */
export const FILE_KINDS = [
  'image',
  'pdf',
  'video',
  'audio',
  'application',
  'text',
  'archive',
  'executable',
  'programming',
  'other',
] as const;
export const FileKind = Type.Enum(FILE_KINDS);
export type FileKind = Static<typeof FileKind>;

/** `url` is valid for an hour; a later request answers a new one. It is null unless the file is available. `size` in bytes. */
export const SentDocument = Type.Object({
  id: Id,
  name: Type.String(),
  kind: FileKind,
  size: Type.Integer(),
  state: FileState,
  url: Nullable(Type.String()),
  created_at: Time,
});
export type SentDocument = Static<typeof SentDocument>;
