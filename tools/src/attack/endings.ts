import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';
import { orderForDocuments, zipOf } from './order-documents.ts';

const text = (content: string) => new TextEncoder().encode(content);
const PDF = text('%PDF-1.4\n<script>alert(1)</script>\n%%EOF');
const WORD = zipOf(
  ['[Content_Types].xml', 'word/document.xml', 'META-INF/MANIFEST.MF', 'Evil.class'].map((name) => ({
    name,
    bytes: text('<x/>'),
  })),
);

const TRIED: [name: string, bytes: Uint8Array<ArrayBuffer>, stored: string][] = [
  ['faktura.pdf.html', PDF, 'faktura.pdf'],
  ['faktura.hta', PDF, 'faktura.pdf'],
  ['\u202efdp.exe', PDF, 'fdp.pdf'],
  ['..\\..\\autostart.pdf.exe.', PDF, 'autostart.pdf'],
  ['CON.pdf', PDF, 'plik.pdf'],
  ['faktura.jar', WORD, 'faktura.docx'],
];

export const attack: Attack = {
  aim: "hand somebody a document under a name that their system runs, or open it on the site's origin",
  async run(product) {
    const { add } = await orderForDocuments(product);
    for (const [typed, bytes, stored] of TRIED) {
      const { order, body, status } = await add(bytes, typed);
      assert.equal(status, 200, body);
      const document = order.documents.at(-1);
      assert.equal(document?.name, stored);
      const reply = await product.call('GET', document?.url ?? '');
      const header = (name: string) => reply.headers.get(name) ?? '';
      assert.equal(header('content-disposition').split(';').slice(0, 2).join(), `attachment, filename="${stored}"`);
      assert.equal(header('x-content-type-options'), 'nosniff');
      assert.match(header('content-security-policy'), /sandbox/);
    }
    return `${TRIED.length} names were stored and sent with the ending of the content, as downloads that run nothing`;
  },
};
