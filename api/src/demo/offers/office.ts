import type { DemoCategory } from '../demo-types.ts';

export const office: DemoCategory = {
  name: 'Biuro i wyposażenie',
  name_en: 'Office and equipment',
  picture: 'office',
  colour: '#8B5E34',
  closings: [
    'Próbki materiałów wysyłamy przed zamówieniem.',
    'Dostawa i wniesienie są w cenie na terenie województwa.',
    'Fakturę z terminem 14 dni wystawiamy od pierwszego zamówienia.',
    'Reklamacje załatwiamy w trzy dni robocze.',
  ],
  deliveries: ['5 dni roboczych', '3–4 tygodnie', '48 godzin', 'jeden dzień montażu'],
  scopes: [
    ['Pomiar i doradztwo', 'Dostawa z wniesieniem', 'Montaż', '5 lat gwarancji'],
    ['Wzornik materiałów', 'Dostawa do biura', 'Zwrot w ciągu 14 dni'],
  ],
  trades: [
    {
      name: 'Meble na wymiar',
      name_en: 'Custom furniture',
      company: 'Stolarnia Żuraw',
      city: 'Poznań',
      about: 'Robimy meble z litego drewna i płyt dla biur, recepcji i sklepów. Własna suszarnia i lakiernia.',
      offers: [
        [
          'Meble biurowe na wymiar, dąb lity',
          'Biurka, szafy i stół konferencyjny z drewna z jednej partii, olejowane. Rysunki przed zamówieniem.',
          null,
        ],
        [
          'Lada recepcyjna z podświetleniem',
          'Projekt, wykonanie i montaż. Miejsce na przewody i obniżona część dla osób na wózkach.',
          [4800, 9900],
        ],
        ['Stół konferencyjny na 12 osób', 'Blat z jesionu, nogi stalowe, gniazda schowane pod klapą.', 6400],
        ['Regały magazynowe z płyty', 'Do 120 kg na półkę, skręcane, z możliwością rozbudowy.', [690, 3200]],
        [
          'Renowacja mebli gabinetowych',
          'Szlifowanie, nowa politura i okucia. Odbieramy i przywozimy z powrotem.',
          [900, 4600],
        ],
      ],
    },
    {
      name: 'Druk i poligrafia',
      name_en: 'Printing',
      company: 'Drukarnia Kolor i Kropka',
      city: 'Bydgoszcz',
      about:
        'Drukujemy offsetowo i cyfrowo: katalogi, opakowania i etykiety. Sprawdzamy pliki, zanim trafią na maszynę.',
      offers: [
        [
          'Katalog produktów, 48 stron',
          'Format A4, papier kredowy, oprawa klejona. 500 egzemplarzy w siedem dni.',
          4150,
        ],
        ['Wizytówki z tłoczeniem', 'Papier bawełniany 600 g, tłoczenie lub złocenie, 250 sztuk.', 320],
        [
          'Opakowania z nadrukiem od 100 sztuk',
          'Pudełka fasonowe według siatki, próba do akceptacji w trzy dni.',
          [780, 3900],
        ],
        ['Etykiety na rolce', 'Papier lub folia, odporne na wilgoć i chłód. Od 1000 sztuk.', [260, 1450]],
        ['Druk firmowy na cały rok', 'Papier firmowy, koperty i teczki w stałej cenie, odbierane partiami.', null],
      ],
    },
    {
      name: 'Sprzątanie',
      name_en: 'Cleaning',
      company: 'Czyste Miejsca',
      city: 'Sosnowiec',
      about:
        'Sprzątamy biura, gabinety i klatki schodowe. Zatrudniamy na umowy o pracę i używamy środków z certyfikatem ekologicznym.',
      offers: [
        [
          'Sprzątanie biura do 200 m²',
          'Pięć razy w tygodniu po godzinach pracy, ta sama osoba. Środki i papier w cenie.',
          [1400, 2300],
        ],
        ['Mycie okien z podnośnika', 'Do szóstego piętra, z ubezpieczeniem i zabezpieczeniem chodnika.', [850, 3400]],
        ['Sprzątanie po remoncie', 'Usuwamy pył, farbę i klej w dwa dni, także z okien i opraw.', 1650],
        ['Pranie wykładzin i foteli', 'Ekstrakcja na miejscu, schnie przez noc. Cena do 100 m².', 780],
        ['Stała obsługa wspólnoty mieszkaniowej', 'Klatki, zieleń i odśnieżanie w jednej umowie.', null],
      ],
    },
    {
      name: 'Sprzęt biurowy',
      name_en: 'Office equipment',
      company: 'Biuromat Serwis',
      city: 'Częstochowa',
      about:
        'Dostarczamy i serwisujemy drukarki, ekrany i sprzęt do sal spotkań. Części do popularnych modeli mamy od ręki.',
      offers: [
        [
          'Wynajem drukarki wielofunkcyjnej',
          'Toner, części i serwis w opłacie, rozliczenie za wydrukowane strony.',
          [149, 390],
        ],
        [
          'Wyposażenie sali do wideorozmów',
          'Kamera, mikrofon sufitowy i ekran 75 cali. Spotkanie zaczyna się jednym przyciskiem.',
          13900,
        ],
        [
          'Fotele ergonomiczne, zestaw 10 sztuk',
          'Regulacja lędźwi i podłokietników, pięć lat gwarancji. Dwa fotele na próbę przez tydzień.',
          11500,
        ],
        [
          'Laptopy poleasingowe dla zespołu',
          'Sprawdzone, z nową baterią i rokiem gwarancji. Od pięciu sztuk.',
          [1290, 2450],
        ],
        [
          'Niszczenie dokumentów z protokołem',
          'Zamykane pojemniki, odbiór co miesiąc i protokół zgodny z normą DIN 66399.',
          180,
        ],
      ],
    },
  ],
};
