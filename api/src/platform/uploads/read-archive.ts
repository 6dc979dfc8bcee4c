import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** The most bytes that a document of 10 MB may unpack to: text compresses to a tenth, a bomb to a thousandth. */
const MAX_UNPACKED_BYTES = 200_000_000;
const MAX_RATIO = 100;
const MAX_ENTRIES = 5_000;
/** Below this, a high ratio means an empty sheet, not a bomb. */
const RATIO_FROM_BYTES = 5_000_000;
const LOCAL_HEADER_BYTES = 30;

const isBomb = (unpacked: number, archiveBytes: number): boolean =>
  unpacked > MAX_UNPACKED_BYTES || (unpacked > RATIO_FROM_BYTES && unpacked / archiveBytes > MAX_RATIO);

/** The central directory. Refuses what no office program writes: encrypted parts, and one name twice. */
async function readDirectory(zip: ZipFile, archiveBytes: number): Promise<Entry[] | null> {
  if (zip.entryCount > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (isBomb(unpacked, archiveBytes) || entry.isEncrypted() || names.has(entry.fileName)) return null;
    names.add(entry.fileName);
    entries.push(entry);
  }
  return entries;
}

/** Each entry must lie behind the one before it: bytes that several entries share unpack as often as they are named. */
async function isApart(zip: ZipFile, entries: readonly Entry[]): Promise<boolean> {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) return false;
    const header = await zip.readLocalFileHeaderPromise(entry);
    // Some readers believe the entry's own header instead of the directory.
    if (!header.fileName.equals(entry.fileNameRaw) || header.compressionMethod !== entry.compressionMethod)
      return false;
    end = Math.max(header.fileDataStart, entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES) + entry.compressedSize;
  }
  return true;
}

/** Unpacks every entry without keeping it; the stream fails at the first byte past the size that the directory states. */
async function unpack(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    const stream = await zip.openReadStreamPromise(entry);
    // Ends with the stream, or with its error.
    for await (const _ of stream);
  }
}

/**
 * The names in an archive whose directory tells the truth: its entries do not overlap and unpack to the stated sizes, which are
 * bounded. Null for any other content. Takes no more memory than a chunk, whatever is inside.
 */
export async function readArchive(bytes: Uint8Array): Promise<Set<string> | null> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // yauzl refuses names with a backslash, a drive, or a path that leaves the target directory.
    const zip = await fromBufferPromise(content, { lazyEntries: true, strictFileNames: true });
    const entries = await readDirectory(zip, bytes.length);
    if (!entries || !(await isApart(zip, entries))) return null;
    await unpack(zip, entries);
    return new Set(entries.map(({ fileName }) => fileName));
  } catch {
    return null;
  }
}
