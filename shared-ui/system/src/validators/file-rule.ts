import type { FieldMessage } from './field-message.ts';

export interface FileLimits {
  /** Extensions without dot, lower case. */
  accept: readonly string[];
  /** Megabytes of 1,000,000 bytes. */
  maxMb: number;
}

const BYTES_PER_MB = 1_000_000;

/** Pictures that the product accepts; 10 MB, 5 for a message's attachment. */
export const IMAGE_EXTENSIONS = ['png', 'jpeg', 'jpg'] as const;

/** The rule that a file breaks, if any. No file breaks none. */
export function checkFile(file: File | null | undefined, { accept, maxMb }: FileLimits) {
  if (!file) return null;
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const broken = (name: string, values: FieldMessage['values']) => ({ name, values });
  if (!accept.includes(extension)) return broken('fileFormat', { list: formatList(accept) });
  if (file.size > maxMb * BYTES_PER_MB) return broken('fileSize', { mb: maxMb });
  return null;
}

/** `PNG, JPEG`: the common names of the extensions. */
export function formatList(accept: readonly string[]): string {
  const names = accept.map((extension) => (extension === 'jpg' ? 'JPEG' : extension.toUpperCase()));
  return [...new Set(names)].join(', ');
}
