import type { DemoCategory } from '../demo-types.ts';

export const transport: DemoCategory = {
  name: 'Transport i logistyka',
  name_en: 'Transport and logistics',
  picture: 'transport',
  colour: '#4A6B7C',
  closings: [
    'Ładunek jest ubezpieczony, a położenie samochodu widać na mapie.',
    'Dokumenty przewozowe wysyłamy w dniu dostawy.',
    'Dyspozytor odbiera telefon od szóstej do dwudziestej drugiej.',
    'Stałym klientom gwarantujemy cenę na kwartał.',
  ],
  deliveries: ['24 godziny w całej Polsce', '2–3 dni robocze', 'ten sam dzień', 'raz w tygodniu, w stały dzień'],
  scopes: [
    ['Odbiór spod drzwi', 'Ubezpieczenie ładunku', 'Śledzenie przesyłki'],
    ['Pakowanie i opisanie paczek', 'Kierowca z pomocnikiem', 'Potwierdzenie dostawy ze zdjęciem'],
  ],
  vatRates: ['23', '23', '0'],
  trades: [
    {
      name: 'Transport krajowy',
      name_en: 'Domestic transport',
      company: 'Trans-Wisła',
      city: 'Płock',
      about:
        'Wozimy palety i ładunki częściowe po Polsce. Dwadzieścia sześć samochodów i stałe linie między dużymi miastami.',
      offers: [
        [
          'Przewóz palet z dostawą na drugi dzień',
          'Odbiór do piętnastej, dostawa windą do jednej palety lub dwunastu.',
          [160, 890],
        ],
        ['Samochód z kierowcą na wyłączność', 'Ładowność 12 ton, plandeka lub izoterma. Rozliczenie za dzień.', 1750],
        ['Transport w temperaturze kontrolowanej', 'Od 2 do 8 stopni, wydruk temperatury z całej trasy.', null],
        ['Stała linia dla sklepów', 'Objazd do piętnastu punktów przed otwarciem, ten sam kierowca.', [2900, 6400]],
        ['Przewóz maszyn z wciągarką', 'Naczepa niskopodwoziowa, pilot i zezwolenia po naszej stronie.', [1900, 7800]],
      ],
    },
    {
      name: 'Transport międzynarodowy',
      name_en: 'International transport',
      company: 'Granica Spedycja',
      city: 'Zgorzelec',
      about: 'Spedycja do Niemiec, Czech, Beneluksu i Skandynawii. Mówimy po niemiecku i znamy przepisy delegowania.',
      offers: [
        [
          'Ładunki częściowe do Niemiec',
          'Wyjazdy we wtorki i piątki, dostawa w 48 godzin. Awizacja po niemiecku.',
          [420, 1900],
        ],
        ['Odprawa celna eksportowa', 'Zgłoszenie, świadectwo pochodzenia i doradztwo w kodach towarów.', 280],
        [
          'Transport do Skandynawii promem',
          'Ładunki całopojazdowe z rezerwacją promu i kierowcą znającym trasę.',
          null,
        ],
        [
          'Dostawy dla kupujących z Czech',
          'Odbiór zbiorczy i doręczenie pod drzwi, płatność za pobraniem w koronach.',
          [19, 64],
        ],
        ['Audyt kosztów transportu', 'Porównujemy stawki z rynkiem i pokazujemy, które trasy warto połączyć.', 3100],
      ],
    },
    {
      name: 'Magazynowanie',
      name_en: 'Warehousing',
      company: 'Magazyn Centralny Stryków',
      city: 'Stryków',
      about: 'Składujemy i wysyłamy towar sklepów internetowych. Węzeł autostrad A1 i A2, odbiory kurierów do 22.',
      offers: [
        [
          'Obsługa zamówień sklepu internetowego',
          'Przyjęcie, kompletacja i wysyłka tego samego dnia. Podłączenie sklepu w cenie.',
          [2.9, 6.5],
        ],
        ['Składowanie palet', 'Regały wysokie, wózki i dozór przez całą dobę. Cena za paletę na miesiąc.', 42],
        ['Magazyn na sezon', 'Powierzchnia od 100 do 1500 m² na trzy do sześciu miesięcy.', null],
        ['Konfekcjonowanie zestawów', 'Foliowanie, etykiety i ulotki. Wycena po próbce dziesięciu sztuk.', [0.9, 4.2]],
        ['Obsługa zwrotów', 'Sprawdzamy stan, robimy zdjęcie i odkładamy na półkę w dobę.', 5.9],
      ],
    },
    {
      name: 'Przeprowadzki',
      name_en: 'Moving',
      company: 'Lekkie Przeprowadzki',
      city: 'Wrocław',
      about: 'Przeprowadzamy biura i mieszkania. Pakujemy, przewozimy i ustawiamy meble według planu.',
      offers: [
        [
          'Przeprowadzka biura w jeden weekend',
          'Kartony, numerowanie i ustawienie według rysunku. Informatyk podłącza stanowiska.',
          [3800, 12500],
        ],
        ['Przewóz archiwum', 'Zamykane wózki, zachowana kolejność akt i protokół przekazania.', [1500, 5200]],
        ['Przeprowadzka mieszkania', 'Trzy osoby i samochód z windą na cały dzień w obrębie miasta.', 1350],
        ['Przewóz pianina lub fortepianu', 'Pasy, wózek i doświadczona czwórka, także na wysokie piętro.', 790],
        ['Składowanie mebli na czas remontu', 'Suchy magazyn z dozorem, oddajemy do domu w uzgodnionym dniu.', null],
      ],
    },
  ],
};
