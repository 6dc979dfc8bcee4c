-- Search by misspelt words, and what lists know of the frequency of words.

-- The nearest by spelling, when no company or person has the words. Two transposed letters leave a similarity of 0.43 in a word
-- of nine letters, far below the default threshold of 0.6; functions, because each has a threshold of its own.
create function closest_companies(q text, most int) returns table (id uuid, similarity real)
  language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select c.id, word_similarity(f_words(q), c.name_norm) from companies c
    where c.status = 'active' and c.deleted_at is null and f_words(q) <% c.name_norm
    order by 2 desc, c.id limit most
  $$;

create function closest_users(q text, most int) returns table (id uuid, similarity real)
  language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select u.id, word_similarity(f_words(q), u.name_norm) from users u
    where u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null and f_words(q) <% u.name_norm
    order by 2 desc, u.id limit most
  $$;

create function closest_offers(q text, most int) returns table (id uuid, similarity real)
  language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.5
  as $$
    select o.id, word_similarity(f_words(q), o.norm) from offers o
    where o.is_listed and f_words(q) <% o.norm
    order by 2 desc, o.id limit most
  $$;

-- Every word in the titles of listed offers, their companies' names and cities, by the job offers.collect-words: candidates for
-- a misspelt word. Tens of thousands of words are compared faster than a million titles.
create table offer_words (
  -- "C", so that the words with a prefix are a range of the key.
  word text collate "C" primary key
);
create index offer_words_similar on offer_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- The known word most similar to `t`, or null. The index skips words below the threshold; two errors in nine letters pass it.
create function closest_offer_word(t text) returns text
  language sql stable set pg_trgm.similarity_threshold = 0.4
  as $$
    select w.word from offer_words w where w.word % t order by similarity(w.word, t) desc, w.word limit 1
  $$;
