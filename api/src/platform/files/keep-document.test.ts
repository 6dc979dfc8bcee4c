import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from '../../storage/sql.ts';
import { createTestApi } from '../../testing/harness.ts';
import { addUser } from '../../testing/people.ts';
import { newId } from '../ids.ts';
import { userAsOwner } from '../sign-in/account-owner.ts';
import { ACCOUNT_QUOTA_BYTES } from '../uploads/upload-rules.ts';
import { ApiProblem } from '../wire/problem.ts';
import { keepDocument } from './keep-document.ts';

const api = await createTestApi();

test('documents of one person that arrive at once share what is left of the quota', async () => {
  const userId = await addUser(api, { email: 'sender@example.test' });
  const sender = { userId, owner: userAsOwner(userId), field: 'document' };
  const now = api.context.clock();
  const keep = (size: number) =>
    api.db.transaction((tx) => {
      const file = { key: `${newId()}.pdf`, name: 'faktura.pdf', size };
      const subject = { type: 'order', id: newId() } as const;
      return keepDocument(api.context, tx, { ...sender, file, subject }, now);
    });
  await keep(1);
  await api.db.query(sql`update stored_documents set bytes = ${ACCOUNT_QUOTA_BYTES - 10} where user_id = ${userId}`);
  const kept = await Promise.allSettled(Array.from({ length: 8 }, () => keep(5)));
  const refused = kept.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  assert.equal(refused.length, 6);
  for (const reason of refused) assert.ok(reason instanceof ApiProblem);
});
