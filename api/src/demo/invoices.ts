import { CONTENT_TYPES, type FileStore, fileKey } from '../platform/files/file-store.ts';
import type { StoredFile } from '../platform/uploads/store-document.ts';
import type { DemoDocument } from './world.ts';

/** An A4 page with lines of text, in PDF's own Helvetica: Latin letters without diacritics. */
export function drawInvoice(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj 0 -28 Td`).join('\n');
  const page = `BT /F1 16 Tf 72 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** Stores an invoice for each document of the demo's orders; answers the files in the same order. */
export async function writeInvoices(store: FileStore, documents: readonly DemoDocument[]): Promise<StoredFile[]> {
  return Promise.all(
    documents.map(async ({ id, number, name }) => {
      const bytes = drawInvoice([`Faktura VAT ${number}`, 'Sposob zaplaty: przelew', 'Zaplacono w calosci']);
      const key = fileKey(`demo-${id}`, 'pdf', 'private');
      await store.put(key, bytes);
      return { key, name, mime: CONTENT_TYPES.pdf, size: bytes.length };
    }),
  );
}
