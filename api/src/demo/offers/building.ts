import type { DemoCategory } from '../demo-types.ts';

export const building: DemoCategory = {
  name: 'Budowa i remonty',
  name_en: 'Building and renovation',
  picture: 'building',
  colour: '#A5654B',
  closings: [
    'Termin i cenę wpisujemy do umowy, razem z karą za opóźnienie.',
    'Po pracy zostawiamy porządek i zabieramy odpady.',
    'Na wykonane prace dajemy trzy lata gwarancji.',
    'Zdjęcia ukończonych prac i kontakt do klientów wysyłamy na życzenie.',
  ],
  deliveries: ['3 tygodnie', '6–8 tygodni', 'pomiar w 3 dni, prace 2 tygodnie', 'start w następnym miesiącu'],
  scopes: [
    ['Wycena po wizycie na miejscu', 'Materiały i robocizna', 'Wywóz odpadów', '3 lata gwarancji'],
    ['Projekt i wizualizacja', 'Kierownik prac na miejscu', 'Odbiór z protokołem'],
  ],
  vatRates: ['23', '8'],
  trades: [
    {
      name: 'Remonty i wykończenia',
      name_en: 'Renovation',
      company: 'Remonty Kowalczyk',
      city: 'Szczecin',
      about: 'Wykańczamy mieszkania, biura i lokale pod klucz. Jeden kierownik prowadzi remont od wyceny do odbioru.',
      offers: [
        [
          'Remont łazienki pod klucz',
          'Od skucia płytek po montaż szafek, w trzy tygodnie. Pomagamy wybrać materiały i odbieramy je z hurtowni.',
          [18000, 34000],
        ],
        [
          'Wykończenie mieszkania deweloperskiego',
          'Podłogi, ściany, drzwi i łazienka. Raz w tygodniu dostajesz zdjęcia i stan wydatków.',
          [42000, 95000],
        ],
        [
          'Malowanie biura w weekend',
          'Zabezpieczamy sprzęt, malujemy farbą bez zapachu, w poniedziałek pracujecie normalnie.',
          [2200, 7800],
        ],
        ['Gładzie i ściany z płyt', 'Nowy podział pomieszczeń, wygłuszenie i gładź szlifowana bezpyłowo.', null],
        [
          'Układanie podłogi drewnianej',
          'Deska dębowa klejona do podłoża, listwy i olejowanie. Cena za 40 m² bez materiału.',
          5600,
        ],
      ],
    },
    {
      name: 'Okna i drzwi',
      name_en: 'Windows and doors',
      company: 'Oknoplan Mazury',
      city: 'Olsztyn',
      about:
        'Sprzedajemy i montujemy okna, drzwi i rolety. Doradcy mierzą na miejscu, a montaż prowadzą własne brygady.',
      offers: [
        [
          'Wymiana okien w domu, 8 sztuk',
          'Okna trzyszybowe, ciepły montaż i parapety. Dwa dni pracy bez kucia tynków.',
          17900,
        ],
        ['Drzwi wejściowe antywłamaniowe', 'Klasa RC3, próg bez mostka cieplnego i zamek na kod.', [4200, 8900]],
        [
          'Rolety zewnętrzne z napędem',
          'Sterowanie pilotem lub telefonem, montaż na istniejących oknach.',
          [890, 2100],
        ],
        ['Okna drewniane do zabytku', 'Odtwarzamy podziały i okucia, uzgadniamy rysunki z konserwatorem.', null],
        [
          'Regulacja i uszczelnienie okien',
          'Smarowanie, nowe uszczelki i regulacja okuć. Cena do dziesięciu skrzydeł.',
          480,
        ],
      ],
    },
    {
      name: 'Dachy',
      name_en: 'Roofing',
      company: 'Dachy Podhale',
      city: 'Nowy Targ',
      about: 'Cieśle i dekarze z Podhala. Kładziemy dachy z dachówki, blachy i gontu, także w trudnym terenie.',
      offers: [
        [
          'Wymiana pokrycia dachowego 180 m²',
          'Demontaż, nowe łaty i membrana, dachówka ceramiczna z obróbkami.',
          [48000, 72000],
        ],
        [
          'Więźba dachowa z drewna suszonego',
          'Wycinamy na maszynie, składamy na budowie w trzy dni. Obliczenia konstruktora w cenie.',
          null,
        ],
        ['Montaż okien dachowych', 'Dwa okna z kołnierzem i obróbką wewnętrzną, w jeden dzień.', 2900],
        [
          'Przegląd dachu po zimie',
          'Dron, zdjęcia i drobne naprawy od ręki. Raport dla wspólnoty lub ubezpieczyciela.',
          540,
        ],
        ['Gont drewniany na dom i altanę', 'Ręcznie łupany świerk, impregnowany, ułożony potrójnie.', [9500, 38000]],
      ],
    },
    {
      name: 'Projekty i nadzór',
      name_en: 'Design and supervision',
      company: 'Pracownia Architektura Środek',
      city: 'Kielce',
      about: 'Projektujemy domy, wnętrza i hale. Prowadzimy formalności i nadzorujemy budowę do odbioru.',
      offers: [
        [
          'Projekt domu jednorodzinnego',
          'Koncepcja, projekt budowlany i pozwolenie. Trzy spotkania przy makiecie.',
          [14500, 29000],
        ],
        ['Projekt wnętrza biura', 'Układ stanowisk, akustyka i zestawienie mebli z cenami.', [6800, 16000]],
        ['Kierownik budowy', 'Dziennik, odbiory etapów i wizyta na budowie co tydzień.', null],
        ['Adaptacja projektu gotowego', 'Dopasowanie do działki i warunków zabudowy, z pozwoleniem.', 3900],
        ['Inwentaryzacja budynku skanerem', 'Chmura punktów i rysunki z dokładnością do centymetra.', 2700],
      ],
    },
  ],
};
