import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { PRODUCTION } from '../../testing/production.ts';
import { api, available, headers, sendForm, start, status, userId } from './testing/payments.ts';

const { db } = api;

function fromHtml(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** The fields of the page's forms in order: Zapłać, Anuluj. */
function formsOf(html: string): Record<string, string>[] {
  return [
    ...html.matchAll(/name="event" value="([^"]*)">\s*<input type="hidden" name="signature" value="([^"]*)"/g),
  ].map(([, event = '', signature = '']) => ({ event: fromHtml(event), signature }));
}

describe('the sandbox page', () => {
  it('shows the payment in both languages, without a script', async () => {
    const { payment_id } = await start('1234.50');
    const page = await api.inject({ url: `/dev/payments/${payment_id}` });
    assert.match(String(page.headers['content-security-policy']), /default-src 'none'.*form-action 'self'/);
    assert.match(page.body, /1\s234,50\szł/);
    assert.ok(page.body.includes('Zapłać') && page.body.includes('Anuluj'));
    assert.ok(page.body.includes('&lt;b&gt;') && !page.body.includes('<b>'));
    const english = await api.inject({ url: `/dev/payments/${payment_id}?lang=en` });
    assert.ok(english.body.includes('lang="en"') && english.body.includes('Cancel'));
    for (const id of [newId(), 'nonsense']) {
      assert.equal((await api.inject({ url: `/dev/payments/${id}` })).statusCode, 404);
    }
  });

  it('the page pays with one button: credited once, then back to the registry', async () => {
    const before = await available();
    const { payment_id } = await start();
    const [pay = {}] = formsOf((await api.inject({ url: `/dev/payments/${payment_id}` })).body);
    for (const _ of [1, 2, 3]) {
      const reply = await sendForm(pay);
      assert.deepEqual([reply.statusCode, reply.headers.location], [303, '/points/registry?payment=success']);
    }
    assert.equal(await available(), before + 10_000);
    assert.equal((await status(payment_id)).status, 'succeeded');
    assert.equal(formsOf((await api.inject({ url: `/dev/payments/${payment_id}` })).body).length, 0);
  });

  it('the page cancels with the other, and returns to the language where it was started', async () => {
    const pay = (await api.inject({ url: '/api/payment/pay-data-for-front/?amount=100.00&lang=en', headers })).json();
    assert.ok(pay.redirect_url.endsWith('?lang=en'));
    const before = await available();
    const [, cancel = {}] = formsOf((await api.inject({ url: `/dev/payments/${pay.payment_id}` })).body);
    const reply = await sendForm(cancel);
    assert.equal(reply.headers.location, '/en/points/registry?payment=canceled');
    assert.equal((await status(pay.payment_id)).status, 'canceled');
    assert.equal(await available(), before);
  });

  it('the page is in the payer’s language when the page names none', async () => {
    await db.query(sql`update users set locale = 'en' where id = ${userId}`);
    const pay = await start();
    await db.query(sql`update users set locale = 'pl' where id = ${userId}`);
    assert.ok(pay.redirect_url.endsWith('?lang=en'));
  });

  it('the page has no buttons after 15 minutes', async () => {
    const { payment_id } = await start();
    await db.query(sql`update payments set expires_at = created_at where id = ${payment_id}`);
    assert.equal((await status(payment_id)).status, 'expired');
    const page = await api.inject({ url: `/dev/payments/${payment_id}` });
    assert.equal(formsOf(page.body).length, 0);
    assert.ok(page.body.includes('wygasła'));
  });

  it('the page does not exist in production', async () => {
    const production = await createTestApi({ env: { ...PRODUCTION, JWT_SECRET: 'x'.repeat(40) } });
    const path = `/dev/payments/${newId()}`;
    const reply = await production.inject({ url: path });
    assert.equal(reply.json().code, 'not_found');
    const webhook = await production.inject({ method: 'POST', url: '/api/payment/webhook/sandbox/', payload: 'x' });
    assert.equal(webhook.statusCode, 404);
  });
});
