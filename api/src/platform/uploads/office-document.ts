import type { FileEnding } from '../files/file-store.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** The most bytes that a document of 10 MB may unpack to: text compresses to a tenth, a bomb to a thousandth. */
const MAX_UNPACKED_BYTES = 200_000_000;
const MAX_RATIO = 100;
const MAX_ENTRIES = 5_000;
/** Below this, a high ratio means an empty sheet, not a bomb. */
const RATIO_FROM_BYTES = 5_000_000;

/** The part that every document of a kind has. */
const MAIN_PARTS: readonly [string, FileEnding][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.xml', 'xlsx'],
];
const ODT_MIME = 'mimetypeapplication/vnd.oasis.opendocument.text';
/** An OpenDocument's first entry has its name and content here, uncompressed, for readers like this one. */
const ODT_MIME_AT = 30;

function isBomb(entries: readonly ZipEntry[], archiveBytes: number): boolean {
  const unpacked = entries.reduce((total, entry) => total + entry.uncompressed, 0);
  const ratio = unpacked / archiveBytes;
  return (
    entries.length > MAX_ENTRIES || unpacked > MAX_UNPACKED_BYTES || (unpacked > RATIO_FROM_BYTES && ratio > MAX_RATIO)
  );
}

/** Contains a program, or a path that leaves the target directory. */
function isHarmful({ name }: ZipEntry): boolean {
  return /(^|\/)(vbaProject\.bin|Basic\/)/i.test(name) || /(^|[/\\])\.\.([/\\]|$)|^[/\\]/.test(name);
}

/**
 * The type of an office document, from the archive's directory alone: nothing is unpacked, so that a bomb has no effect. Null
 * for other archives, for bombs and for documents with macros.
 */
export function officeDocument(bytes: Uint8Array): FileEnding | null {
  const entries = readZipDirectory(bytes);
  if (!entries || isBomb(entries, bytes.length) || entries.some(isHarmful)) return null;
  const start = Buffer.from(bytes.subarray(ODT_MIME_AT, ODT_MIME_AT + ODT_MIME.length + 1)).toString('latin1');
  // A template or a master document continues after the name.
  if (start.startsWith(ODT_MIME) && !start.startsWith(`${ODT_MIME}-`)) return 'odt';
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) return null;
  return MAIN_PARTS.find(([part]) => names.has(part))?.[1] ?? null;
}
