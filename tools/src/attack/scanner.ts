import assert from 'node:assert/strict';
import { MALWARE, startClamd } from '../../../api/src/testing/temporary-clamd.ts';
import type { Attack } from './attack.ts';
import { orderForDocuments } from './order-documents.ts';
import type { Product } from './product.ts';

/** The job starts at once; a clamd without signatures needs milliseconds. */
const PATIENCE_MS = 20_000;

const clamd = await startClamd();

/** The order's only document once it is no longer held back. */
async function scanned({ call }: Product, headers: Record<string, string>, orderId: string) {
  for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
    const { results } = (await (
      await call('GET', `/api/offers/get-my-purchases/?q=${orderId}`, { headers })
    ).json()) as {
      results: { id: string; documents: { name: string; state: string; url: string | null }[] }[];
    };
    const documents = results.find(({ id }) => id === orderId)?.documents ?? [];
    if (documents.length > 0 && documents.every(({ state }) => state !== 'checking')) return documents;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the file is still being checked');
}

async function tryMalware(product: Product): Promise<string> {
  const { add, headers, order } = await orderForDocuments(product);
  const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n${text}\n%%EOF`);
  const held = (await add(pdf(MALWARE), 'faktura.pdf')).order.documents[0];
  assert.equal(held?.url, null);
  await add(pdf('invoice'), 'rachunek.pdf');
  const [bad, good] = await scanned(product, headers, order.id);
  assert.deepEqual([bad?.state, bad?.url, good?.state], ['removed', null, 'available']);
  assert.equal((await product.call('GET', good?.url ?? '')).status, 200);
  return 'a document with malware was held back, and removed before anybody could open it';
}

export const attack: Attack = {
  aim: 'send malware to a seller',
  settings: { CLAMAV_URL: clamd.url },
  async run(product) {
    try {
      return await tryMalware(product);
    } finally {
      await clamd.dispose();
    }
  },
};
