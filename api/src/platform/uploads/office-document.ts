import type { FileEnding } from '../files/file-store.ts';
import { readArchive } from './read-archive.ts';

/** The part that every document of a kind has. */
const MAIN_PARTS: readonly [string, FileEnding][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
];
const ODT_MIME = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** An OpenDocument's first entry has its name and content here, uncompressed, for readers like this one. */
const ODT_MIME_AT = 30;

const isMacro = (name: string): boolean => /(^|\/)(vbaProject\.bin|Basic\/)/i.test(name);

/** The type of an office document. Null for other archives, for bombs, those that lie, and documents with macros. */
export async function officeDocument(bytes: Uint8Array): Promise<FileEnding | null> {
  const names = await readArchive(bytes);
  if (!names || [...names].some(isMacro)) return null;
  const start = Buffer.from(bytes.subarray(ODT_MIME_AT, ODT_MIME_AT + ODT_MIME.length + 1)).toString('latin1');
  // A template or a master document continues after the name.
  if (start.startsWith(ODT_MIME) && !start.startsWith(`${ODT_MIME}-`)) return 'odt';
  if (!names.has('[Content_Types].xml')) return null;
  return MAIN_PARTS.find(([part]) => names.has(part))?.[1] ?? null;
}
