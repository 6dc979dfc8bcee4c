-- People: accounts, sessions, sign-in, consents.

create table users (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  name_norm text not null generated always as (fold_text(first_name || ' ' || last_name)) stored,
  -- Stored: a condition on an expression would compute it for every row that is looked at. Of weight A, as all names.
  tsv tsvector generated always as (setweight(to_tsvector('simple', f_words(first_name || ' ' || last_name)), 'A')) stored,
  password_hash text not null,
  phone text,
  locale text not null default 'pl' check (locale in ('pl', 'en')),
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  image text,
  thumbnail text,
  -- The token of the referral link that brought the person here.
  referred_by text,
  email_verified_at timestamptz,
  disabled_at timestamptz,
  -- When the person asked for the deletion of the account. disabled_at has the same value meanwhile, which hides the profile
  -- as a suspension does; a different one is a suspension by an admin.
  deletion_requested_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_by_date on users (created_at desc, id desc) where deleted_at is null;
-- Figures of a day, deleted accounts included. Rows come in the order of time, so an index of block ranges is enough and costs
-- a write next to nothing.
create index users_by_time on users using brin (created_at) with (autosummarize = on);
create index users_tsv on users using gin (tsv) with (fastupdate = off);
create index users_name_search on users using gin (name_norm gin_trgm_ops);
-- Search of admins by address; trigrams find the beginning of a word from one letter on.
create index users_email_search on users using gin (lower(email) gin_trgm_ops) where deleted_at is null;
-- How many addresses contain a word: without it the planner expects few, and reads all of them.
create statistics users_email_words on (lower(email)) from users;
-- States that few accounts have; the others are found by date.
create index users_disabled on users (created_at desc, id desc) where disabled_at is not null and deleted_at is null;
create index users_unverified on users (created_at desc, id desc)
  where email_verified_at is null and disabled_at is null and deleted_at is null;
create index users_admins on users (created_at desc, id desc) where role = 'ADMIN' and deleted_at is null;

-- A session is a family of refresh tokens: each is used once and replaced. Only hashes are stored.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the session proved a second step; null for a session of a password alone.
  second_step_at timestamptz,
  ended_at timestamptz
);
create index sessions_open_by_user on sessions (user_id) where ended_at is null;
create index sessions_by_expiry on sessions (expires_at);

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- Each opens one websocket of the session, once. token_expires_at is the end of the access token that asked for it.
create table socket_tickets (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  token_expires_at timestamptz not null,
  expires_at timestamptz not null
);
create index socket_tickets_by_session on socket_tickets (session_id);
create index socket_tickets_by_expiry on socket_tickets (expires_at);

-- Links sent by mail. Used rows stay until they expire, which distinguishes a link that is opened twice from a forged one.
create table one_time_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'sign_in')),
  user_id uuid not null references users (id),
  -- What the person registered with. It takes effect when its own link is opened, so that nobody can set a password for
  -- somebody else's address.
  registration jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_tokens_by_user on one_time_tokens (user_id, purpose);

-- A change of address waits for the link that is mailed to the new one. A row whose link was opened stays until housekeeping
-- deletes it, so that opening the link again says what happened.
create table email_changes (
  hash text primary key,
  user_id uuid not null references users (id),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- One waiting change of a person: a new request replaces the previous one.
create unique index email_changes_pending on email_changes (user_id) where used_at is null;
create index email_changes_by_user on email_changes (user_id);

-- The second step of a sign-in. Secrets of authenticator apps are encrypted with a key that is not in the database; recovery
-- codes are keyed hashes.
create table totp_authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  -- Number of the 30-second period of the last accepted code: that code and older ones are never accepted again.
  last_step bigint not null,
  created_at timestamptz not null
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- A sign-in whose password was right and whose second step is awaited.
create table sign_in_challenges (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  passkey_challenge text,
  attempts int not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenges_by_user on sign_in_challenges (user_id);
create index sign_in_challenges_by_expiry on sign_in_challenges (expires_at);

-- Browsers that have signed in to the account, by the hash of the secret that each keeps: they have a count of wrong passwords
-- of their own, so that nobody else's attempts lock them out. Every sign-in replaces the row.
create table device_marks (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Which set it, and spares it when it ends all others. No reference: a session is deleted long before its mark.
  session_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index device_marks_by_user on device_marks (user_id, created_at);
create index device_marks_by_expiry on device_marks (expires_at);

-- Requests for a copy of one's own data. A job writes the file; ready_at, file_key and size are set together.
create table data_exports (
  id uuid primary key,
  user_id uuid not null references users (id),
  requested_at timestamptz not null,
  ready_at timestamptz,
  file_key text,
  size bigint,
  expires_at timestamptz,
  check (num_nonnulls(ready_at, file_key, size, expires_at) in (0, 4))
);
-- Of two requests at once the second is refused.
create unique index data_exports_pending on data_exports (user_id) where ready_at is null;
create index data_exports_by_user on data_exports (user_id, requested_at);
create index data_exports_by_expiry on data_exports (expires_at);

-- Versions of the documents that people accept. A version never changes: receipts of consent refer to it.
create table legal_documents (
  document text not null check (document in ('terms-of-service', 'privacy-policy')),
  version int not null check (version >= 1),
  -- [{heading, text}], the text in the same subset of Markdown as descriptions.
  sections_pl jsonb not null check (jsonb_typeof(sections_pl) = 'array'),
  sections_en jsonb not null check (jsonb_typeof(sections_en) = 'array'),
  -- What changed since the previous version.
  changes_pl text not null check (changes_pl <> ''),
  changes_en text not null check (changes_en <> ''),
  -- In force from the start of this day in Europe/Warsaw until the next version is.
  valid_from date not null,
  published_at timestamptz not null,
  -- Null for the first version, which came with the product.
  published_by uuid references users,
  primary key (document, version)
);

create trigger legal_documents_append_only before update or delete on legal_documents
  for each row execute function refuse_change();

insert into legal_documents (document, version, sections_pl, sections_en, changes_pl, changes_en, valid_from, published_at)
values
('terms-of-service', 1, '[
  { "heading": "Usługa", "text": "Wspólnik udostępnia profile, oferty, sieć kontaktów, wiadomości i rozliczanie punktów. Podstawowe konto jest bezpłatne." },
  { "heading": "Konto", "text": "Konto zakłada osoba pełnoletnia, podając prawdziwe dane. Hasła nie wolno przekazywać innym. W imieniu firmy działają osoby, które firma do tego upoważni." },
  { "heading": "Oferty", "text": "Oferty publikują aktywne firmy. Opis, cena i nagroda muszą być prawdziwe i aktualne." },
  { "heading": "Zamówienia", "text": "Umowę zawierasz ze sprzedającym. Serwis zapisuje cenę, nagrodę i przebieg zamówienia, a w sporze o nagrodę rozstrzyga administrator." },
  { "heading": "Punkty", "text": "Jeden punkt to jeden złoty. Wypłacić można punkty zdobyte, nie te z doładowania. Zaległość starsza niż 30 dni wstrzymuje publikację nowych ofert." },
  { "heading": "Treści", "text": "Odpowiadasz za to, co publikujesz. Treści bezprawne i wprowadzające w błąd ukrywamy, podając powód; od decyzji możesz się odwołać." },
  { "heading": "Zakończenie", "text": "Konto możesz usunąć w każdej chwili. Rozpoczęte zamówienia dokończysz według zasad z dnia zakupu." }]',
 '[
  { "heading": "Service", "text": "Wspólnik provides profiles, offers, a contact network, messages and points. A basic account is free." },
  { "heading": "Account", "text": "An account is opened by an adult with true data. Passwords must not be passed on. On behalf of a company act those whom the company authorises." },
  { "heading": "Offers", "text": "Offers are published by active companies. Description, price and reward must be true and up to date." },
  { "heading": "Orders", "text": "You make the contract with the seller. The service records price, reward and the course of the order, and an administrator settles disputes about the reward." },
  { "heading": "Points", "text": "One point is one zloty. Earned points can be withdrawn, topped-up points cannot. With dues older than 30 days you cannot publish new offers." },
  { "heading": "Content", "text": "You answer for what you publish. Unlawful and misleading content is hidden with a reason that you can contest." },
  { "heading": "Ending", "text": "You may delete the account at any time. Orders already placed are finished under the rules of the day of purchase." }]',
 'Pierwsza wersja dokumentu.', 'The first version of the document.', '2026-01-01', '2026-01-01T00:00:00Z'),
('privacy-policy', 1, '[
  { "heading": "Kto odpowiada za dane", "text": "Administratorem danych jest operator serwisu Wspólnik, wskazany na końcu tego dokumentu. W sprawach danych osobowych napisz do nas przez formularz na stronie Kontakt." },
  { "heading": "Jakie dane przetwarzamy", "text": "Imię, nazwisko i adres e-mail konta, dane firmy, treść ofert, wpisów i wiadomości, zamówienia oraz zapisy punktów. Do tego to, co wyślesz przez formularz kontaktowy, oraz wersje dokumentów, które akceptujesz." },
  { "heading": "Po co", "text": "Aby prowadzić konto, realizować zamówienia, rozliczać punkty, chronić serwis przed nadużyciami i wypełniać obowiązki rachunkowe." },
  { "heading": "Kto je widzi", "text": "Profil i oferty są publiczne. Dane zamówienia widzą jego strony. Nie sprzedajemy danych i nie używamy zewnętrznych skryptów śledzących." },
  { "heading": "Jak długo", "text": "Do usunięcia konta. Potem profil, zdjęcie i sesje znikają, a zapisy księgowe zostają pod pseudonimem przez czas wymagany prawem. Wiadomości z formularza kontaktowego usuwamy dwa lata po ostatniej odpowiedzi." },
  { "heading": "Twoje prawa", "text": "Możesz zobaczyć swoje dane, poprawić je, pobrać kopię, usunąć konto i złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych." },
  { "heading": "Bez plików cookie", "text": "Nie używamy plików cookie ani innych znaczników, które śledzą Cię w internecie. W pamięci przeglądarki zapisujemy tylko to, bez czego serwis nie zadziała: sesję, wybrany wygląd i szkice tego, co piszesz. Wylogowanie kończy sesję." }]',
 '[
  { "heading": "Who is responsible", "text": "The controller is the operator of Wspólnik, named at the end of this document. For anything about personal data write to us with the form on the contact page." },
  { "heading": "Which data we process", "text": "Name and e-mail address of the account, company data, the text of offers, posts and messages, orders and the points ledger. Also what you send with the contact form, and the versions of the documents that you accept." },
  { "heading": "What for", "text": "To run the account, carry out orders, settle points, protect the service from abuse and meet accounting duties." },
  { "heading": "Who sees them", "text": "Profile and offers are public. An order''s data are seen by its parties. We sell no data and use no third-party tracking scripts." },
  { "heading": "For how long", "text": "Until the account is deleted. Then profile, picture and sessions are gone, and bookkeeping entries stay under a pseudonym for as long as the law requires. Messages from the contact form are deleted two years after the last answer." },
  { "heading": "Your rights", "text": "You may see your data, correct them, take a copy, delete the account, and complain to the President of the Personal Data Protection Office." },
  { "heading": "No cookies", "text": "We use no cookies and no other markers that follow you on the internet. Your browser stores only what the service cannot work without: your session, the appearance that you chose and drafts of what you write. Signing out ends the session." }]',
 'Pierwsza wersja dokumentu.', 'The first version of the document.', '2026-01-01', '2026-01-01T00:00:00Z');

-- Receipts: who accepted which version, when, in which language and on which occasion.
create table user_consents (
  user_id uuid not null references users on delete cascade,
  document text not null,
  version int not null,
  locale text not null check (locale in ('pl', 'en')),
  at timestamptz not null,
  how text not null check (how in ('sign-up', 'sign-in', 'invitation')),
  primary key (user_id, document, version),
  foreign key (document, version) references legal_documents
);
-- No trigger on delete: a sign-up that nobody confirmed is deleted with everything that it has.
create trigger user_consents_append_only before update on user_consents for each row execute function refuse_change();
