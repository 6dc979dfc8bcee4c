import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

/** Shorter words resemble too many others, and numbers resemble none. */
const WORD = '^[[:alpha:]]{4,}$';

/** Updates offer_words with the titles, companies and towns of the listed offers; a million take three seconds. */
export async function collectWords(tx: Db): Promise<void> {
  await tx.query(sql`
    with used as materialized (
      select s.word from ts_stat('select tsv from offers where is_listed', 'abc') s where s.word ~ ${WORD}),
    gone as (delete from offer_words w where not exists (select 1 from used u where u.word = w.word))
    insert into offer_words (word) select u.word from used u on conflict do nothing`);
}

/**
 * Corrects the words of `q`: each that is no prefix of a known word becomes the most similar known word. Null when there is
 * no similar one, or nothing to correct.
 */
export async function selectNearestWords(db: Db, q: string): Promise<string | null> {
  const rows = await db.query<{ word: string | null; known: boolean }>(sql`
    select case when w.known then w.lexeme else closest_offer_word(w.lexeme) end as word, w.known
    from (
      select u.lexeme, u.lexeme !~ ${WORD} or exists (
        select 1 from offer_words k where k.word >= u.lexeme and k.word < u.lexeme || chr(1114111)) as known
      from unnest(to_tsvector('simple', f_words(${q}))) u) w`);
  const words = rows.flatMap(({ word }) => (word === null ? [] : [word]));
  const isComplete = words.length === rows.length && rows.some(({ known }) => !known);
  return isComplete ? words.join(' ') : null;
}
