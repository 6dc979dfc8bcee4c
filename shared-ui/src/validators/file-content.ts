/** What a file begins with, by what it is. Office documents are ZIP archives. */
const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
} as const;

export type FileContent = keyof typeof SIGNATURES;

/** Extensions that the product takes, with their content and MIME type. */
const EXTENSIONS: Record<string, { content: FileContent; mime: string }> = {
  png: { content: 'png', mime: 'image/png' },
  jpg: { content: 'jpg', mime: 'image/jpeg' },
  jpeg: { content: 'jpg', mime: 'image/jpeg' },
  pdf: { content: 'pdf', mime: 'application/pdf' },
  docx: { content: 'zip', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { content: 'zip', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  odt: { content: 'zip', mime: 'application/vnd.oasis.opendocument.text' },
};

/** What the API takes as a document: what invoices and contracts come as. */
export const DOCUMENT_EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'odt'] as const;

/** What the first bytes say; null for all other content. */
export function contentOf(bytes: Uint8Array): FileContent | null {
  const found = Object.entries(SIGNATURES).find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  return found ? (found[0] as FileContent) : null;
}

/** The name of the last chunk of a PNG. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44];

/** Whether the end of a PNG is there; what an editor or a camera left behind it does no harm. */
export function endsPng(tail: Uint8Array): boolean {
  return tail.some((_, start) => PNG_END.every((byte, at) => tail[start + at] === byte));
}

/**
 * Whether the end of a JPEG is there, without which the API refuses it; what a phone keeps behind it, as a film, does no harm.
 * Looked for segment by segment: the preview inside of a photo has an end of its own.
 */
export function endsJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    at = bytes.indexOf(0xff, at + stepOver(marker, bytes, at));
  }
  return false;
}

/** Bytes from a marker to where the next may be: 0xff before it fills, 0 and restarts stand within the picture's data. */
function stepOver(marker: number, bytes: Uint8Array, at: number): number {
  if (marker === 0xff) return 1;
  if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) return 2;
  return 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
}

/** Whether content fits a list of extensions; text and other content without a signature only where one of them is such. */
export function isAccepted(content: FileContent | null, accept: readonly string[]): boolean {
  const expected = accept.map((extension) => EXTENSIONS[extension]?.content ?? null);
  return expected.includes(content);
}

/** For the window in which files are chosen: `{'image/png': ['.png']}`. */
export function acceptedTypes(accept: readonly string[]): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  for (const extension of accept) {
    const mime = EXTENSIONS[extension]?.mime ?? 'text/plain';
    types[mime] = [...(types[mime] ?? []), `.${extension}`];
  }
  return types;
}

/** A picture under the name and type of what it really is: a PNG called `photo.jpg` becomes `photo.png`. */
export function namedByContent(file: File, content: FileContent | null): File {
  if (content !== 'png' && content !== 'jpg') return file;
  const dot = file.name.lastIndexOf('.');
  if (EXTENSIONS[file.name.slice(dot + 1).toLowerCase()]?.content === content) return file;
  const type = EXTENSIONS[content]?.mime;
  return new File([file], `${file.name.slice(0, dot)}.${content}`, { type, lastModified: file.lastModified });
}
