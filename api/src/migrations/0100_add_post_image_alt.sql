-- What a post's picture shows, for those who cannot see it; empty without a description.
alter table posts add column image_alt text not null default '' check (char_length(image_alt) <= 300);
