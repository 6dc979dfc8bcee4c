import type { DemoCategory } from '../demo-types.ts';

export const it: DemoCategory = {
  name: 'IT i oprogramowanie',
  name_en: 'IT and software',
  picture: 'computing',
  colour: '#2E6A94',
  closings: [
    'Pracujemy w dwutygodniowych etapach, a po każdym pokazujemy działający wynik.',
    'Kod i dokumentacja przechodzą na Twoją własność z dniem odbioru.',
    'W cenie trzy miesiące opieki po uruchomieniu i szkolenie dla zespołu.',
    'Pierwsza rozmowa i wstępna wycena nic nie kosztują.',
  ],
  deliveries: ['14 dni', '4–6 tygodni', '2–3 miesiące', 'start w ciągu tygodnia'],
  scopes: [
    [
      'Warsztat i spis wymagań',
      'Projekt graficzny do akceptacji',
      'Wdrożenie na serwerze klienta',
      '3 miesiące opieki po uruchomieniu',
    ],
    [
      'Analiza obecnych systemów',
      'Harmonogram z etapami',
      'Testy na telefonach i komputerach',
      'Szkolenie dla zespołu',
    ],
  ],
  trades: [
    {
      name: 'Strony i sklepy',
      name_en: 'Websites and shops',
      company: 'Pracownia Cyfrowa Nowak',
      city: 'Kraków',
      about:
        'Projektujemy i budujemy strony oraz sklepy internetowe dla małych i średnich firm. Dziesięcioosobowy zespół, ponad 140 wdrożeń od 2012 roku.',
      offers: [
        [
          'Projekt i wdrożenie sklepu internetowego',
          'Sklep z płatnościami, integracją z kurierami i programem magazynowym. Przenosimy produkty z dotychczasowego sklepu razem z adresami, żeby nie stracić pozycji w wyszukiwarce.',
          [4900, 12000],
        ],
        [
          'Strona firmowa w 14 dni',
          'Do ośmiu podstron, teksty od naszej redaktorki, zdjęcia z sesji w Twojej firmie. Strona otwiera się w sekundę także na słabym zasięgu.',
          3600,
        ],
        [
          'Audyt dostępności strony WCAG 2.2',
          'Sprawdzamy stronę z czytnikiem ekranu i klawiaturą, a każdy błąd opisujemy razem z poprawką. Raport nadaje się do deklaracji dostępności.',
          2400,
        ],
        [
          'Przeniesienie sklepu na nową platformę',
          'Migracja bez przerwy w sprzedaży: zamówienia, klienci i opinie trafiają do nowego sklepu w jedną noc.',
          null,
        ],
        [
          'Opieka nad stroną, abonament roczny',
          'Aktualizacje, kopie zapasowe co noc i dwie godziny zmian w każdym miesiącu. Na zgłoszenia odpowiadamy w ciągu czterech godzin roboczych.',
          2988,
        ],
      ],
    },
    {
      name: 'Aplikacje mobilne',
      name_en: 'Mobile apps',
      company: 'Kieszeń Studio',
      city: 'Wrocław',
      about:
        'Tworzymy aplikacje na telefony dla usług, handlu i przemysłu. Od pierwszego szkicu po publikację w sklepach i późniejszy rozwój.',
      offers: [
        [
          'Aplikacja mobilna dla sieci usługowej',
          'Rezerwacje, karta stałego klienta i powiadomienia o wolnych terminach. Jedna aplikacja na oba systemy.',
          [28000, 64000],
        ],
        [
          'Prototyp aplikacji do badań z klientami',
          'Klikalny prototyp dwunastu ekranów i pięć rozmów z użytkownikami. Po trzech tygodniach wiesz, czy warto budować dalej.',
          7900,
        ],
        [
          'Aplikacja dla pracowników w terenie',
          'Zlecenia, zdjęcia i podpis klienta działają bez zasięgu, a dane wysyłają się po powrocie do sieci.',
          [18000, 42000],
        ],
        [
          'Przegląd kodu aplikacji mobilnej',
          'Niezależna ocena jakości, bezpieczeństwa i kosztów utrzymania przed zmianą dostawcy. Raport z listą zmian od najpilniejszych.',
          4200,
        ],
        [
          'Publikacja aplikacji w sklepach',
          'Zakładamy konta, przygotowujemy opisy i zrzuty ekranu po polsku i angielsku, prowadzimy weryfikację do końca.',
          1900,
        ],
      ],
    },
    {
      name: 'Systemy dla firm',
      name_en: 'Business systems',
      company: 'Logika Procesu',
      city: 'Katowice',
      about:
        'Porządkujemy procesy i łączymy programy, których firma już używa. Wdrażamy obieg dokumentów, magazyn i planowanie produkcji.',
      offers: [
        [
          'Wdrożenie obiegu dokumentów',
          'Faktury i umowy trafiają do akceptacji bez papieru, a księgowość widzi, kto zatwierdził wydatek i kiedy.',
          [9500, 26000],
        ],
        [
          'Integracja sklepu z programem magazynowym',
          'Stany, ceny i zamówienia wymieniają się co minutę. Koniec przepisywania i sprzedaży towaru, którego już nie ma.',
          5400,
        ],
        [
          'Automatyzacja raportów zarządczych',
          'Dane z kilku programów spotykają się w jednym raporcie, gotowym w poniedziałek o siódmej.',
          [3800, 9600],
        ],
        [
          'Analiza procesów przed wdrożeniem ERP',
          'Przez pięć dni jesteśmy w firmie i spisujemy wymagania, dzięki którym oferty dostawców da się porównać.',
          8800,
        ],
        [
          'Wsparcie techniczne dla biura do 20 osób',
          'Telefon do stałego opiekuna, zdalna pomoc i wizyta raz w miesiącu. Umowa na trzy miesiące z możliwością rezygnacji.',
          null,
        ],
      ],
    },
    {
      name: 'Bezpieczeństwo i serwery',
      name_en: 'Security and servers',
      company: 'Bastion Systemy',
      city: 'Gdynia',
      about:
        'Utrzymujemy serwery i dbamy o bezpieczeństwo danych w firmach, które nie mają własnego działu IT. Dyżur przez całą dobę.',
      offers: [
        [
          'Test bezpieczeństwa sieci firmowej',
          'Sprawdzamy sieć od zewnątrz i od środka, tak jak zrobiłby to włamywacz. Wyniki omawiamy z zarządem prostym językiem.',
          [6500, 15000],
        ],
        [
          'Kopie zapasowe z próbą odtworzenia',
          'Kopia w dwóch miejscach w Polsce i raz na kwartał prawdziwe odtworzenie, z protokołem.',
          4800,
        ],
        [
          'Administracja serwerami przez całą dobę',
          'Monitorujemy, aktualizujemy i reagujemy w 15 minut, także w święta.',
          null,
        ],
        [
          'Szkolenie z rozpoznawania oszustw w poczcie',
          'Dwie godziny na przykładach z polskich firm i kontrolowana próba po miesiącu. Do 25 osób.',
          1800,
        ],
        [
          'Plan ciągłości działania',
          'Ustalamy, co firma robi, gdy nie działa internet, serwer albo dostawca. Plan mieści się na sześciu stronach.',
          5200,
        ],
      ],
    },
  ],
};
