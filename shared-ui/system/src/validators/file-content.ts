/** Signatures of files by type. Office documents are ZIP archives. */
const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  zip: [0x50, 0x4b, 0x03, 0x04],
} as const;

export type FileContent = keyof typeof SIGNATURES;

/** Extensions that the product accepts, with their content type and MIME type. */
const EXTENSIONS: Record<string, { content: FileContent; mime: string }> = {
  png: { content: 'png', mime: 'image/png' },
  jpg: { content: 'jpg', mime: 'image/jpeg' },
  jpeg: { content: 'jpg', mime: 'image/jpeg' },
  pdf: { content: 'pdf', mime: 'application/pdf' },
  docx: { content: 'zip', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { content: 'zip', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  odt: { content: 'zip', mime: 'application/vnd.oasis.opendocument.text' },
};

/** Document types that the API accepts: the usual formats of invoices and contracts. */
export const DOCUMENT_EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'odt'] as const;

/** The type by the first bytes; null for any other content. */
export function contentOf(bytes: Uint8Array): FileContent | null {
  const found = Object.entries(SIGNATURES).find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  return found ? (found[0] as FileContent) : null;
}

/** The type of a PNG's last chunk. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44];

/** Whether the PNG is complete; extra data after its end, from an editor or a camera, is accepted. */
export function endsPng(tail: Uint8Array): boolean {
  return tail.some((_, start) => PNG_END.every((byte, at) => tail[start + at] === byte));
}

/**
 * Whether the JPEG is complete, as the API requires; extra data after its end, such as a phone's video, is accepted. Parses
 * segment by segment, because the embedded preview of a photo has its own end marker.
 */
export function endsJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff, 2); at !== -1 && at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    at = bytes.indexOf(0xff, at + stepOver(marker, bytes, at));
  }
  return false;
}

/**
 * Bytes from a marker to the next possible one: 0xff is a fill byte before a marker, 0 and restart markers are part of the
 * picture's data.
 */
function stepOver(marker: number, bytes: Uint8Array, at: number): number {
  if (marker === 0xff) return 1;
  if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) return 2;
  return 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
}

/**
 * Whether content matches a list of extensions; text and other content without a signature only if one of them has no
 * signature.
 */
export function isAccepted(content: FileContent | null, accept: readonly string[]): boolean {
  const expected = accept.map((extension) => EXTENSIONS[extension]?.content ?? null);
  return expected.includes(content);
}

/** For the file chooser: `{'image/png': ['.png']}`. */
export function acceptedTypes(accept: readonly string[]): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  for (const extension of accept) {
    const mime = EXTENSIONS[extension]?.mime ?? 'text/plain';
    types[mime] = [...(types[mime] ?? []), `.${extension}`];
  }
  return types;
}

/** A picture with the name and type of its content: a PNG called `photo.jpg` becomes `photo.png`. */
export function namedByContent(file: File, content: FileContent | null): File {
  if (content !== 'png' && content !== 'jpg') return file;
  const dot = file.name.lastIndexOf('.');
  if (EXTENSIONS[file.name.slice(dot + 1).toLowerCase()]?.content === content) return file;
  const type = EXTENSIONS[content]?.mime;
  return new File([file], `${file.name.slice(0, dot)}.${content}`, { type, lastModified: file.lastModified });
}
