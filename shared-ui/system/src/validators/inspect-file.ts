import { imageDimensionsFromData } from 'image-dimensions';
import type { FieldMessage } from './field-message.ts';
import { contentOf, endsJpeg, endsPng, isAccepted, namedByContent } from './file-content.ts';
import { checkFile, type FileLimits, formatList } from './file-rule.ts';

/** The maximum number of pixels that the API decodes; a browser needs four bytes for each. */
const MAX_PIXELS = 50_000_000;
/** Bytes that contain the dimensions of a picture: a photo's preview and colour profile may precede them. */
const HEAD_BYTES = 256 * 1024;
/** Bytes that contain the end of a complete picture. */
const TAIL_BYTES = 64 * 1024;

/** A valid file, or the reason for its rejection. */
export type Inspection = { file: File; problem?: undefined } | { problem: FieldMessage; file?: undefined };

/**
 * Checks name and size first, so that a file that is too large is never read; then the content, of which the beginning is
 * enough.
 */
export async function inspectFile(file: File, limits: FileLimits): Promise<Inspection> {
  const broken = checkFile(file, limits);
  if (broken) return refuse(broken.name, broken.values);
  if (file.size === 0) return refuse('fileEmpty');
  const head = await read(() => file.slice(0, HEAD_BYTES));
  if (!head) return refuse('fileUnreadable');
  const content = contentOf(head);
  if (!isAccepted(content, limits.accept)) return refuse('fileFormat', { list: formatList(limits.accept) });
  const size = content === 'png' || content === 'jpg' ? imageDimensionsFromData(head) : undefined;
  if (size && size.width * size.height > MAX_PIXELS) {
    return refuse('imagePixels', { width: size.width, height: size.height, max: MAX_PIXELS / 1_000_000 });
  }
  if (content === 'png' && !(await isWholePng(file, head))) return refuse('fileUnreadable');
  if (content === 'jpg' && !(await isWholeJpeg(file, head))) return refuse('fileUnreadable');
  return { file: namedByContent(file, content) };
}

/** An incomplete download has a valid header, and would be displayed as an empty picture. */
async function isWholePng(file: File, head: Uint8Array): Promise<boolean> {
  const tail = file.size <= HEAD_BYTES ? head : await read(() => file.slice(-TAIL_BYTES));
  return tail !== null && endsPng(tail.subarray(-TAIL_BYTES));
}

/** Browsers display the downloaded part of an incomplete file. Reads the file to its end, 10 MB at most. */
async function isWholeJpeg(file: File, head: Uint8Array): Promise<boolean> {
  const whole = file.size <= HEAD_BYTES ? head : await read(() => file.slice());
  return whole !== null && endsJpeg(whole);
}

const refuse = (rule: string, values?: FieldMessage['values']): Inspection => ({
  problem: { id: `validators.${rule}`, values },
});

/** Null for a deleted file or a folder. */
async function read(slice: () => Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await slice().arrayBuffer());
  } catch {
    return null;
  }
}
