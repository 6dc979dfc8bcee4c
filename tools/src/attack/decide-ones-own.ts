import assert from 'node:assert/strict';
import { seenRequest } from './active-company.ts';
import type { Attack } from './attack.ts';

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF';

export const attack: Attack = {
  aim: 'decide, as an admin, about themselves and their own company',
  async run({ url, call, signIn }) {
    const admin = await signIn('admin');
    const json = { name: 'Firma administratora' };
    const created = await call('POST', '/api/accounts/company-create/', { headers: admin, json });
    assert.equal(created.status, 201);
    const { id: company_id } = (await created.json()) as { id: string };
    const form = new FormData();
    const numbers = { nip: '5260250274', regon: '012100784', bank_number: '61109010140000071219812874' };
    for (const [name, value] of Object.entries(numbers)) form.set(name, value);
    form.set('document', new Blob([PDF], { type: 'application/pdf' }), 'odpis.pdf');
    const submission = `${url}/api/accounts/company-verification-submission/`;
    const headers = { ...admin, 'company-id': company_id };
    assert.equal((await fetch(submission, { method: 'POST', body: form, headers })).status, 201);
    const me = (await (await call('GET', '/api/accounts/user-data/', { headers: admin })).json()) as { id: string };
    const reason = 'Sam tak chcę';
    const proof = await call('POST', '/api/accounts/confirm/', { headers: admin, json: { password: 'Demo!2345' } });
    const { token: confirmation } = (await proof.json()) as { token: string };
    const seen = await seenRequest(call, admin, company_id);
    const tries: [string, string, string, object?][] = [
      ['own_company', 'POST', '/api/admin/verify_company/', { ...seen, company_id, approve: true }],
      ['own_company', 'POST', '/api/admin/verify_company/', { ...seen, company_id, approve: false, reason }],
      ['own_company', 'POST', '/api/admin/suspend_company/', { company_id, suspend: true, reason }],
      ['own_company', 'DELETE', `/api/accounts/admin/delete-company/${company_id}/`],
      ['own_profile', 'POST', '/api/admin/user_status/', { user_id: me.id, active: false, reason }],
      ['own_profile', 'POST', `/api/admin/users/${me.id}/role/`, { role: 'USER', reason }],
    ];
    for (const [code, method, path, body] of tries) {
      const reply = await call(method, path, { headers: { ...admin, confirmation }, ...(body && { json: body }) });
      assert.deepEqual([reply.status, ((await reply.json()) as { code: string }).code], [409, code], path);
    }
    const state = await call('GET', '/api/accounts/company-verification-submission/', { headers });
    assert.equal(((await state.json()) as { status: string }).status, 'submitted');
    return `${tries.length} decisions of an admin about themselves and their company refused`;
  },
};
