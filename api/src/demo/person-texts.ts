/** What a person of the demo has written about themselves. Some leave things out, as people do. */
export interface PersonText {
  /** In their company. */
  job?: string;
  headline?: string;
  seeks?: readonly string[];
  offers?: readonly string[];
  about?: string;
  /** The company's when omitted; null for none. */
  city?: string | null;
  linkedin?: string;
}

/** Of the accounts in the README, by their login. */
export const ACCOUNT_TEXTS: Readonly<Record<string, PersonText>> = {
  owner: {
    job: 'Właściciel',
    headline: 'Strony i sklepy internetowe dla firm usługowych',
    seeks: ['Copywriter', 'Fotograf produktowy', 'Grafik na zlecenie'],
    offers: ['Sklepy internetowe', 'Opieka nad stroną', 'Konsultacje'],
    about:
      'Od 2011 roku robię strony, które mają zarabiać, a nie tylko ładnie wyglądać. Pracuję z małymi firmami z Krakowa i okolic, ' +
      'zwykle długo: najstarszy klient jest ze mną od trzynastu lat.\n\nPo godzinach biegam i uczę syna programować roboty.',
    linkedin: 'https://www.linkedin.com/in/tomasz-nowak-demo',
  },
  manager: {
    job: 'Kierowniczka projektów',
    seeks: ['Podwykonawcy UX'],
    offers: ['Prowadzenie wdrożeń'],
    about: 'Pilnuję terminów i tego, żeby klient wiedział, co się dzieje. Wcześniej osiem lat w agencji reklamowej.',
  },
  member: {
    job: 'Programista',
    headline: 'Programista PHP i JavaScript, trochę administrator',
    offers: ['Integracje z hurtowniami'],
  },
  user: {
    headline: 'Prowadzę małe biuro projektowe',
    city: 'Szczecin',
    seeks: ['Ekipa remontowa', 'Księgowa', 'Drukarnia'],
    offers: ['Projekty lokali', 'Wizualizacje wnętrz'],
    about:
      'Osiem lat pracowałam w dużej pracowni, od roku na swoim. Szukam wykonawców, którzy przyjadą wtedy, kiedy obiecali.',
  },
  admin: { headline: 'Obsługa serwisu Wspólnik', city: null },
  moderator: { headline: 'Obsługa serwisu Wspólnik', city: null },
};

/** Of the owner of a company, by its name. */
export const OWNER_TEXTS: Readonly<Record<string, PersonText>> = {
  'Kieszeń Studio': {
    job: 'Współzałożyciel',
    headline: 'Aplikacje mobilne dla handlu i logistyki',
    seeks: ['Projektant UX', 'Tester aplikacji'],
    offers: ['Aplikacje mobilne', 'Prototypy'],
    about: 'Zaczynałem od aplikacji do liczenia palet. Do dziś najbardziej lubię projekty, które widać na magazynie.',
  },
  'Logika Procesu': {
    job: 'Prezeska zarządu',
    headline: 'Porządkuję procesy, potem dobieram system',
    seeks: ['Firmy produkcyjne'],
    offers: ['Wdrożenia ERP', 'Analiza procesów', 'Szkolenia użytkowników'],
    about: 'Ekonomistka, która skończyła w informatyce. Zanim zaproponuję program, spędzam dwa dni na hali.',
    linkedin: 'https://www.linkedin.com/in/joanna-kaminska-demo',
  },
  'Bastion Systemy': {
    job: 'Administrator sieci',
    seeks: ['Elektryk'],
    offers: ['Audyt bezpieczeństwa', 'Kopie zapasowe'],
  },
  'Kancelaria Wiśniewska i Wspólnicy': {
    job: 'Radczyni prawna',
    headline: 'Umowy i spory gospodarcze małych firm',
    seeks: ['Tłumacz przysięgły'],
    offers: ['Umowy handlowe', 'Windykacja', 'Obsługa spółek'],
    about: 'Wolę napisać umowę na trzech stronach niż na trzydziestu. Pierwsza rozmowa telefoniczna jest bezpłatna.',
  },
  'Biuro Rachunkowe Saldo': {
    job: 'Doradca podatkowy',
    headline: 'Księgowość, do której można zadzwonić',
    seeks: ['Firmy na ryczałcie', 'Biuro do wynajęcia'],
    offers: ['Pełna księgowość', 'Kadry i płace', 'Rozliczenia roczne'],
  },
  'Zgodność Plus': {
    job: 'Inspektorka ochrony danych',
    offers: ['Audyt RODO', 'Szkolenia', 'Procedury sygnalistów'],
    about: 'Tłumaczę przepisy na polecenia, które da się wykonać. Prowadzę szkolenia także dla trzyosobowych firm.',
  },
  'Azymut Doradcy': {
    job: 'Właściciel',
    headline: 'Dotacje i biznesplany bez lania wody',
    seeks: ['Firmy przed inwestycją'],
    offers: ['Wnioski o dotacje', 'Biznesplany'],
  },
  'Słoneczny Dach': {
    job: 'Dyrektorka sprzedaży',
    headline: 'Fotowoltaika dla firm i gospodarstw',
    seeks: ['Dekarze', 'Elektrycy z uprawnieniami'],
    offers: ['Instalacje na dachach', 'Magazyny energii'],
    about: 'Liczę opłacalność na prawdziwych rachunkach, a nie na średniej z ulotki.',
  },
  'Ciepły Dom Beskidy': {
    job: 'Instalator',
    headline: 'Pompy ciepła i ogrzewanie w górach',
    offers: ['Pompy ciepła', 'Serwis'],
  },
  'Kilowat Audyt': {
    job: 'Audytorka energetyczna',
    seeks: ['Wspólnoty mieszkaniowe', 'Wykonawcy termomodernizacji'],
    offers: ['Audyty energetyczne', 'Świadectwa charakterystyki'],
    about: 'Z wykształcenia inżynierka środowiska. Od dziewięciu lat chodzę po piwnicach i strychach.',
  },
  'Elektro Zawada': {
    job: 'Elektryk',
    headline: 'Instalacje elektryczne, pomiary, awarie',
    seeks: ['Uczeń zawodu'],
    offers: ['Pomiary elektryczne'],
  },
  'Smaki Pomorza': {
    job: 'Szefowa kuchni',
    headline: 'Catering z ryb i warzyw z okolicy',
    seeks: ['Rybacy', 'Sale bankietowe', 'Fotograf'],
    offers: ['Catering firmowy', 'Wesela', 'Obiady abonamentowe'],
    about: 'Gotowałam w trzech hotelach nad morzem, dziś mam własny zespół ośmiu osób. Menu zmieniam co dwa tygodnie.',
  },
  'Palarnia Druga Strona': {
    job: 'Piecowy kawy',
    headline: 'Wypalam kawę dla biur i kawiarni',
    seeks: ['Kawiarnie', 'Biura'],
    offers: ['Kawa ziarnista', 'Szkolenia baristów'],
  },
  'Spiżarnia Podlaska': {
    job: 'Współwłaścicielka',
    headline: 'Sery, miody i wędliny z małych gospodarstw',
    seeks: ['Sklepy z dobrą żywnością', 'Chłodnia'],
    offers: ['Kosze upominkowe', 'Wyroby regionalne'],
    about: 'Znam każdego dostawcę z imienia. Paczki dla firm pakujemy ręcznie, także trzysta sztuk przed świętami.',
  },
  'Inox Kuchnie': { job: 'Kierownik handlowy', offers: ['Projekty kuchni gastronomicznych', 'Serwis urządzeń'] },
  'Remonty Kowalczyk': {
    job: 'Właścicielka',
    headline: 'Remonty mieszkań pod klucz, z harmonogramem',
    seeks: ['Glazurnik', 'Hydraulik', 'Architekt wnętrz'],
    offers: ['Remonty łazienek', 'Wykończenia pod klucz'],
    about: 'Firmę przejęłam po tacie. Na budowie jestem codziennie o siódmej, wycenę wysyłam w dwa dni.',
  },
  'Oknoplan Mazury': { job: 'Właściciel', seeks: ['Ekipa montażowa'], offers: ['Okna drewniane', 'Drzwi'] },
  'Dachy Podhale': {
    job: 'Kierowniczka budów',
    headline: 'Dachy, które wytrzymują śnieg',
    seeks: ['Cieśla', 'Tartak'],
    offers: ['Dachy drewniane', 'Przeglądy dachów'],
  },
  'Pracownia Architektura Środek': {
    job: 'Architekt',
    headline: 'Małe domy i przebudowy, nadzór do końca',
    seeks: ['Konstruktor', 'Geodeta'],
    offers: ['Projekty domów', 'Nadzór inwestorski'],
    about: 'Projektuję domy do 120 metrów. Chętnie biorę przebudowy, przed którymi inni uciekają.',
  },
  'Stolarnia Żuraw': {
    job: 'Współwłaścicielka',
    headline: 'Meble na wymiar z litego drewna',
    seeks: ['Tapicer', 'Architekci wnętrz', 'Suszarnia drewna'],
    offers: ['Kuchnie na wymiar', 'Schody', 'Stoły'],
    about: 'Prowadzę zamówienia i projekty, mąż prowadzi warsztat. Dębu nie bejcujemy.',
  },
  'Drukarnia Kolor i Kropka': {
    job: 'Drukarz',
    headline: 'Druk małych nakładów na jutro',
    seeks: ['Graficy', 'Introligator'],
    offers: ['Wizytówki', 'Katalogi', 'Opakowania'],
  },
  'Czyste Miejsca': {
    job: 'Koordynatorka ekip',
    headline: 'Sprzątanie biur przed siódmą rano',
    seeks: ['Zarządcy nieruchomości'],
  },
  'Biuromat Serwis': { job: 'Serwisant', offers: ['Naprawa drukarek', 'Wynajem kserokopiarek'] },
  'Zasięg Lokalny': {
    job: 'Specjalistka od kampanii',
    headline: 'Reklama w internecie dla firm z jednego miasta',
    seeks: ['Fotograf', 'Copywriter'],
    offers: ['Kampanie w wyszukiwarce', 'Profile firm w mapach'],
    about:
      'Nie obiecuję pierwszego miejsca. Obiecuję, że co miesiąc zobaczysz, ile kosztował jeden telefon od klienta.',
  },
  'Studio Kreska': {
    job: 'Projektant graficzny',
    headline: 'Znaki firmowe i opakowania',
    seeks: ['Drukarnia', 'Ilustrator'],
    offers: ['Logo', 'Opakowania', 'Księga znaku'],
  },
  Światłolejka: {
    job: 'Fotografka',
    headline: 'Fotografuję rzemieślników przy pracy',
    seeks: ['Studio na godziny', 'Stylistka jedzenia'],
    offers: ['Zdjęcia produktów', 'Filmy o firmie'],
    about: 'Lubię warsztaty, trociny i mąkę w powietrzu. Przyjeżdżam z własnym światłem, oddaję zdjęcia w pięć dni.',
    linkedin: 'https://www.linkedin.com/in/joanna-fotografia-demo',
  },
  'Scena Główna Eventy': {
    job: 'Producent wydarzeń',
    seeks: ['Catering', 'Nagłośnienie'],
    offers: ['Konferencje', 'Jubileusze firm'],
  },
  'Trans-Wisła': {
    job: 'Spedytorka',
    headline: 'Transport krajowy, także dziś po południu',
    seeks: ['Przewoźnicy z windą', 'Stali nadawcy'],
    offers: ['Transport paletowy'],
  },
  'Granica Spedycja': {
    job: 'Dyrektor operacyjny',
    headline: 'Spedycja do Niemiec, Czech i krajów bałtyckich',
    seeks: ['Przewoźnicy', 'Agent celny'],
    offers: ['Ładunki całopojazdowe', 'Odprawy celne'],
    about:
      'Dwadzieścia lat w transporcie, z tego pięć za kierownicą. Wiem, co kierowca powie na rozładunek o trzeciej w nocy.',
  },
  'Magazyn Centralny Stryków': {
    job: 'Kierowniczka magazynu',
    offers: ['Składowanie palet', 'Kompletacja zamówień'],
    seeks: ['Sklepy internetowe'],
  },
  'Lekkie Przeprowadzki': {
    job: 'Właściciel',
    headline: 'Przeprowadzki biur w weekend',
    offers: ['Przeprowadzki'],
    city: null,
  },
  'Lingua Łódź': {
    job: 'Tłumaczka przysięgła',
    headline: 'Tłumaczenia umów i dokumentacji technicznej',
    seeks: ['Kancelarie prawne', 'Korektor niemieckiego'],
    offers: ['Tłumaczenia przysięgłe', 'Tłumaczenia ustne'],
  },
  'Szkoła Języków Most': {
    job: 'Metodyk',
    seeks: ['Lektorzy francuskiego'],
    offers: ['Angielski dla firm', 'Polski dla obcokrajowców'],
  },
  'Bezpieczny Zakład': {
    job: 'Specjalistka BHP',
    headline: 'Szkolenia BHP, na których nikt nie zasypia',
    seeks: ['Firmy budowlane'],
    offers: ['Szkolenia okresowe', 'Ocena ryzyka'],
    about: 'Byłam inspektorką, teraz pomagam przygotować się do kontroli. Jeżdżę po całym województwie.',
  },
  'Akademia Dobrej Rozmowy': {
    job: 'Trener',
    headline: 'Uczę rozmawiać z trudnym klientem',
    offers: ['Szkolenia sprzedażowe', 'Mediacje'],
  },
  'Rekrutacja Wprost': {
    job: 'Rekruterka',
    headline: 'Rekrutuję programistów i mówię, ile można zarobić',
    seeks: ['Programiści Java', 'Testerzy'],
    offers: ['Rekrutacja IT'],
    linkedin: 'https://www.linkedin.com/in/anna-rekrutacja-demo',
  },
  'Fabryka Zatrudnienia': {
    job: 'Doradca personalny',
    seeks: ['Spawacze', 'Operatorzy CNC'],
    offers: ['Praca tymczasowa'],
  },
  'Kadra Biurowa': {
    job: 'Konsultantka',
    headline: 'Rekrutacja księgowych i asystentek',
    seeks: ['Księgowe'],
    offers: ['Rekrutacja do biur'],
  },
  'Handlowcy Razem': {
    job: 'Prezes',
    headline: 'Buduję zespoły sprzedaży od zera',
    seeks: ['Handlowcy'],
    offers: ['Rekrutacja handlowców'],
  },
  'Ogrody Wandy': {
    job: 'Ogrodniczka',
    headline: 'Zakładam ogrody i przycinam stare sady',
    seeks: ['Szkółka roślin'],
    offers: ['Ogrody przydomowe'],
  },
  'Serwis Rowerowy Szprycha': { job: 'Mechanik rowerowy', offers: ['Przeglądy rowerów'] },
  'Piekarnia na Rogu': { job: 'Piekarka', headline: 'Chleb na zakwasie', seeks: ['Młyn', 'Kawiarnie'] },
};
