import type { SearchReply } from '@wspolnik/contract/search';

/** What somebody types, and what they should see among the first five of a kind: a part of a name, a title or a post. */
export type SearchedFor = readonly [q: string, right: RegExp | null];

/**
 * Searches of the demo data as people type them: without diacritics, inflected, with a town, with typing errors. `null`: nothing
 * is right, and an empty list better than a wrong one.
 */
export const QUERIES: readonly SearchedFor[] = [
  // A trade, by other words than the offers have.
  ['prawnik', /Kancelaria Wiśniewska|Przegląd umów|Stała obsługa prawna/],
  ['adwokat', /Kancelaria Wiśniewska|Stała obsługa prawna/],
  ['ksiegowa', /Biuro Rachunkowe Saldo|Pełna księgowość/],
  ['biuro rachunkowe', /Biuro Rachunkowe Saldo/],
  ['hydraulik', /Remont łazienki|Pompa ciepła|Ogrzewanie podłogowe|Ciepły Dom/],
  ['elektryk', /Elektro Zawada|Instalacja elektryczna/],
  ['fotograf', /Światłolejka|Portrety zespołu|Zdjęcia|Relacja z wydarzenia/],
  ['strona www', /Strona firmowa|Pracownia Cyfrowa/],
  ['strona internetowa', /Strona firmowa|Pracownia Cyfrowa/],
  ['ulotki', /Drukarnia Kolor|Druk firmowy|Katalog produktów/],
  ['drukarnia ulotek', /Drukarnia Kolor|Druk firmowy|Katalog produktów/],
  ['krzesla biurowe', /Fotele ergonomiczne/],
  ['obiady dla pracownikow', /Obiady dla firm/],
  ['dekarz', /Dachy Podhale|Wymiana pokrycia/],
  ['stolarz', /Stolarnia Żuraw|Meble biurowe/],
  ['informatyk', /Bastion Systemy|Wsparcie techniczne|Administracja serwerami/],
  ['tlumacz przysiegly', /Tłumaczenia przysięgłe/],
  ['szkolenie bhp', /Szkolenie okresowe BHP/],
  ['rodo', /RODO|Zgodność Plus/],
  ['dotacje unijne', /dotację|Azymut|dofinansowanie|projektu unijnego/],
  ['przeprowadzki', /Przeprowadzk/],
  ['klimatyzacja', /Klimatyzacja do biura/],
  ['pozycjonowanie', /Pozycjonowanie strony/],
  ['grafik logo', /Logo i podstawowa/],
  ['sprzataczka', /Czyste Miejsca|Sprzątanie biura/],
  // With a town.
  ['drukarnia bydgoszcz', /Drukarnia Kolor|Druk firmowy|Katalog produktów|Wizytówki/],
  ['drukarnia krakow', /Drukarnia Kolor|Logo|Druk firmowy|Katalog produktów|Wizytówki/],
  ['catering gdansk', /Catering na konferencje|Smaki Pomorza/],
  ['catering w gdyni', /Catering na konferencje|Smaki Pomorza/],
  ['szukam hydraulika w gdyni', /Remont łazienki|Pompa ciepła|Ogrzewanie|Ciepły Dom/],
  ['ksiegowosc poznan', /Pełna księgowość|Biuro Rachunkowe Saldo/],
  ['fotograf w lodzi', /Światłolejka|Portrety zespołu|Zdjęcia|Relacja z wydarzenia/],
  ['fotowoltaika rzeszow', /Słoneczny Dach|Instalacja fotowoltaiczna/],
  ['pompa ciepla bielsko biala', /Pompa ciepła|Ciepły Dom/],
  ['dachy nowy targ', /Dachy Podhale|Wymiana pokrycia/],
  ['elektryk zielona gora', /Elektro Zawada|Instalacja elektryczna/],
  ['prawnik warszawa', /Kancelaria Wiśniewska|Stała obsługa prawna|Przegląd umów/],
  ['magazyn strykow', /Magazyn Centralny|Magazyn na sezon|Składowanie palet/],
  ['firmy w krakowie', /Pracownia Cyfrowa|Studio Kreska/],
  ['strony internetowe krakow', /Strona firmowa|Pracownia Cyfrowa/],
  ['aplikacja mobilna we wroclawiu', /Kieszeń Studio|Aplikacja mobilna/],
  ['dobry stolarz poznan', /Stolarnia Żuraw|Meble biurowe/],
  ['tani transport plock', /Trans-Wisła|Przewóz palet/],
  // Typing errors.
  ['fotograff', /Światłolejka|Portrety zespołu|Zdjęcia|Relacja z wydarzenia/],
  ['druakrnia wizytowek', /Drukarnia Kolor|Wizytówki/],
  ['ksiegowsc', /Pełna księgowość|Biuro Rachunkowe Saldo/],
  ['fotowoltiaka', /Słoneczny Dach|Instalacja fotowoltaiczna/],
  ['caterng gdansk', /Catering na konferencje|Smaki Pomorza/],
  ['przeprowdzka biura', /Przeprowadzka biura/],
  ['kancelria prawna', /Kancelaria Wiśniewska|Stała obsługa prawna|Asystent w kancelarii/],
  // Names, and titles in part.
  ['tomasz nowak', /Tomasz Nowak/],
  ['nowak', /Nowak/],
  ['zielinska katarzyna', /Katarzyna Zielińska/],
  ['zeilinska', /Zielińska/],
  ['studio kreska', /Studio Kreska/],
  ['lingua lodz', /Lingua Łódź/],
  ['meble biurowe', /Meble biurowe na wymiar/],
  ['test bezpieczenstwa sieci', /Test bezpieczeństwa sieci/],
  // In English.
  ['lawyer warsaw', /Kancelaria Wiśniewska|Stała obsługa prawna|Przegląd umów/],
  ['website', /Strona firmowa|Pracownia Cyfrowa|sklepu internetowego/],
  ['heat pump', /Pompa ciepła|Ciepły Dom|kotła/],
  ['cleaning company near me', /Czyste Miejsca|Sprzątanie biura/],
  // Nothing of this is there.
  ['xqzvwkjh', null],
  ['weterynarz', null],
];

type Hit = { name?: string; title?: string; text?: string };

const textOf = ({ name, title, text }: Hit) => name ?? title ?? text ?? '';

/** The first five of each kind, by what the page shows of them. */
export function shownOf({ companies, users, offers, posts }: SearchReply): string[][] {
  return [companies, users, offers, posts].map(({ results }) => (results as Hit[]).slice(0, 5).map(textOf));
}

/** Whether a right answer is among them, or nothing where nothing is right. */
export function isRight(reply: SearchReply, right: RegExp | null): boolean {
  const shown = shownOf(reply);
  if (!right) return shown.every((texts) => texts.length === 0);
  return shown.some((texts) => texts.some((text) => right.test(text)));
}
