interface DemoReference {
  title: string;
  text: string;
  /** Before this year. */
  yearsAgo: number;
  /** A name, or the number of a company of the demo. */
  client?: string | number;
  /** Texts of its pictures. */
  alts?: readonly string[];
}

/** Years of foundation by the number of the company. */
export const FOUNDED: Readonly<Record<number, number>> = {
  0: 2009,
  1: 2015,
  3: 2012,
  4: 1998,
  5: 2004,
  8: 2017,
  12: 2011,
  13: 2014,
  16: 1996,
  18: 1987,
  20: 2006,
  25: 2013,
  28: 2001,
};

/** References by the number of the company. */
export const SHOWCASES: Readonly<Record<number, readonly DemoReference[]>> = {
  0: [
    {
      title: 'Sklep internetowy z kawą w sześć tygodni',
      text: 'Projekt, wdrożenie i szkolenie zespołu. Po trzech miesiącach co trzecie zamówienie przychodzi z telefonu, a obsługa nie przepisuje już danych do programu magazynowego.',
      yearsAgo: 1,
      client: 13,
      alts: ['Strona główna sklepu z kawą', 'Koszyk na telefonie', 'Panel zamówień'],
    },
    {
      title: 'Rezerwacja wizyt dla gabinetu fizjoterapii',
      text: 'Kalendarz dla czterech osób i dwóch gabinetów, przypomnienia SMS i odwoływanie wizyt bez telefonu.',
      yearsAgo: 2,
      client: 'Gabinet Ruch, Kraków',
      alts: ['Kalendarz gabinetu'],
    },
    {
      title: 'Nowa strona kancelarii',
      text: 'Cztery języki, blog i formularz pierwszej konsultacji. Strona wczytuje się w mniej niż sekundę.',
      yearsAgo: 3,
      client: 4,
    },
  ],
  8: [
    {
      title: 'Instalacja 50 kWp na hali produkcyjnej',
      text: 'Projekt, zgłoszenie i montaż w cztery tygodnie, bez zatrzymania produkcji.',
      yearsAgo: 1,
      client: 15,
      alts: ['Panele na dachu hali', 'Falowniki w rozdzielni'],
    },
    {
      title: 'Dach szkoły w Łańcucie',
      text: '40 kWp i tablica, na której uczniowie widzą bieżącą produkcję.',
      yearsAgo: 2,
      client: 'Szkoła Podstawowa w Łańcucie',
    },
  ],
  12: [
    {
      title: 'Bankiet na 180 osób w porcie',
      text: 'Menu z lokalnych ryb, obsługa i namiot z kuchnią polową.',
      yearsAgo: 1,
      client: 27,
      alts: ['Stoły w namiocie', 'Danie z dorszem'],
    },
  ],
  16: [
    {
      title: 'Kamienica przy Bohaterów Warszawy',
      text: 'Remont klatki schodowej i ośmiu mieszkań z zachowaniem stolarki z 1912 roku.',
      yearsAgo: 2,
      client: 'Wspólnota Mieszkaniowa',
      alts: ['Klatka schodowa po remoncie', 'Odnowione drzwi', 'Salon'],
    },
    { title: 'Biuro na 30 stanowisk', text: 'Ścianki, podłogi i oświetlenie w pięć tygodni.', yearsAgo: 1, client: 5 },
  ],
  20: [
    {
      title: 'Kuchnia dębowa na Jeżycach',
      text: 'Fronty z litego dębu, blat i wyspa. Od pomiaru do montażu osiem tygodni.',
      yearsAgo: 1,
      client: 'Klientka prywatna',
      alts: ['Kuchnia od okna', 'Wyspa z szufladami'],
    },
    {
      title: 'Regały biblioteki',
      text: '120 metrów półek na wymiar, także pod skosem.',
      yearsAgo: 4,
      client: 'Biblioteka w Swarzędzu',
    },
  ],
  25: [
    {
      title: 'Znak i opakowania palarni',
      text: 'Nazwa, znak, etykiety ośmiu kaw i księga znaku.',
      yearsAgo: 2,
      client: 13,
      alts: ['Etykiety kaw', 'Znak na torbie'],
    },
  ],
};

/** Texts of pictures in galleries by the number of the company. */
export const GALLERIES: Readonly<Record<number, readonly string[]>> = {
  0: ['Nasza pracownia', 'Warsztat z klientem', 'Makieta nowej strony', 'Testy na telefonach'],
  8: ['Ekipa na dachu', 'Magazyn paneli', 'Szkolenie monterów'],
  12: ['Kuchnia', 'Zespół przed wydaniem', 'Deser'],
  16: ['Brygada', 'Narzędzia', 'Mieszkanie po odbiorze'],
  18: ['Dach z gontu', 'Więźba', 'Kominy'],
  20: ['Stolarnia', 'Suszarnia drewna', 'Montaż blatu', 'Próbki bejc', 'Szuflada'],
};
