import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { addActiveCompany } from './active-company.ts';
import type { Attack } from './attack.ts';

/** Method, path and body of what only an active company may do. */
const CALLS: readonly [string, string, object?][] = [
  ['POST', '/api/payment/payout-accounts/', { broker_account: 'XTB 12345' }],
  ['GET', '/api/payment/pay-data-for-front/?amount=10.00'],
  ['POST', '/api/payment/requestwithdrawal/', { amount: '10.00', broker_account: 'XTB 12345' }],
  ['GET', '/api/reflink/'],
  ['POST', '/api/posts/', { text: 'Nadal działamy' }],
];

export const attack: Attack = {
  aim: 'trade and take money out as a company that is suspended, or that nobody has approved',
  async run(product) {
    const { call, signIn } = product;
    const [person, admin] = [await signIn('fresh'), await signIn('admin')];
    const listed = await (await call('GET', '/api/offers/?limit=1')).json();
    const buying = ['POST', '/api/offers/buy/', { offer_id: listed.results[0].id }] as const;
    const made = await call('POST', '/api/accounts/company-create/', { headers: person, json: { name: 'Szkic' } });
    const draft = { ...person, 'company-id': (await made.json()).id };
    const suspended = await addActiveCompany(product, person);
    const json = { company_id: suspended['company-id'], suspend: true, reason: 'Skargi' };
    assert.equal((await call('POST', '/api/admin/suspend_company/', { headers: admin, json })).status, 200);
    const editing = ['PUT', '/api/accounts/company-data/', { description: 'Zmieniony' }] as const;
    const inviting = [
      'POST',
      '/api/accounts/company-manage-users/',
      { action: 'add', email: 'x@example.test' },
    ] as const;
    const tries = [
      ...[buying, ...CALLS].map((tried) => ({ tried, headers: draft })),
      ...[buying, editing, inviting, ...CALLS].map((tried) => ({ tried, headers: suspended })),
    ];
    for (const { tried, headers } of tries) {
      const [method, path, body] = tried;
      const options = { headers: { ...headers, 'idempotency-key': randomUUID() }, ...(body && { json: body }) };
      const reply = await call(method, path, options);
      assert.deepEqual([reply.status, (await reply.json()).code], [409, 'company_not_active'], `${method} ${path}`);
    }
    return `${tries.length} calls of a draft and of a suspended company refused`;
  },
};
