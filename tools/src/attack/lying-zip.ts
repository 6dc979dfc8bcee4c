import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';
import type { Attack } from './attack.ts';
import { orderForDocuments, zipOf } from './order-documents.ts';

/** 40 MB of zeros in 40 KB. */
const UNPACKED = 40_000_000;

export const attack: Attack = {
  aim: 'send a document that fills the disk of whoever opens it',
  async run(product) {
    const { add } = await orderForDocuments(product);
    const bomb = deflateRawSync(Buffer.alloc(UNPACKED));
    const parts = ['[Content_Types].xml', 'word/document.xml'].map((name) => ({ name, bytes: Buffer.from('<x/>') }));
    for (const unpacked of [5_000, bomb.length + 1, UNPACKED]) {
      const { status, body } = await add(zipOf([...parts, { name: 'word/a.xml', bytes: bomb, unpacked }]), 'a.docx');
      assert.equal(status, 422, body);
    }
    assert.equal((await add(zipOf(parts), 'a.docx')).status, 200);
    return 'archives that unpack to more than they state, or to a hundred times their size, were refused';
  },
};
