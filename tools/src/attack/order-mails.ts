import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Attack } from './attack.ts';
import { purchaseOf } from './purchase.ts';

const TEXT = 'PILNE: dopłać na http://evil.pl/zaplac';
/** Mails leave every 15 seconds. */
const PATIENCE_MS = 60_000;

interface Mail {
  subject: string;
  text: string;
  html: string;
}

export const attack: Attack = {
  aim: 'write links to the other side of an order in mails of the product',
  async run({ call, signIn }) {
    const [buyer, seller] = [await signIn('fresh'), await signIn('owner')];
    const me = await (await call('GET', '/api/accounts/user-data/', { headers: seller })).json();
    const list = await (await call('GET', `/api/offers/?limit=100&seller_id=${me.companies[0].id}`)).json();
    const offer = (list.results as { id: string; individual_price: boolean; price_to: string | null }[]).find(
      ({ individual_price, price_to }) => !individual_price && price_to === null,
    );
    const key = { 'idempotency-key': randomUUID() };
    const json = await purchaseOf({ call }, buyer, offer?.id ?? '');
    const buying = { headers: { ...buyer, ...key }, json };
    const bought = await call('POST', '/api/offers/buy/', buying);
    assert.equal(bought.status, 201, await bought.clone().text());
    const order = (await bought.json()) as { id: string; status_since: string };
    const cancelled = await call('POST', '/api/offers/cancel-sale/', {
      headers: buyer,
      json: { transaction_id: order.id, seen_status_since: order.status_since, reason: TEXT },
    });
    assert.equal(cancelled.status, 200, await cancelled.clone().text());
    for (const started = Date.now(); Date.now() - started < PATIENCE_MS; ) {
      const reply = await call('GET', '/api/dev/outbox/?to=owner%40demo.wspolnik.test');
      const mails = ((await reply.json()) as { results: Mail[] }).results;
      const about = mails.filter(({ subject }) => / anulowane/.test(subject));
      for (const { subject, text, html } of about) assert.ok(!`${subject}${text}${html}`.includes('evil.pl'), subject);
      if (about.length > 0) return 'the mail about a cancelled order leaves out a reason with a link';
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    throw new Error('no mail about the cancelled order was sent');
  },
};
