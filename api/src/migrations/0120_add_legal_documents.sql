-- Versions of the documents that people accept. A version never changes: receipts of consent refer to it.
create table legal_documents (
  document text not null check (document in ('terms-of-service', 'privacy-policy')),
  version int not null check (version >= 1),
  -- [{heading, text}], the text in the same subset of Markdown as descriptions.
  sections_pl jsonb not null check (jsonb_typeof(sections_pl) = 'array'),
  sections_en jsonb not null check (jsonb_typeof(sections_en) = 'array'),
  -- What changed since the version before.
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
  { "heading": "Zamówienia", "text": "Umowę zawierasz ze sprzedawcą. Serwis zapisuje cenę, nagrodę i przebieg zamówienia, a w sporze o nagrodę rozstrzyga administrator." },
  { "heading": "Punkty", "text": "Jeden punkt to jeden złoty. Wypłacić można punkty zdobyte, nie te z doładowania. Zaległość starsza niż 30 dni wstrzymuje publikację nowych ofert." },
  { "heading": "Treści", "text": "Odpowiadasz za to, co publikujesz. Treści bezprawne i wprowadzające w błąd ukrywamy, podając powód, od którego możesz się odwołać." },
  { "heading": "Zakończenie", "text": "Konto możesz usunąć w każdej chwili. Rozpoczęte zamówienia dokończysz według zasad z dnia zakupu." }]',
 '[
  { "heading": "Service", "text": "Wspólnik provides profiles, offers, a contact network, messages and points. A basic account is free." },
  { "heading": "Account", "text": "An account is opened by an adult with true data. Passwords must not be passed on. On behalf of a company act those whom the company authorises." },
  { "heading": "Offers", "text": "Offers are published by active companies. Description, price and reward must be true and up to date." },
  { "heading": "Orders", "text": "You make the contract with the seller. The service records price, reward and the course of the order, and an administrator settles disputes about the reward." },
  { "heading": "Points", "text": "One point is one zloty. Earned points can be withdrawn, recharged ones cannot. Dues older than 30 days stop new offers." },
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

-- Everybody with an account agreed to the present documents when signing up.
insert into user_consents (user_id, document, version, locale, at, how)
select u.id, d.document, 1, u.locale, u.created_at, 'sign-up'
from users u cross join legal_documents d where u.email_verified_at is not null and u.deleted_at is null;
