import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { newId } from '../../platform/ids.ts';
import { companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { sql } from '../../storage/sql.ts';
import { addCompany, addMember } from '../../testing/people.ts';
import {
  api,
  begin,
  choose,
  deliver,
  later,
  mailsAt,
  message,
  newReader,
  person,
  runJobs,
  subjectsAt,
} from './testing/mails.ts';

beforeEach(newReader);

describe('the digest', () => {
  it('the digest comes at 8:00 in Poland with what is unseen, by profile, and once', async () => {
    const company = await addCompany(api, 'Pracownia');
    await addMember(api, company, person, 'member');
    await choose('MessageForCompany', { mail: 'daily' });
    await deliver('PostCommented', later(HOUR_MS), { subject: { type: 'post', id: newId() } });
    await deliver('MessageForCompany', later(2 * HOUR_MS), {
      to: companyAsOwner(company),
      params: { company: 'Pracownia' },
      ...message(newId()),
    });
    await deliver('PostReacted', later(3 * HOUR_MS));
    assert.deepEqual(await subjectsAt(later(DAY_MS - 1)), []);
    const sent = await Promise.all([mailsAt(later(DAY_MS)), mailsAt(later(DAY_MS))]);
    const [mail, ...others] = [...sent.flat(), ...(await mailsAt(later(DAY_MS + HOUR_MS)))];
    assert.deepEqual(others, []);
    assert.equal(mail?.subject, '2 nowe powiadomienia');
    assert.match(
      mail?.text ?? '',
      /Ty\n- Anna Nowak komentuje Twój wpis\n\nPracownia\n- Nowa wiadomość do firmy Pracownia od: Anna Nowak\n/,
    );
    assert.match(mail?.headers['List-Unsubscribe'] ?? '', /token=[0-9a-f-]{36}\.digest\./);
    assert.deepEqual(await subjectsAt(later(2 * DAY_MS)), []);
  });

  it('the digest keeps 8:00 when the clocks change', async () => {
    await begin(new Date('2040-03-24T07:00:00Z'));
    await deliver('PostCommented', later(HOUR_MS));
    // 25 March 2040: summer time begins at 1:00 UTC.
    assert.deepEqual(await subjectsAt(new Date('2040-03-25T05:59:00Z')), []);
    assert.equal((await subjectsAt(new Date('2040-03-25T06:00:30Z'))).length, 1);
    await deliver('PostCommented', new Date('2040-03-25T10:00:00Z'));
    assert.deepEqual(await subjectsAt(new Date('2040-03-26T05:59:00Z')), []);
    assert.equal((await subjectsAt(new Date('2040-03-26T06:00:30Z'))).length, 1);
    await api.db.query(sql`delete from notification_digests where sent_for > '2040-01-01'`);
  });

  it('the digest of a stopped server is sent once, when it is back, with all days', async () => {
    await deliver('PostCommented', later(HOUR_MS));
    await deliver('NetworkAccepted', later(DAY_MS + HOUR_MS));
    assert.deepEqual(await subjectsAt(later(2 * DAY_MS + 5 * HOUR_MS)), ['2 nowe powiadomienia']);
    assert.deepEqual(await subjectsAt(later(2 * DAY_MS + 6 * HOUR_MS)), []);
  });

  it('shows fifteen lines and counts the others', async () => {
    for (let n = 0; n < 27; n += 1) await deliver('NetworkAccepted', later(HOUR_MS + n));
    const [mail] = await mailsAt(later(DAY_MS));
    assert.equal(mail?.subject, '27 nowych powiadomień');
    assert.equal(mail?.text.match(/^- /gm)?.length, 15);
    assert.match(mail?.text ?? '', /i 12 innych/);
  });

  it('the digest repeats nothing that was mailed at once or seen, and brings a thread again that goes on', async () => {
    await deliver('NetworkInvite', later(HOUR_MS));
    await subjectsAt(later(HOUR_MS + 1000));
    await choose('NetworkInvite', { mail: 'daily' });
    await choose('MessageForUser', { mail: 'daily' });
    const thread = newId();
    await deliver('MessageForUser', later(2 * HOUR_MS), message(thread));
    await deliver('PostCommented', later(2 * HOUR_MS));
    await api.db.query(sql`update notifications set seen_at = now() where kind = 'PostCommented'`);
    assert.deepEqual(await subjectsAt(later(DAY_MS)), ['1 nowe powiadomienie']);
    await deliver('MessageForUser', later(DAY_MS + HOUR_MS), message(thread));
    assert.deepEqual(await subjectsAt(later(2 * DAY_MS)), ['1 nowe powiadomienie']);
  });

  it('the digest reaches many, in several parts', async () => {
    await api.db.query(sql`
      with people as (
        insert into users (id, email, first_name, last_name, password_hash, email_verified_at)
        select gen_random_uuid(), 'many-' || n || '@example.test', 'Jan', 'Lis', '', now()
        from generate_series(1, 450) n returning id)
      insert into notifications (id, user_id, kind, created_at)
      select gen_random_uuid(), p.id, 'PostCommented', ${later(HOUR_MS)} from people p`);
    await runJobs(later(DAY_MS));
    const row = await api.db.one<{ people: number; mails: number }>(sql`
      select count(distinct recipient)::int as people, count(*)::int as mails from outbox
      where recipient like 'many-%'`);
    assert.deepEqual(row, { people: 450, mails: 450 });
  });

  it('the digest starts with what comes after the installation', async () => {
    await api.db.query(sql`delete from notification_digests`);
    await deliver('PostCommented', later(HOUR_MS));
    assert.deepEqual(await subjectsAt(later(DAY_MS)), []);
    await deliver('PostCommented', later(DAY_MS + HOUR_MS));
    assert.deepEqual(await subjectsAt(later(2 * DAY_MS)), ['1 nowe powiadomienie']);
  });
});
