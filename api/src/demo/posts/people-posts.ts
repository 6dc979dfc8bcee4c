import type { DemoPost } from './post-types.ts';

/** Newest first. */
export const PEOPLE_POSTS: readonly DemoPost[] = [
  {
    author: 'user',
    text: 'Szukam sprawdzonej ekipy do odświeżenia małego biura w Szczecinie, około 60 m². Kogo polecacie?',
    trade: { type: 'seeks', trade: 'Remonty i wykończenia', city: 'Szczecin' },
    edited: true,
    comments: [
      ['firma5', 'U nas malowali @{Remonty Kowalczyk}, wszystko w terminie.'],
      [
        'Remonty Kowalczyk',
        'Dziękujemy za polecenie! @{user}, możemy podjechać na oględziny we wtorek.',
        {
          offer: true,
          answers: [
            ['user', 'Wtorek pasuje, piszę w wiadomości. Dziękuję wszystkim!'],
            ['Remonty Kowalczyk', '@{user}, do zobaczenia. Weźmiemy próbki farb.'],
          ],
        },
      ],
      ['owner', 'Też polecam, robili oddział naszego klienta.'],
    ],
  },
  {
    author: 'admin',
    text: 'W najbliższy czwartek o 18:00 webinar „Pierwsze sto kontaktów”. Pokażemy, jak działa polecanie ofert i skąd biorą się punkty. Zapisy w zakładce Webinary.',
    comments: [
      ['manager', 'Czy warto coś przygotować?'],
      ['firma21', 'Zapisana!'],
    ],
  },
  {
    author: 'owner',
    text: 'Pięć lat temu siedziałem sam przy kuchennym stole z jednym klientem. Dziś podpisaliśmy umowę numer 200. Dziękuję mojemu zespołowi: @{manager} i @{member}, bez Was by mnie tu nie było.',
    comments: [
      ['manager', 'To dopiero początek!'],
      ['member', 'Stół kuchenny nadal stoi w sali konferencyjnej, potwierdzam.'],
      ['Biuro Rachunkowe Saldo', 'Gratulacje, pamiętamy fakturę numer 1.'],
      ['user', 'Brawo!'],
    ],
  },
  {
    author: 'firma13',
    text: 'Czy ktoś z gastronomii przechodził ostatnio na kasy online z magazynem? Szukam opinii, nie ofert.',
    comments: [
      ['firma14', 'My, wiosną. Dwa tygodnie bólu, potem spokój. Zadzwoń, opowiem.'],
      ['Logika Procesu', 'Jako postronni: najwięcej czasu zajmuje porządek w kartotekach. Warto zacząć od nich.'],
    ],
  },
  {
    author: 'manager',
    text: 'Polecam szczerze szkolenie z trudnych rozmów w @{Akademia Dobrej Rozmowy}. Wróciłam z trzema zdaniami, których używam codziennie.',
    trade: { type: 'recommends', company: 'Akademia Dobrej Rozmowy' },
    comments: [
      ['Akademia Dobrej Rozmowy', 'Dziękujemy! A które sprawdza się najlepiej?'],
      ['manager', '„Co musiałoby się stać, żebyś powiedział tak?”'],
    ],
  },
  {
    author: 'firma21',
    text: 'Kto jedzie na targi budowlane do Warszawy? Mam dwa wolne miejsca w busie z Poznania, wyjazd o 5:30.',
    comments: [['firma24', 'Jedno biorę!']],
  },
  {
    author: 'member',
    text: 'Pierwszy raz zarobiłem punkty za polecenie: kolega kupił audyt z mojego linku. Działa prościej, niż się spodziewałem.',
    comments: [
      ['user', 'Ile trwało, zanim zostały przyznane?'],
      ['member', 'Dwa dni, od razu po weryfikacji zakupu.'],
    ],
  },
  {
    author: 'firma9',
    text: 'Jutro montaż na dachu szkoły podstawowej nr 4. Dzieciaki zaprosiły nas na lekcję o słońcu. Trema większa niż przed odbiorem technicznym.',
    picture: { category: 2, scene: ['outdoors', 'solarHouse', 'worker', 'blackboard'] },
    comments: [['firma11', 'Powodzenia! Weź pękniętą płytkę krzemu, zawsze robi wrażenie.']],
  },
  {
    author: 'user',
    text: 'Dzięki sieci znalazłam w tydzień drukarnię, fotografa i prawnika. Dziękuję @{Drukarnia Kolor i Kropka}, @{Światłolejka} i @{Kancelaria Wiśniewska i Wspólnicy}!',
    comments: [
      ['Światłolejka', 'Cała przyjemność po naszej stronie.'],
      ['Kancelaria Wiśniewska i Wspólnicy', 'Do zobaczenia przy kolejnej umowie!'],
    ],
  },
  {
    author: 'firma3',
    text: 'Pytanie do osób prowadzących małe zespoły: jak często robicie rozmowy jeden na jeden? Co tydzień wydaje się dużo, co miesiąc mało.',
    comments: [
      ['owner', 'Co dwa tygodnie, pół godziny, nigdy nie odwołuję.'],
      ['firma36', 'Co tydzień, ale piętnaście minut na spacerze.'],
      ['firma7', 'Co miesiąc i żałuję. Zmieniam na dwa tygodnie.'],
    ],
  },
  {
    author: 'firma29',
    text: 'Uwaga na A2 pod Koninem, zwężenie do końca tygodnia. Nasi kierowcy stoją średnio 50 minut. Objazd przez Turek przejezdny.',
    comments: [['firma31', 'Potwierdzam, Turek pusty. Dzięki!']],
  },
  {
    author: 'firma25',
    text: 'Trzy rzeczy, których nauczyło mnie sto kampanii lokalnych: zdjęcie zespołu bije zdjęcie stockowe, numer telefonu ma być klikalny, a na opinie trzeba odpowiadać tego samego dnia.',
    comments: [['Studio Kreska', 'Punkt pierwszy drukujemy i wieszamy na ścianie.']],
  },
  {
    author: 'firma33',
    text: 'Which Polish word took you the longest to learn? Our learners vote for „źdźbło”. 🌾',
    comments: [
      ['Szkoła Języków Most', 'U nas wygrywa „bezwzględny”.'],
      ['member', 'Chrząszcz. Zawsze chrząszcz.'],
    ],
  },
  {
    author: 'firma18',
    text: 'Dostawa okien przyszła dzień wcześniej niż zapowiadano. Zapisuję w kalendarzu jako święto.',
  },
  {
    author: 'firma16',
    text: 'Oddam do dobrej kuchni sprawny okap 2 m, odbiór własny w Radomiu. Pierwsza osoba, która napisze, zabiera.',
    comments: [['firma13', 'Piszę!']],
  },
  {
    author: 'firma38',
    text: 'Szukam poleceń na medycynę pracy w Radomiu: 40 osób, najlepiej z wyjazdem do zakładu.',
  },
  {
    author: 'firma6',
    text: 'Mały sukces: klient, który „nie wierzył w internetową księgowość”, wysłał dziś sam wszystkie faktury z telefonu. I serduszko.',
    comments: [['owner', 'Najlepsza recenzja!']],
  },
  {
    author: 'firma40',
    text: 'Przewieźliśmy wczoraj fortepian na trzecie piętro bez windy. Fortepian cały, sąsiedzi bili brawo.',
    picture: { category: 7, scene: ['room', 'piano', 'worker', 'van'] },
    comments: [
      ['Stolarnia Żuraw', 'W takim razie mamy dla Was następny stół.'],
      ['firma28', 'Jest nagranie? Chętnie pokażemy na evencie.'],
    ],
  },
  {
    author: 'firma10',
    text: 'Ciepło z gruntu, prąd z dachu, a zimą i tak najważniejsza jest szczelna brama garażowa. Sprawdźcie swoją przed mrozem.',
  },
  {
    author: 'firma35',
    text: 'Dziękuję za wszystkie życzenia z okazji dziesięciolecia. Tort był w kształcie kasku, oczywiście żółtego.',
    comments: [['Bezpieczny Zakład', 'Najlepsza szefowa pod słońcem!']],
  },
];

/** Hidden by a moderator, and contested by its author. */
export const HIDDEN_POST: DemoPost = {
  author: 'Handlowcy Razem',
  text: 'TYLKO DZIŚ!!! Baza 50 000 adresów e-mail firm za 99 zł. Pisać na priv!!!',
};
export const HIDING = {
  reason: 'Oferta sprzedaży danych osobowych narusza regulamin.',
  contest: 'Adresy pochodzą z publicznego rejestru. Prosimy o ponowne rozpatrzenie.',
} as const;
