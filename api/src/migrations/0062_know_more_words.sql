-- The list reads offers by date when a word is frequent and by offers_tsv when it is rare. What is frequent the planner
-- knows from the sampled lexemes, ten for each point: 1 000 by default, too few for "prz", which is in thousands of words.
alter table offers alter column tsv set statistics 500;
