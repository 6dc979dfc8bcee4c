import type { DemoCategory } from '../demo-types.ts';

export const marketing: DemoCategory = {
  name: 'Marketing i media',
  name_en: 'Marketing and media',
  picture: 'media',
  colour: '#A8466B',
  closings: [
    'Wyniki pokazujemy w jednym prostym raporcie na miesiąc.',
    'Prawa do materiałów przechodzą na Ciebie w całości.',
    'Umowę można rozwiązać z miesięcznym wypowiedzeniem.',
    'Zaczynamy od rozmowy o celu, dopiero potem proponujemy działania.',
  ],
  deliveries: ['7 dni', '14 dni', '4 tygodnie', 'pierwsze efekty po miesiącu'],
  scopes: [
    ['Rozmowa o celach', 'Dwie wersje do wyboru', 'Dwie rundy poprawek', 'Pliki źródłowe'],
    ['Plan na kwartał', 'Teksty i grafiki', 'Raport z wynikami co miesiąc'],
  ],
  trades: [
    {
      name: 'Reklama w internecie',
      name_en: 'Online advertising',
      company: 'Zasięg Lokalny',
      city: 'Warszawa',
      about: 'Prowadzimy kampanie dla firm usługowych, które chcą klientów z okolicy, a nie samych wyświetleń.',
      offers: [
        [
          'Kampania w wyszukiwarce dla usług lokalnych',
          'Reklamy, strona docelowa i pomiar telefonów. Budżet reklamowy płacisz bezpośrednio wyszukiwarce.',
          [1200, 3600],
        ],
        [
          'Pozycjonowanie strony przez pół roku',
          'Poprawki techniczne, teksty i wizytówka na mapie. Co miesiąc widać, które frazy poszły w górę.',
          5400,
        ],
        ['Prowadzenie profilu firmy', 'Dwanaście wpisów w miesiącu, zdjęcia i odpowiedzi na komentarze.', [1500, 2900]],
        [
          'Konfiguracja analityki strony',
          'Pomiar bez zbędnych plików cookie i panel z pięcioma liczbami, które mają znaczenie.',
          1900,
        ],
        [
          'Newsletter, który ludzie czytają',
          'Szablon, porządek na liście odbiorców i cztery wydania napisane przez redaktora.',
          null,
        ],
      ],
    },
    {
      name: 'Identyfikacja wizualna',
      name_en: 'Visual identity',
      company: 'Studio Kreska',
      city: 'Kraków',
      about: 'Projektujemy znaki, opakowania i systemy identyfikacji. Zespół czworga projektantów i liternik.',
      offers: [
        [
          'Logo i podstawowa identyfikacja',
          'Trzy kierunki, dopracowany znak, kolory i krój pisma. Pliki do druku i na ekran.',
          [3900, 8500],
        ],
        ['Projekt opakowania produktu', 'Od siatki po makietę, z nadzorem druku. Do trzech wariantów smakowych.', 4600],
        [
          'Oznakowanie biura i budynku',
          'Piktogramy, tabliczki i plan dojścia, czytelne także dla osób słabowidzących.',
          null,
        ],
        [
          'Szablony prezentacji i ofert',
          'Dwadzieścia układów w programie, którego używasz, oraz godzinne szkolenie.',
          2300,
        ],
        [
          'Odświeżenie istniejącego znaku',
          'Porządkujemy proporcje i litery tak, by klienci poznali firmę od razu.',
          2800,
        ],
      ],
    },
    {
      name: 'Fotografia i film',
      name_en: 'Photo and film',
      company: 'Światłolejka',
      city: 'Łódź',
      about: 'Zdjęcia i krótkie filmy dla firm: produkty, wnętrza i ludzie przy pracy. Studio w dawnej przędzalni.',
      offers: [
        [
          'Zdjęcia produktów na białym tle',
          'Trzy ujęcia każdego produktu, obróbka i nazwy plików zgodne z katalogiem. Cena za 30 produktów.',
          1890,
        ],
        ['Film o firmie, dwie minuty', 'Scenariusz, dzień zdjęciowy, napisy po polsku i angielsku.', [6200, 14000]],
        [
          'Portrety zespołu',
          'Przyjeżdżamy ze studiem, piętnaście minut na osobę, zdjęcia gotowe w tydzień.',
          [900, 2600],
        ],
        ['Zdjęcia wnętrz i architektury', 'Naturalne światło, korekta perspektywy, także ujęcia z drona.', 1400],
        ['Relacja z wydarzenia', 'Fotograf i operator, dziesięć zdjęć jeszcze tego samego wieczoru.', null],
      ],
    },
    {
      name: 'Eventy',
      name_en: 'Events',
      company: 'Scena Główna Eventy',
      city: 'Sopot',
      about: 'Organizujemy konferencje, jubileusze i spotkania zespołów nad morzem. Od dwudziestu do ośmiuset osób.',
      offers: [
        [
          'Konferencja na 150 osób nad morzem',
          'Sala, noclegi, nagłośnienie i rejestracja gości. Jeden koordynator od początku do końca.',
          null,
        ],
        ['Spotkanie integracyjne z rejsem', 'Trzy jachty, regaty i kolacja w porcie. Dla 24 osób.', 8900],
        ['Stoisko targowe pod klucz', 'Projekt, budowa i rozbiórka, meble oraz druk. Do 30 m².', [14500, 32000]],
        [
          'Nagłośnienie i światło na wydarzenie',
          'Sprzęt z obsługą dla 100 do 400 osób, próba dzień wcześniej.',
          [2600, 7400],
        ],
        ['Transmisja spotkania w internecie', 'Trzy kamery, napisy na żywo i nagranie po dwóch dniach.', 5900],
      ],
    },
  ],
};
