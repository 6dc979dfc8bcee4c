import type { DemoCategory } from '../demo-types.ts';

export const food: DemoCategory = {
  name: 'Gastronomia',
  name_en: 'Food and catering',
  picture: 'food',
  colour: '#2F7F66',
  closings: [
    'Skład i alergeny podajemy przy każdej pozycji.',
    'Przed większym zamówieniem zapraszamy na degustację.',
    'Dostarczamy własnym samochodem z chłodnią.',
    'Kupujemy od rolników i przetwórców z okolicy.',
  ],
  deliveries: ['następny dzień', '2 dni robocze', '7 dni od zamówienia', 'co tydzień, w ustalony dzień'],
  scopes: [
    ['Dowóz do firmy', 'Menu z oznaczeniem alergenów', 'Opcja wegetariańska'],
    ['Degustacja przed pierwszym zamówieniem', 'Naczynia i obsługa', 'Sprzątanie po spotkaniu'],
  ],
  vatRates: ['8', '5'],
  trades: [
    {
      name: 'Catering',
      name_en: 'Catering',
      company: 'Smaki Pomorza',
      city: 'Gdańsk',
      about:
        'Przygotowujemy catering na konferencje, jubileusze i codzienne obiady w firmach. Kuchnia pomorska w nowej odsłonie.',
      offers: [
        [
          'Catering na konferencje do 200 osób',
          'Przerwy kawowe i obiad w formie bufetu, także wegański i bez glutenu. Obsługa i zastawa w cenie.',
          [65, 145],
        ],
        [
          'Obiady dla firm, dostawa codziennie',
          'Trzy dania do wyboru, zamówienie do dziewiątej rano. Najmniej dziesięć porcji.',
          32,
        ],
        ['Śledziowy bufet na spotkanie', 'Osiem rodzajów śledzia, chleb na zakwasie i kiszonki. Dla 20 osób.', 1250],
        [
          'Przyjęcie w ogrodzie z grillem',
          'Kucharz na miejscu, ryby z kutra i warzywa z pieca. Menu ustalamy wspólnie.',
          null,
        ],
        ['Świąteczne kolacje firmowe', 'Dwanaście potraw, dekoracja stołów i muzyka na żywo na życzenie.', [120, 210]],
      ],
    },
    {
      name: 'Kawa i herbata',
      name_en: 'Coffee and tea',
      company: 'Palarnia Druga Strona',
      city: 'Toruń',
      about:
        'Palimy kawę w małych partiach i zaopatrujemy biura, hotele i kawiarnie. Ziarna od czterech rodzinnych plantacji.',
      offers: [
        [
          'Kawa do biura, abonament miesięczny',
          'Świeżo palone ziarna co dwa tygodnie i wypożyczony młynek. Ilość zmieniasz, kiedy chcesz.',
          [180, 520],
        ],
        ['Ekspres do kawy z serwisem', 'Wynajem ekspresu dla 30 osób, przeglądy i naprawy w cenie.', 390],
        [
          'Szkolenie baristy dla zespołu',
          'Pół dnia przy ekspresie: mielenie, mleko i rozmowa z gościem. Do sześciu osób.',
          1100,
        ],
        ['Kawa z logo firmy na prezent', 'Puszka 250 g z etykietą według Twojego projektu, od 50 sztuk.', 34.9],
        [
          'Stoisko kawowe na targi',
          'Barista, kawa i herbata dla 300 osób dziennie, stoisko w kolorach firmy.',
          [2400, 4100],
        ],
      ],
    },
    {
      name: 'Wyroby regionalne',
      name_en: 'Regional products',
      company: 'Spiżarnia Podlaska',
      city: 'Białystok',
      about:
        'Łączymy trzydziestu wytwórców z Podlasia i wysyłamy ich wyroby w całej Polsce. Miody, sery, wędliny i przetwory.',
      offers: [
        [
          'Kosz upominkowy z Podlasia',
          'Miód lipowy, ser koryciński, sękacz i nalewka bez alkoholu. Bilecik z Twoimi słowami.',
          189,
        ],
        ['Miody odmianowe dla hoteli', 'Słoiczki 40 g w sześciu odmianach, opakowanie zbiorcze po 72 sztuki.', 410],
        ['Deska serów na 15 osób', 'Siedem serów z opisami, konfitura z żurawiny i pieczywo.', 340],
        [
          'Prezenty świąteczne dla pracowników',
          'Pakujemy i wysyłamy na adresy domowe. Trzy zestawy do wyboru.',
          [95, 260],
        ],
        ['Hurtowe dostawy przetworów', 'Kiszonki i konfitury w słojach dla restauracji, stałe ceny na kwartał.', null],
      ],
    },
    {
      name: 'Wyposażenie gastronomii',
      name_en: 'Kitchen equipment',
      company: 'Inox Kuchnie',
      city: 'Radom',
      about: 'Produkujemy meble ze stali nierdzewnej i wyposażamy kuchnie restauracji, szkół i szpitali.',
      offers: [
        ['Projekt technologii kuchni', 'Rysunki, opinia sanitarna i lista urządzeń z cenami trzech producentów.', 2900],
        [
          'Stoły ze stali nierdzewnej na wymiar',
          'Blat 1,5 mm, dowolna długość, otwory i zlewy według rysunku.',
          [1450, 5200],
        ],
        ['Okap z filtrami do restauracji', 'Obliczenie wydajności, montaż i pomiar hałasu.', null],
        ['Zmywarka kapturowa z montażem', 'Do 60 koszy na godzinę, ze zmiękczaczem i szkoleniem personelu.', 11900],
        [
          'Przegląd chłodni i zamrażarek',
          'Sprawdzenie szczelności, czyszczenie skraplaczy i wpis do karty urządzenia.',
          380,
        ],
      ],
    },
  ],
};
