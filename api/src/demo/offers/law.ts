import type { DemoCategory } from '../demo-types.ts';

export const law: DemoCategory = {
  name: 'Prawo i doradztwo',
  name_en: 'Law and consulting',
  picture: 'law',
  colour: '#5B4E91',
  closings: [
    'Odpowiadamy prostym językiem, bez odsyłania do paragrafów.',
    'Cena jest stała, niezależnie od liczby godzin.',
    'Spotykamy się u Ciebie, w kancelarii albo zdalnie.',
    'Termin realizacji zapisujemy w umowie.',
  ],
  deliveries: ['3 dni robocze', '7 dni', '14 dni', 'termin ustalamy na pierwszej rozmowie'],
  scopes: [
    ['Analiza dokumentów', 'Pisemna opinia z wnioskami', 'Godzina rozmowy o wynikach'],
    ['Komplet dokumentów do podpisu', 'Kontakt z urzędem w Twoim imieniu', 'Odpowiedzi na pytania przez 30 dni'],
  ],
  trades: [
    {
      name: 'Prawo gospodarcze',
      name_en: 'Business law',
      company: 'Kancelaria Wiśniewska i Wspólnicy',
      city: 'Warszawa',
      about:
        'Doradzamy przedsiębiorcom przy umowach, sporach i zmianach w spółkach. Pięcioro radców prawnych z doświadczeniem w handlu i produkcji.',
      offers: [
        [
          'Umowa spółki z o.o. szyta na miarę',
          'Ustalamy zasady wyjścia wspólnika, podziału zysku i głosowań, zanim staną się sporem. W cenie dwa spotkania wspólników.',
          3200,
        ],
        [
          'Przegląd umów z dostawcami',
          'Czytamy do dziesięciu umów i wskazujemy kary, terminy i zapisy, które warto zmienić.',
          1850,
        ],
        [
          'Windykacja należności, etap polubowny',
          'Wezwania, rozmowy i ugoda z harmonogramem spłat. Wynagrodzenie zależy od odzyskanej kwoty.',
          null,
        ],
        [
          'Regulamin sklepu internetowego',
          'Regulamin, polityka zwrotów i wzory pism dla klientów, zgodne z przepisami o sprzedaży na odległość.',
          1400,
        ],
        [
          'Stała obsługa prawna małej firmy',
          'Pięć godzin w miesiącu i telefon do prowadzącej sprawę. Niewykorzystane godziny przechodzą na kolejny miesiąc.',
          [900, 2400],
        ],
      ],
    },
    {
      name: 'Księgowość i podatki',
      name_en: 'Accounting and tax',
      company: 'Biuro Rachunkowe Saldo',
      city: 'Poznań',
      about:
        'Prowadzimy księgi spółek i jednoosobowych działalności. Każdy klient ma swoją księgową i zna ją z imienia.',
      offers: [
        [
          'Pełna księgowość dla spółki',
          'Księgi, deklaracje i sprawozdanie roczne. Co miesiąc dostajesz krótkie zestawienie: ile zarabiasz i ile zapłacisz podatku.',
          [890, 2600],
        ],
        [
          'Księga przychodów i rozchodów online',
          'Dokumenty przesyłasz zdjęciem z telefonu, a my pilnujemy terminów. Cena do 30 dokumentów w miesiącu.',
          290,
        ],
        [
          'Przygotowanie do faktur w KSeF',
          'Uprawnienia, szkolenie i próbna wysyłka w Twoim programie. Po naszej wizycie faktury wychodzą same.',
          1200,
        ],
        [
          'Kadry i płace do 15 osób',
          'Umowy, listy płac, zgłoszenia i akta. Pracownicy dostają paski na adres e-mail, zabezpieczone hasłem.',
          640,
        ],
        [
          'Sprawdzenie ksiąg przed kontrolą',
          'Przeglądamy ostatnie dwa lata i porządkujemy dokumenty, zanim zrobi to urząd.',
          null,
        ],
      ],
    },
    {
      name: 'RODO i zgodność',
      name_en: 'Data protection',
      company: 'Zgodność Plus',
      city: 'Łódź',
      about:
        'Pomagamy firmom chronić dane osobowe i prowadzić sygnalistów bez zbędnych papierów. Pełnimy funkcję inspektora ochrony danych.',
      offers: [
        [
          'Audyt RODO dla małej firmy',
          'Dwa dni na miejscu, lista ryzyk i gotowe dokumenty. Po audycie wiesz, co poprawić najpierw.',
          1800,
        ],
        [
          'Inspektor ochrony danych na stałe',
          'Obsługujemy pytania, naruszenia i szkolenia. Jeden opiekun, kontakt z urzędem po naszej stronie.',
          [600, 1500],
        ],
        [
          'Szkolenie RODO dla zespołu sprzedaży',
          'Trzy godziny o tym, co wolno w rozmowie i w poczcie. Scenki z prawdziwych telefonów do klientów.',
          1600,
        ],
        [
          'Kanał zgłoszeń dla sygnalistów',
          'Procedura, formularz i osoba przyjmująca zgłoszenia spoza firmy, zgodnie z ustawą.',
          2200,
        ],
        [
          'Ocena dostawców pod kątem danych',
          'Sprawdzamy umowy powierzenia i miejsca, w których dostawcy trzymają dane Twoich klientów.',
          null,
        ],
      ],
    },
    {
      name: 'Doradztwo i dotacje',
      name_en: 'Advice and grants',
      company: 'Azymut Doradcy',
      city: 'Lublin',
      about:
        'Piszemy wnioski o dofinansowanie i rozliczamy projekty. Przez dziewięć lat pozyskaliśmy dla klientów ponad 60 milionów złotych.',
      offers: [
        [
          'Wniosek o dotację na cyfryzację',
          'Dobieramy nabór, liczymy budżet i piszemy wniosek. Część wynagrodzenia dopiero po podpisaniu umowy o dofinansowanie.',
          [4500, 9000],
        ],
        [
          'Sprawdzenie szans na dofinansowanie',
          'W tydzień dostajesz listę naborów, na które firma może złożyć wniosek, z oceną szans.',
          690,
        ],
        [
          'Rozliczenie projektu unijnego',
          'Wnioski o płatność, archiwum i obecność przy kontroli. Przejmujemy także projekty już rozpoczęte.',
          null,
        ],
        [
          'Biznesplan dla banku',
          'Prognoza na pięć lat, opis rynku i prezentacja. Zespół, który ocenia wnioski, pracował wcześniej w banku.',
          3400,
        ],
        [
          'Doradca zarządu na pół roku',
          'Dwa dni w miesiącu z osobą, która prowadziła fabrykę mebli. Cele ustalamy na początku i mierzymy co miesiąc.',
          [14000, 24000],
        ],
      ],
    },
  ],
};
