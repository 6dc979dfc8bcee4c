import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';

export interface SimilarWord {
  word: string;
  /** A word of offers begins with it. */
  known: boolean;
  /** The most similar word of offers. */
  nearest: string | null;
}

/** By the key and the trigram index of offer_words. */
export function selectSimilarWords(db: Db, words: readonly string[]): Promise<SimilarWord[]> {
  return db.query<SimilarWord>(sql`
    select w.word, closest_offer_word(w.word) as nearest,
      exists (select 1 from offer_words k where k.word >= w.word and k.word < w.word || chr(1114111)) as known
    from unnest(${words}::text[]) w(word)`);
}
