import { fileTypeFromBuffer } from 'file-type';
import type { FileEnding } from '../files/file-store.ts';
import { decode, inImageQueue, MAX_PIXELS } from './image-queue.ts';
import { officeDocument } from './office-document.ts';

const ZIP_START = Buffer.from('PK');

/** An animated PNG is treated as a PNG with its first picture. */
const BY_MIME: Record<string, FileEnding> = {
  'image/png': 'png',
  'image/apng': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

async function byContent(bytes: Uint8Array): Promise<FileEnding | null> {
  // file-type would unpack parts of an archive, without a bound, to detect its type.
  if (ZIP_START.equals(bytes.subarray(0, ZIP_START.length))) return officeDocument(bytes);
  const found = await fileTypeFromBuffer(bytes);
  return BY_MIME[found?.mime ?? ''] ?? null;
}

/** Reads only the header: no pixel is decoded. */
async function isSanePicture(bytes: Uint8Array): Promise<boolean> {
  try {
    const { width, height, format } = await inImageQueue(() => decode(bytes).metadata());
    return (format === 'png' || format === 'jpeg') && width * height <= MAX_PIXELS;
  } catch (error) {
    if (error instanceof Error && error.name === 'ApiProblem') throw error;
    return false;
  }
}

/** The type of the bytes, whatever their name. Null for types that are not stored, and for huge pictures. */
export async function inspectFile(bytes: Uint8Array): Promise<FileEnding | null> {
  const ending = await byContent(bytes);
  if (ending !== 'png' && ending !== 'jpg') return ending;
  return (await isSanePicture(bytes)) ? ending : null;
}
