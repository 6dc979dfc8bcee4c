import type { DemoCategory } from '../demo-types.ts';

export const training: DemoCategory = {
  name: 'Szkolenia i języki',
  name_en: 'Training and languages',
  picture: 'training',
  colour: '#A64B45',
  closings: [
    'Materiały zostają u uczestników, także w wersji do druku.',
    'Program dopasowujemy po rozmowie z zespołem.',
    'Termin można przesunąć bez kosztów na tydzień przed zajęciami.',
    'Każdy uczestnik dostaje zaświadczenie.',
  ],
  deliveries: ['2 dni szkolenia', '8 spotkań po 90 minut', 'nowy termin co tydzień', '3 miesiące'],
  scopes: [
    ['Materiały do druku i w PDF', 'Ćwiczenia na przykładach Twojej firmy', 'Zaświadczenie po ukończeniu'],
    ['Test poziomu przed startem', 'Grupa do 8 osób', 'Nagrania na 6 miesięcy'],
  ],
  vatRates: ['exempt', '23', 'exempt'],
  trades: [
    {
      name: 'Tłumaczenia',
      name_en: 'Translation',
      company: 'Lingua Łódź',
      city: 'Łódź',
      about: 'Tłumaczenia przysięgłe i specjalistyczne w czternastu językach. Każdy tekst czyta druga osoba.',
      offers: [
        [
          'Tłumaczenia przysięgłe, 14 języków',
          'Strona obliczeniowa z pieczęcią, zwykle na następny dzień. Oryginał możesz przesłać pocztą.',
          55,
        ],
        [
          'Tłumaczenie strony internetowej',
          'Pracujemy wprost w systemie strony, z uwzględnieniem fraz, których szukają klienci.',
          [900, 4800],
        ],
        [
          'Tłumacz na spotkanie handlowe',
          'Niemiecki, angielski lub ukraiński, na miejscu albo w wideorozmowie. Cena za cztery godziny.',
          720,
        ],
        ['Instrukcje obsługi maszyn', 'Terminologia zgodna z normami, skład z zachowaniem rysunków.', null],
        ['Napisy do filmów', 'Polski, angielski i niemiecki, dopasowane do tempa czytania.', [18, 34]],
      ],
    },
    {
      name: 'Kursy językowe',
      name_en: 'Language courses',
      company: 'Szkoła Języków Most',
      city: 'Tarnów',
      about:
        'Uczymy języków w firmach od 2005 roku. Lektorzy dojeżdżają albo łączą się zdalnie, przed pracą i po niej.',
      offers: [
        [
          'Angielski dla działu obsługi klienta',
          'Rozmowy telefoniczne i wiadomości na przykładach z Twojej skrzynki. 30 godzin, do ośmiu osób.',
          3900,
        ],
        ['Niemiecki w budownictwie', 'Słownictwo z placu budowy i rozmowy z inwestorem. 24 godziny.', 2900],
        [
          'Polski dla pracowników z zagranicy',
          'Zajęcia dwa razy w tygodniu, od podstaw do rozmów o pracy i zdrowiu.',
          [1800, 4200],
        ],
        ['Indywidualne lekcje dla zarządu', 'Wystąpienia i negocjacje, terminy ustalane z tygodnia na tydzień.', 140],
        [
          'Test poziomu języka dla zespołu',
          'Część pisemna i dziesięć minut rozmowy z każdym. Raport z propozycją grup.',
          null,
        ],
      ],
    },
    {
      name: 'Szkolenia BHP',
      name_en: 'Safety training',
      company: 'Bezpieczny Zakład',
      city: 'Gliwice',
      about: 'Szkolimy, oceniamy ryzyko i pełnimy służbę BHP w zakładach. Praktycy z górnictwa i produkcji.',
      offers: [
        [
          'Szkolenie okresowe BHP',
          'Na miejscu lub zdalnie, grupa do 20 osób. Zaświadczenia tego samego dnia.',
          [600, 1400],
        ],
        [
          'Pierwsza pomoc z ćwiczeniami',
          'Sześć godzin na fantomach, użycie defibrylatora i scenki w Twojej hali.',
          1700,
        ],
        [
          'Ocena ryzyka zawodowego',
          'Karty dla stanowisk i rozmowy z pracownikami. Cena do dziesięciu stanowisk.',
          2100,
        ],
        ['Służba BHP w abonamencie', 'Kontrole, wypadki i dokumenty. Inspektor w zakładzie dwa razy w miesiącu.', null],
        ['Uprawnienia na wózki widłowe', 'Teoria, jazda na placu i egzamin UDT. Kurs trwa pięć dni.', 690],
      ],
    },
    {
      name: 'Rozwój kompetencji',
      name_en: 'Skills',
      company: 'Akademia Dobrej Rozmowy',
      city: 'Lublin',
      about:
        'Warsztaty dla kierowników i zespołów: rozmowy, informacja zwrotna i planowanie. Bez slajdów, za to z ćwiczeniami.',
      offers: [
        [
          'Warsztat dla nowych kierowników',
          'Dwa dni o delegowaniu, rozmowach i granicach. Po miesiącu spotykamy się ponownie.',
          [4800, 7200],
        ],
        ['Sprzedaż przez słuchanie', 'Ćwiczenia na nagranych rozmowach Twojego zespołu. Do dwunastu osób.', 5100],
        [
          'Excel w finansach, poziom średni',
          'Tabele przestawne, łączenie danych i typowe błędy. Osiem godzin przy komputerach.',
          2600,
        ],
        ['Rozmowy rozwojowe bez stresu', 'Scenariusz rozmowy, arkusz i trening w parach. Pół dnia.', 1950],
        ['Mediacja w konflikcie zespołu', 'Rozmowy osobne i wspólne, zakończone spisanymi ustaleniami.', null],
      ],
    },
  ],
};
