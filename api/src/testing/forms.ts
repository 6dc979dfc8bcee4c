import sharp, { type Create } from 'sharp';

/** Values of a form field: text, a file, or several of them. */
export type FormValue = string | File | readonly (string | File)[];

/** A multipart body for `inject`, which encodes it and sets the header. */
export function formOf(values: Record<string, FormValue>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === 'string' || value instanceof File ? [value] : value) form.append(name, one);
  }
  return form;
}

export function fileOf(bytes: Uint8Array, name: string): File {
  return new File([new Uint8Array(bytes)], name);
}

/** A picture of one colour. */
export async function picture(
  options: Partial<Create> = {},
  format: 'png' | 'jpeg' = 'png',
  name?: string,
): Promise<File> {
  const create: Create = { width: 40, height: 30, channels: 3, background: '#c00', ...options };
  return fileOf(await sharp({ create }).toFormat(format).toBuffer(), name ?? `obraz.${format}`);
}
