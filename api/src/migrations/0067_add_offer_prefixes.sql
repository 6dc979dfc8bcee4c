-- How many listed offers have a word that begins so, scaled up from a sample by the job offers.count-words; '' stands for all
-- of them. Only what is frequent has a row. The planner keeps the most frequent words alone: "vid" begins thousands of rare
-- ones, and where a quarter of the offers had one of them it expected three hundred.
create table offer_prefixes (
  prefix text primary key,
  offers int not null check (offers >= 0)
);
