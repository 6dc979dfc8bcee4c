import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import type { SearchedWords } from '../../platform/words/search-words.ts';
import type { Db } from '../../storage/db.ts';
import { emptySql, type Sql, sql } from '../../storage/sql.ts';
import { LISTED, selectThreads, sidesOf, type ThreadPage, type ThreadSelection } from './threads.sql.ts';

/** The share of a word that an ending may replace: "łódka" and "łódki" begin alike without the last letter. */
const ENDING = 1 / 4;
/** Characters of the text before the first searched word, and of the whole excerpt. */
const LEAD = 24;
const EXCERPT = 200;

/** The part of a text around the first of the words. */
export function excerptAround(text: Sql, words: SearchedWords['words']): Sql {
  // Folding keeps the number of letters, apart from rare ligatures: the place in the folded text is the place in the text.
  const word = words[0]?.word ?? '';
  const begun = word.slice(0, Math.ceil(word.length * (1 - ENDING)));
  return sql`(
    select case when at.start > 1 then '…' else '' end || substr(${text}, at.start, ${EXCERPT}::int)
    from (select greatest(strpos(fold_text(${text}), ${begun}) - ${LEAD}::int, 1) as start) at)`;
}

/**
 * Threads with all words in the other party's name or in one message. Relies on messages_words, or reads the profile's
 * messages when the words are frequent everywhere.
 */
export async function searchThreadPage(
  db: Db,
  accountOwner: AccountOwner,
  { all, words }: SearchedWords,
  { page, limit, assigned = emptySql }: ThreadSelection,
): Promise<ThreadPage> {
  const query = sql`${all}::tsquery`;
  const found = sql`
    select s.*, hit.id as match_id from message_sides s
    join message_sides o on o.thread_id = s.thread_id and o.side = 1 - s.side
    left join users u on u.id = o.user_id and u.deleted_at is null
    left join companies c on c.id = o.company_id and c.deleted_at is null
    left join (
      select distinct on (m.thread_id) m.thread_id, m.id from messages m
      join message_sides s on s.thread_id = m.thread_id and ${sidesOf(accountOwner)}
      where m.words @@ ${query} and (m.hidden_at is null and not m.withheld or m.side = s.side)
      order by m.thread_id, m.number desc
    ) hit on hit.thread_id = s.thread_id
    where ${sidesOf(accountOwner)} and ${LISTED} ${assigned}
      and (hit.id is not null or to_tsvector('simple', f_words(coalesce(u.name_norm, c.name_norm, ''))) @@ ${query})
    order by s.last_message_at desc, s.thread_id desc`;
  const match = sql`, (
    select json_build_object('id', h.id, 'position', h.number, 'mine', h.side = me.side, 'created_at', f_iso(h.created_at),
      'excerpt', ${excerptAround(sql`h.text`, words)})
    from messages h where h.id = me.match_id) as match`;
  const results = selectThreads(sql`select * from found limit ${limit} offset ${(page - 1) * limit}`, match);
  const row = await db.one<ThreadPage>(sql`
    with found as materialized (${found} limit ${EXACT_COUNT_LIMIT + 1})
    select (select coalesce(json_agg(row_to_json(t)), '[]')::text from (${results}) t) as results,
      (select count(*)::int from found) as count`);
  return row ?? { results: '[]', count: 0 };
}
