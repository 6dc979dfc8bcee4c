import type { Context } from '../context.ts';
import { CONTENT_TYPES, fileKey, type Secrecy } from '../files/file-store.ts';
import { newId } from '../ids.ts';
import { ApiProblem, invalidField } from '../wire/problem.ts';
import { decode, inImageQueue } from './image-queue.ts';
import { rememberStored } from './stored-files.ts';
import { DOCUMENT, formatList } from './upload-rules.ts';
import type { UploadedFile } from './uploaded-file.ts';

export interface StoredFile {
  key: string;
  /** The sender's name for it. */
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
}

/** A4 at 300 dpi: a photographed invoice must stay legible, so it is not reduced to the size of a page's picture. */
const MAX_SIDE = 3508;

/** Re-encoded: removes metadata (a place, a phone) and anything hidden behind the picture. */
async function rewritten({ bytes, ending }: UploadedFile): Promise<Uint8Array> {
  const image = decode(bytes)
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return ending === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 90 }).toBuffer();
}

/**
 * Stores a document, by default a private one under a key that only `privateFileUrl` opens. Call it before the transaction,
 * like `storeImage`.
 * PDF and office files are stored unchanged: they are never opened here, and served as downloads.
 *
 * @throws ApiProblem validation_failed (`fileFormat`) for a picture that cannot be decoded to its end
 */
export async function storeDocument(
  { files }: Pick<Context, 'files'>,
  file: UploadedFile,
  { secrecy = 'private' }: { secrecy?: Secrecy } = {},
): Promise<StoredFile> {
  const isPicture = file.ending === 'png' || file.ending === 'jpg';
  const bytes = isPicture
    ? await inImageQueue(() => rewritten(file)).catch((error: unknown) => {
        throw error instanceof ApiProblem
          ? error
          : invalidField(file.field, 'fileFormat', { list: formatList(DOCUMENT) });
      })
    : file.bytes;
  const key = fileKey(newId(), file.ending, secrecy);
  rememberStored(file, key);
  await files.put(key, bytes);
  return { key, name: file.name, mime: CONTENT_TYPES[file.ending], size: bytes.length };
}
