/** Specification: what a file is, for its picture and preview. */
const KINDS = ['image', 'pdf', 'text', 'application', 'other'] as const;
export type FileKind = (typeof KINDS)[number];

export const isKind = (kind: string): kind is FileKind => KINDS.some((known) => known === kind);

const EXTENSIONS: Record<string, FileKind> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  pdf: 'pdf',
  txt: 'text',
  csv: 'text',
  docx: 'application',
  xlsx: 'application',
  odt: 'application',
};

export const kindOfName = (name: string): FileKind =>
  EXTENSIONS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'other';
