-- Pages are measured, and a version of a part of the site goes to some browsers first: a browser keeps in a cookie which ones (ADR 132).
-- Where the operator has published a text of their own, it stays; it then has to say the same.
insert into legal_documents
  (document, version, sections_pl, sections_en, changes_pl, changes_en, valid_from, published_at)
select document, 2,
  jsonb_set(sections_pl, '{6}', '{
    "heading": "Jeden plik cookie",
    "text": "Nie używamy plików cookie ani innych znaczników, które śledzą Cię w internecie. Jedyny plik cookie, „bucket”, zawiera liczbę od 0 do 99, losowaną dla przeglądarki; według niej część przeglądarek dostaje nową wersję stron wcześniej. Tę samą liczbę ma co setna przeglądarka, więc nikogo nie wskazuje. Przeglądarka podaje nam też, jak szybko wczytały się strony i co na nich nie zadziałało, bez Twoich danych. W jej pamięci zapisujemy tylko to, bez czego serwis nie zadziała: sesję, wybrany wygląd i szkice tego, co piszesz. Wylogowanie kończy sesję."
  }'),
  jsonb_set(sections_en, '{6}', '{
    "heading": "One cookie",
    "text": "We use no cookies and no other markers that follow you on the internet. The only cookie, \"bucket\", holds a number from 0 to 99, drawn at random for the browser; by it some browsers get a new version of pages earlier. One browser in a hundred has the same number, so it names nobody. The browser also tells us how fast pages loaded and what on them did not work, without your data. It stores only what the service cannot work without: your session, the appearance that you chose and drafts of what you write. Signing out ends the session."
  }'),
  'Opisaliśmy plik cookie z liczbą od 0 do 99 i pomiary szybkości stron.',
  'We described the cookie with a number from 0 to 99 and the measurements of how fast pages are.',
  '2026-11-29', '2026-11-29T00:00:00Z'
from legal_documents d
where document = 'privacy-policy' and version = 1
  and not exists (select 1 from legal_documents other where other.document = d.document and other.version > 1);
