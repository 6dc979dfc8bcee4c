-- Words of messages for the search in threads. Stored, because folding a text costs more than reading its words.
alter table messages add column words tsvector not null generated always as (to_tsvector('simple', f_words(text))) stored;
create index messages_words on messages using gin (words);
