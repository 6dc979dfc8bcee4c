import type { DemoCategory } from '../demo-types.ts';

const FULL = ['full_time'] as const;

export const jobs: DemoCategory = {
  name: 'Praca i współpraca',
  name_en: 'Jobs and cooperation',
  picture: 'jobs',
  isJob: true,
  colour: '#3F7A8C',
  closings: [
    'Pierwszego dnia czeka sprzęt, dostępy i osoba, która wprowadza w pracę.',
    'Na każde zgłoszenie odpowiadamy w ciągu tygodnia.',
    'Rozmowy są dwie: telefoniczna i z przyszłym zespołem.',
    'Zaczynamy od umowy na czas nieokreślony po okresie próbnym.',
  ],
  deliveries: [],
  scopes: [],
  trades: [
    {
      name: 'IT i technologia',
      name_en: 'IT and technology',
      company: 'Rekrutacja Wprost',
      city: 'Warszawa',
      about:
        'Szukamy specjalistów dla polskich firm technologicznych. Widełki podajemy zawsze, gdy zgodzi się na to pracodawca.',
      offers: [
        [
          'Programista TypeScript w zespole produktu',
          'Praca nad platformą do rezerwacji, zespół siedmiu osób, przeglądy kodu i wspólne programowanie.',
          null,
          {
            workplace: ['remote', 'hybrid'],
            schedule: ['full_time', 'contract'],
            salary: [16000, 22000],
            contracts: ['employment', 'b2b'],
            closesIn: 12,
          },
        ],
        [
          'Administratorka lub administrator systemów',
          'Opieka nad serwerami w dwóch lokalizacjach i automatyzacja wdrożeń. Dyżur raz w miesiącu.',
          null,
          { workplace: ['hybrid'], schedule: FULL, salary: [12000, 16500], contracts: ['employment'] },
        ],
        [
          'Analityk danych na pół etatu',
          'Raporty dla sprzedaży i logistyki, SQL na co dzień. Elastyczne godziny.',
          null,
          { workplace: ['remote'], schedule: ['part_time'], salary: [5500, 7500], contracts: ['mandate'] },
        ],
        [
          'Projektowanie interfejsów, zlecenie na kwartał',
          'Nowy panel klienta banku spółdzielczego, od badań po gotowe ekrany.',
          null,
          { workplace: ['remote'], schedule: ['contract'], contracts: ['b2b'] },
        ],
        [
          'Staż w dziale testów',
          'Trzy miesiące z opiekunem, płatny, z możliwością zatrudnienia.',
          null,
          { workplace: ['on_site', 'hybrid'], schedule: ['internship'], salary: [4800, 4800], contracts: ['mandate'] },
        ],
      ],
    },
    {
      name: 'Produkcja i budowa',
      name_en: 'Production and building',
      company: 'Fabryka Zatrudnienia',
      city: 'Gliwice',
      about: 'Agencja zatrudnienia dla przemysłu i budownictwa. Sprawdzamy warunki pracy, zanim polecimy pracodawcę.',
      offers: [
        [
          'Operator obrabiarek CNC',
          'Frezowanie krótkich serii, dwie zmiany, klimatyzowana hala. Szkolenie z nowego sterowania.',
          null,
          { workplace: ['on_site'], schedule: FULL, salary: [7200, 9800], contracts: ['employment'], closesIn: 2 },
        ],
        [
          'Elektryk utrzymania ruchu',
          'Linie pakujące w zakładzie spożywczym, system czterobrygadowy z dodatkami.',
          null,
          { workplace: ['on_site'], schedule: FULL, salary: [7800, 10200], contracts: ['employment'] },
        ],
        [
          'Spawanie TIG, praca w delegacji',
          'Rurociągi w Polsce i Niemczech, zakwaterowanie i dojazdy po stronie firmy.',
          null,
          { workplace: ['on_site'], schedule: ['contract'], contracts: ['b2b'] },
        ],
        [
          'Kierowanie budową hali',
          'Inwestycja na osiemnaście miesięcy pod Wrocławiem, samochód służbowy.',
          null,
          {
            workplace: ['on_site'],
            schedule: FULL,
            salary: [150000, 190000],
            period: 'year',
            contracts: ['employment'],
          },
        ],
        [
          'Pakowanie na weekendy',
          'Lekka praca w magazynie kosmetyków, dobra dla osób studiujących.',
          null,
          { workplace: ['on_site'], schedule: ['part_time'], salary: [32, 40], period: 'hour', contracts: ['mandate'] },
        ],
      ],
    },
    {
      name: 'Biuro i finanse',
      name_en: 'Office and finance',
      company: 'Kadra Biurowa',
      city: 'Poznań',
      about: 'Rekrutujemy do biur, księgowości i administracji w Wielkopolsce. Znamy pracodawców osobiście.',
      offers: [
        [
          'Samodzielna księgowość w spółce handlowej',
          'Pełne księgi, zamknięcia miesiąca i kontakt z audytorem. Dwa dni zdalnie.',
          null,
          { workplace: ['hybrid'], schedule: FULL, salary: [8500, 11000], contracts: ['employment'], closesIn: 21 },
        ],
        [
          'Koordynacja biura',
          'Zakupy, goście i umowy najmu w firmie na 60 osób. Biuro przy dworcu.',
          null,
          { workplace: ['on_site'], schedule: FULL, salary: [5800, 7000], contracts: ['employment'] },
        ],
        [
          'Specjalistka lub specjalista do spraw płac',
          'Listy płac dla 200 osób, trzy czwarte etatu.',
          null,
          { workplace: ['hybrid', 'remote'], schedule: ['part_time'], contracts: ['mandate'] },
        ],
        [
          'Asystent w kancelarii prawnej',
          'Pisma, kalendarz rozpraw i kontakt z sądami. Dobra organizacja ważniejsza niż doświadczenie.',
          null,
          { workplace: ['on_site'], schedule: FULL, salary: [5200, 6400], contracts: ['employment'] },
        ],
        [
          'Staż w kontrolingu',
          'Pół roku w firmie produkcyjnej, arkusze i wizyty na hali.',
          null,
          { workplace: ['hybrid'], schedule: ['internship'], salary: [4700, 5200], contracts: ['mandate'] },
        ],
      ],
    },
    {
      name: 'Sprzedaż i obsługa',
      name_en: 'Sales and service',
      company: 'Handlowcy Razem',
      city: 'Gdańsk',
      about: 'Łączymy producentów z osobami, które lubią sprzedawać. Umowy agencyjne i etaty w całej Polsce.',
      offers: [
        [
          'Przedstawicielstwo handlowe, Pomorze',
          'Stali odbiorcy z branży instalacyjnej, samochód i premia od marży.',
          null,
          { workplace: ['on_site', 'hybrid'], schedule: FULL, salary: [7500, 12000], contracts: ['employment'] },
        ],
        [
          'Obsługa klienta po niemiecku',
          'Poczta i telefon dla sklepu z meblami, praca z domu na dwie zmiany.',
          null,
          { workplace: ['remote'], schedule: FULL, salary: [6200, 7800], contracts: ['employment'] },
        ],
        [
          'Agent sprzedaży magazynów energii',
          'Umowa agencyjna, gotowe kontakty z targów i wsparcie techniczne.',
          null,
          { workplace: ['hybrid'], schedule: ['contract'], contracts: ['b2b'] },
        ],
        [
          'Kierowanie sklepem z narzędziami',
          'Zespół pięciu osób, zamówienia i grafik. Wolne niedziele.',
          null,
          { workplace: ['on_site'], schedule: FULL, salary: [6800, 8600], contracts: ['employment'] },
        ],
        [
          'Hostessy i hości na targi',
          'Sześć wydarzeń w roku, angielski w stopniu dobrym, noclegi zapewnione.',
          null,
          {
            workplace: ['on_site'],
            schedule: ['part_time', 'contract'],
            salary: [45, 70],
            period: 'hour',
            contracts: ['mandate', 'specific_work'],
          },
        ],
      ],
    },
  ],
};
