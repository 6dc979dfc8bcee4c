import assert from 'node:assert/strict';
import type { Product } from './product.ts';
import { purchaseOf } from './purchase.ts';

interface OrderDocument {
  name: string;
  url: string;
}

interface Order {
  id: string;
  documents: OrderDocument[];
}

/** How a member sends documents to a seller, who opens them: an own order, and the call that adds one. */
export async function orderForDocuments({ url, call, signIn }: Product) {
  const headers = await signIn('user');
  const { results } = (await (await call('GET', '/api/offers/?limit=100')).json()) as {
    results: { id: string; individual_price: boolean; price_to: string | null }[];
  };
  const offer = results.find(({ individual_price, price_to }) => !individual_price && price_to === null);
  const bought = await call('POST', '/api/offers/buy/', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    json: await purchaseOf({ call }, headers, offer?.id ?? ''),
  });
  assert.ok(bought.ok, `an offer cannot be bought: ${await bought.clone().text()}`);
  const order = (await bought.json()) as Order;
  return {
    headers,
    order,
    async add(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<{ status: number; order: Order; body: string }> {
      const form = new FormData();
      form.set('transaction_id', order.id);
      form.set('document', new File([bytes], name));
      const response = await fetch(`${url}/api/offers/sale-add-document/`, { method: 'POST', headers, body: form });
      const body = await response.text();
      return { status: response.status, order: JSON.parse(body) as Order, body };
    },
  };
}

interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** As the directory states it. */
  unpacked?: number;
}

/** A ZIP archive of bytes that are compressed already (raw deflate). Its checksums are 0, which few readers notice. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, unpacked = bytes.length } of entries) {
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(unpacked === bytes.length ? 0 : 8, 4);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(unpacked, 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04'), about, Buffer.from(name), Buffer.from(bytes));
    directory.push(Buffer.from('PK\x01\x02\x14\0'), about, place, Buffer.from(name));
    offset += 30 + name.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]));
}
