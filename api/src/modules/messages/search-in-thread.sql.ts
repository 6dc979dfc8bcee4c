import type { ThreadHit } from '@wspolnik/contract/thread-search';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { userCard } from '../notifications/index.ts';
import { excerptAround } from './thread-search.sql.ts';
import { sidesOf } from './threads.sql.ts';

interface Search {
  threadId: string;
  words: SearchedWords;
  page: number;
  limit: number;
}

/** Messages and notes of one thread, of which the index of its messages leaves a few thousand at most: their words are compared one by one. */
export async function searchInThread(
  db: Db,
  accountOwner: AccountOwner,
  { threadId, words: { all, words }, page, limit }: Search,
): Promise<{ results: ThreadHit[]; count: number }> {
  const query = sql`${all}::tsquery`;
  const found = sql`
    select 'message' as kind, m.id, m.number as position, m.text, m.document_name as document, m.side = s.side as mine,
      case when m.side = s.side and s.company_id is not null then m.author_id end as author_id, m.created_at
    from messages m join message_sides s on s.thread_id = m.thread_id and ${sidesOf(accountOwner)}
    where m.thread_id = ${threadId} and (m.hidden_at is null and not m.withheld or m.side = s.side)
      and (m.words @@ ${query} or m.document_name is not null and to_tsvector('simple', f_words(m.document_name)) @@ ${query})
    union all
    select 'note', n.id, n.position, n.text, null, true, n.author_id, n.created_at from thread_notes n
    where n.thread_id = ${threadId} and n.company_id = ${accountOwner.companyId}::uuid and n.words @@ ${query}`;
  const row = await db.one<{ results: ThreadHit[]; count: number }>(sql`
    with found as materialized (${found}),
      shown as (select * from found order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit})
    select (select count(*)::int from found) as count, coalesce((
      select json_agg(json_build_object('kind', h.kind, 'id', h.id, 'position', h.position, 'excerpt', ${excerptAround(sql`h.text`, words)},
        'document', h.document, 'mine', h.mine, 'author', case when w.id is not null then ${userCard(sql`w`)} end,
        'created_at', f_iso(h.created_at)) order by h.created_at desc, h.id desc)
      from shown h left join users w on w.id = h.author_id), '[]') as results`);
  return row ?? { results: [], count: 0 };
}
