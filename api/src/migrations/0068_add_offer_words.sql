-- Every word in the titles of listed offers, their companies' names and towns, by the job offers.count-words: what a
-- misspelt word may have been meant to be. Tens of thousands of words are compared faster than a million titles.
create table offer_words (
  -- "C", so that the words that begin with another are a range of the key.
  word text collate "C" primary key
);
create index offer_words_similar on offer_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- The known word most like `t`, or null. The threshold is what the index can skip by: two slips in nine letters pass it.
create function closest_offer_word(t text) returns text
  language sql stable set pg_trgm.similarity_threshold = 0.4
  as $$
    select w.word from offer_words w where w.word % t order by similarity(w.word, t) desc, w.word limit 1
  $$;
