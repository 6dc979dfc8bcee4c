import assert from 'node:assert/strict';
import type { Attack } from './attack.ts';

const TEXT = 'PILNE: dopłata 1,99 zł http://evil.pl/zaplac';
const COMPANIES = 12;
const INVITATIONS = 7;

interface Mail {
  subject: string;
  text: string;
  html: string;
}

export const attack: Attack = {
  aim: 'write texts of their own to strangers in mails of the product',
  async run({ call, signIn }) {
    const person = await signIn('fresh');
    const mailsTo = async (to: string) => {
      const reply = await call('GET', `/api/dev/outbox/?to=${encodeURIComponent(to)}`);
      return ((await reply.json()) as { results: Mail[] }).results;
    };
    const checkMails = async (to: string) => {
      for (const { subject, text, html } of await mailsTo(to))
        assert.ok(!`${subject}${text}${html}`.includes('evil.pl'));
    };
    const sent: number[] = [];
    for (let index = 0; index < COMPANIES; index += 1) {
      const created = await call('POST', '/api/accounts/company-create/', { headers: person, json: { name: TEXT } });
      assert.equal(created.status, 201);
      const { id } = (await created.json()) as { id: string };
      let accepted = 0;
      for (let guest = 0; guest < INVITATIONS; guest += 1) {
        const email = `ofiara-${index}-${guest}@example.test`;
        const headers = { ...person, 'company-id': id };
        const json = { action: 'add', email };
        const reply = await call('POST', '/api/accounts/company-manage-users/', { headers, json });
        if (reply.ok) accepted += 1;
        else assert.equal(reply.status, 429);
        await checkMails(email);
      }
      sent.push(accepted);
    }
    const all = sent.reduce((sum, count) => sum + count, 0);
    assert.ok(Math.max(...sent) <= 5, `a draft sent ${Math.max(...sent)} invitations`);
    assert.ok(all <= 50, `an account sent ${all} invitations`);
    const victim = 'ofiara@example.test';
    const form = { first_name: TEXT, last_name: 'X', email: victim, password: 'Zamek!2345', terms: true };
    assert.equal((await call('POST', '/api/accounts/register/', { json: form })).status, 201);
    assert.equal((await mailsTo(victim)).length, 1);
    await checkMails(victim);
    return `${COMPANIES * INVITATIONS} invitations by ${COMPANIES} drafts sent ${all} mails, none with a word of theirs`;
  },
};
