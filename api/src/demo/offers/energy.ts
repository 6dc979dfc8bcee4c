import type { DemoCategory } from '../demo-types.ts';

export const energy: DemoCategory = {
  name: 'Energia',
  name_en: 'Energy',
  picture: 'energy',
  colour: '#C77C1B',
  closings: [
    'Przed wyceną przyjeżdżamy na pomiar, bez zobowiązań.',
    'Gwarancja na montaż wynosi pięć lat, serwis jest z tego samego województwa.',
    'Pomagamy w formalnościach i wniosku o dofinansowanie.',
    'Pracujemy własną ekipą, bez podwykonawców.',
  ],
  deliveries: ['6 tygodni od podpisania umowy', '21 dni', '2 dni montażu', 'do 7 dni'],
  scopes: [
    ['Pomiary na miejscu', 'Projekt i dobór urządzeń', 'Montaż i uruchomienie', 'Zgłoszenie do operatora sieci'],
    ['Audyt zużycia z ostatniego roku', 'Raport z obliczeniami', 'Rozmowa o dofinansowaniu'],
  ],
  trades: [
    {
      name: 'Fotowoltaika',
      name_en: 'Solar power',
      company: 'Słoneczny Dach',
      city: 'Rzeszów',
      about:
        'Projektujemy i montujemy instalacje fotowoltaiczne na domach, halach i gruntach. Ponad 1200 instalacji na Podkarpaciu.',
      offers: [
        [
          'Instalacja fotowoltaiczna 10 kWp z montażem',
          'Panele, falownik i zgłoszenie do operatora. Montaż trwa dwa dni, a produkcję śledzisz w telefonie.',
          38500,
        ],
        [
          'Magazyn energii 10 kWh',
          'Dobieramy magazyn do istniejącej instalacji i ustawiamy go tak, by zasilał dom przy braku prądu.',
          [19900, 27500],
        ],
        [
          'Elektrownia na dachu hali do 50 kWp',
          'Obliczenia nośności dachu, projekt przeciwpożarowy i montaż bez przerywania produkcji.',
          null,
        ],
        [
          'Przegląd instalacji fotowoltaicznej',
          'Kamera termowizyjna, pomiary i mycie paneli. Raport ze zdjęciami w trzy dni.',
          590,
        ],
        [
          'Wiata garażowa z panelami',
          'Konstrukcja na dwa samochody z instalacją 6 kWp i punktem ładowania.',
          [31000, 44000],
        ],
      ],
    },
    {
      name: 'Pompy ciepła',
      name_en: 'Heat pumps',
      company: 'Ciepły Dom Beskidy',
      city: 'Bielsko-Biała',
      about:
        'Montujemy pompy ciepła i ogrzewanie podłogowe. Liczymy zapotrzebowanie budynku, zanim zaproponujemy urządzenie.',
      offers: [
        [
          'Pompa ciepła powietrze-woda 9 kW',
          'Obliczenie strat ciepła, montaż i uruchomienie. Po pierwszej zimie wracamy i poprawiamy ustawienia.',
          34900,
        ],
        [
          'Wymiana kotła na pompę ciepła',
          'Demontaż starego kotła, bufor i podłączenie do grzejników. W domu jest ciepło tego samego dnia.',
          [29000, 46000],
        ],
        ['Ogrzewanie podłogowe do 150 m²', 'Projekt, rury i rozdzielacze z regulacją w każdym pokoju.', 16800],
        [
          'Klimatyzacja do biura',
          'Dwa do sześciu urządzeń z jednym agregatem, ciche i schowane w suficie.',
          [9800, 24500],
        ],
        ['Serwis roczny pompy ciepła', 'Pomiar ciśnień, czyszczenie wymiennika i nastawy na nowy sezon.', 450],
      ],
    },
    {
      name: 'Audyty energetyczne',
      name_en: 'Energy audits',
      company: 'Kilowat Audyt',
      city: 'Opole',
      about: 'Sprawdzamy, gdzie budynki i firmy tracą energię. Niezależnie od producentów urządzeń i wykonawców.',
      offers: [
        [
          'Audyt energetyczny domu',
          'Badanie kamerą i obliczenia, po których wiadomo, co ocieplić najpierw i ile to zwróci.',
          1300,
        ],
        [
          'Świadectwo charakterystyki energetycznej',
          'Do sprzedaży lub wynajmu, z wpisem do rejestru. Zwykle w dwa dni robocze.',
          420,
        ],
        [
          'Audyt przedsiębiorstwa',
          'Mierzymy zużycie maszyn, sprężarek i oświetlenia przez dwa tygodnie i liczymy oszczędności.',
          [7500, 19000],
        ],
        [
          'Badanie szczelności budynku',
          'Próba ciśnieniowa z lokalizacją nieszczelności dymem. Protokół do odbioru.',
          980,
        ],
        [
          'Dobór taryfy i umowy na prąd',
          'Porównujemy zużycie godzina po godzinie z ofertami sprzedawców. Płacisz od uzyskanej oszczędności.',
          null,
        ],
      ],
    },
    {
      name: 'Instalacje elektryczne',
      name_en: 'Electrical work',
      company: 'Elektro Zawada',
      city: 'Zielona Góra',
      about: 'Rodzinna firma elektryczna z trzydziestoletnią historią. Domy, lokale usługowe i linie produkcyjne.',
      offers: [
        [
          'Instalacja elektryczna w domu jednorodzinnym',
          'Projekt punktów z domownikami, przewody, rozdzielnica i pomiary do odbioru.',
          [12500, 23000],
        ],
        [
          'Stacja ładowania samochodu 11 kW',
          'Montaż, zabezpieczenia i podział mocy, żeby nie wybijało przy gotowaniu.',
          4300,
        ],
        [
          'Wymiana oświetlenia w hali na LED',
          'Obliczenia natężenia światła, wymiana w weekend i utylizacja starych opraw.',
          null,
        ],
        ['Pomiary elektryczne pięcioletnie', 'Protokół dla ubezpieczyciela i nadzoru. Do 60 punktów w cenie.', 750],
        [
          'Inteligentne sterowanie biurem',
          'Oświetlenie, rolety i ogrzewanie włączają się wtedy, gdy ktoś jest w środku.',
          [6900, 18500],
        ],
      ],
    },
  ],
};
