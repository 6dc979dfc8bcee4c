import { PICTURE_WIDTHS } from '@wspolnik/contract/limits';
import type { Db } from '../../storage/db.ts';
import type { FileStore } from '../files/file-store.ts';
import { VARIANT_FORMATS, type VariantFormat, variantKey, variantKeys } from '../files/picture-variants.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { ApiProblem } from '../wire/problem.ts';
import { decode, inImageQueue } from './image-queue.ts';

export const VARIANTS_JOB = 'files.make-variants';

/** Lets a job make the variants of stored pictures. Call it in the transaction that refers to them. */
export async function enqueueVariants(tx: Db, keys: readonly (string | null | undefined)[], now: Date): Promise<void> {
  for (const key of keys) {
    if (!key) continue;
    await enqueueJob(tx, { kind: VARIANTS_JOB, key: `${VARIANTS_JOB}:${key}`, payload: { key }, runAt: now });
  }
}

/**
 * As good as the JPEG that they are made from, whose colours are already at half the resolution. With effort 4, the default,
 * an AVIF of 1024 pixels takes more than a second instead of a tenth, for a file of the same size.
 */
const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 76, effort: 4 } as const;

type Rendered = Record<VariantFormat, Uint8Array>;

/** One place in the queue for each format, so that an upload does not wait for a whole picture. */
async function render(bytes: Uint8Array, width: number): Promise<Rendered> {
  const scaled = () => decode(bytes).resize({ width, withoutEnlargement: true }).toColourspace('srgb');
  return {
    avif: await inImageQueue(() => scaled().avif(AVIF).toBuffer()),
    webp: await inImageQueue(() => scaled().webp(WEBP).toBuffer()),
  };
}

/** Every width once: widths beyond the picture's own share the files of its own size. */
async function renderAll(bytes: Uint8Array): Promise<Map<number, Rendered>> {
  const { width: own } = await decode(bytes).metadata();
  const rendered = new Map<number, Rendered>();
  for (const width of PICTURE_WIDTHS) {
    const size = Math.min(width, own);
    rendered.set(width, rendered.get(size) ?? (await render(bytes, size)));
    rendered.set(size, rendered.get(width) as Rendered);
  }
  return rendered;
}

/**
 * Writes the variants of a stored picture, unless they are there. A picture that is gone has none, nor has one that cannot
 * be decoded: it is served as it is.
 *
 * @throws ApiProblem unavailable when too many pictures are waiting; StoreUnavailable
 */
export async function makeVariants(files: FileStore, key: string): Promise<void> {
  // The last one that is written.
  if (await files.get(variantKeys(key).at(-1) ?? key)) return;
  const bytes = await files.get(key);
  if (!bytes) return;
  const rendered = await renderAll(bytes).catch((error: unknown) => {
    if (error instanceof ApiProblem) throw error;
    return null;
  });
  if (!rendered) return;
  for (const width of PICTURE_WIDTHS) {
    for (const format of VARIANT_FORMATS) {
      await files.put(variantKey(key, width, format), (rendered.get(width) as Rendered)[format]);
    }
  }
}
