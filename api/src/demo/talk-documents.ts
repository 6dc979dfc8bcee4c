import { CONTENT_TYPES, type FileStore, fileKey } from '../platform/files/file-store.ts';
import { drawInvoice } from './invoices.ts';
import { type DemoTalk, TALKS } from './talks.ts';

/** The file of the talk's document, and its columns of `messages`. */
function documentOf(talk: DemoTalk) {
  if (!talk.document) return null;
  const { name, lines } = talk.document;
  const bytes = drawInvoice(lines);
  const document_key = fileKey(`demo-talk-${TALKS.indexOf(talk)}`, 'pdf', 'private');
  const columns = { document_key, document_name: name, document_mime: CONTENT_TYPES.pdf, document_bytes: bytes.length };
  return { bytes, columns };
}

/** Columns of the message at this place of the talk. */
export const documentColumns = (talk: DemoTalk, index: number): object =>
  talk.document?.of === index ? (documentOf(talk)?.columns ?? {}) : {};

export async function writeTalkDocuments(files: FileStore): Promise<void> {
  for (const talk of TALKS) {
    const document = documentOf(talk);
    if (document) await files.put(document.columns.document_key, document.bytes);
  }
}
