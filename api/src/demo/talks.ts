/** A profile of the demo world: an account's login, or the position of a company. */
export type DemoProfile = string | number;

export interface DemoTalk {
  between: readonly [DemoProfile, DemoProfile];
  /** Hours since the last message. */
  hoursAgo: number;
  /** 0 and 1 are the two sides. Some are about the order that side 0 has placed with side 1. */
  messages: readonly (readonly [writer: 0 | 1, text: string, about?: 'order'])[];
  /** What is attached to the message at this place: a page with these lines. */
  document?: { of: number; name: string; lines: readonly string[] };
  /** How many of the last messages are unread. */
  unread: number;
}

/** Position 0 is the company of owner@, manager@ and member@. */
export const TALKS: readonly DemoTalk[] = [
  {
    between: ['user', 0],
    hoursAgo: 1,
    unread: 3,
    messages: [
      [0, 'Dzień dobry, złożyłam zamówienie. Kiedy mogą Państwo zacząć?', 'order'],
      [1, 'Dzień dobry, dziękujemy! Zaczynamy w poniedziałek, do tego czasu prosimy o logo i teksty.', 'order'],
      [0, 'Świetnie, wszystko prześlę do piątku.', 'order'],
      [0, 'Dzień dobry, czy robią Państwo też strony dla gabinetów fizjoterapii? Potrzebujemy rezerwacji wizyt.'],
      [1, 'Dzień dobry! Tak, mamy gotowy moduł rezerwacji. Ile osób przyjmuje w gabinecie?'],
      [0, 'Cztery osoby, dwa gabinety. Ważne, żeby pacjent mógł sam odwołać wizytę SMS-em.'],
      [0, 'I jeszcze jedno: czy pomagają Państwo z przeniesieniem danych ze starego kalendarza?'],
      [0, 'Teksty na stronę są już gotowe. Logo prześlę jutro rano.', 'order'],
    ],
  },
  {
    between: [3, 0],
    hoursAgo: 5,
    unread: 1,
    document: {
      of: 2,
      name: 'Brief sklepu.pdf',
      lines: ['Sklep z integracja magazynu', 'Termin: wrzesien, 6 tygodni', 'Platnosci, kurierzy, faktury'],
    },
    messages: [
      [0, 'Cześć, szukamy podwykonawcy do wdrożenia na wrzesień. Macie wolne moce?'],
      [1, 'Hej, od połowy września tak. Jaki zakres?'],
      [0, 'Sklep z integracją magazynu, około 6 tygodni pracy. Brief w załączniku.'],
    ],
  },
  {
    between: [0, 7],
    hoursAgo: 27,
    unread: 0,
    messages: [
      [0, 'Dzień dobry, kiedy możemy spodziewać się faktury za audyt?'],
      [1, 'Dzień dobry, wystawimy ją jeszcze dziś, termin płatności 14 dni.'],
      [0, 'Świetnie, dziękujemy. Polecimy Państwa dalej 🙂'],
    ],
  },
  {
    between: ['user', 'owner'],
    hoursAgo: 30,
    unread: 1,
    messages: [
      [1, 'Pani Katarzyno, dziękuję za rozmowę na webinarze! Zostańmy w kontakcie.'],
      [0, 'Dziękuję, z przyjemnością. Czy prezentacja będzie dostępna?'],
      [1, 'Tak, wrzucę ją w tym tygodniu do aktualności firmy.'],
    ],
  },
  {
    between: ['user', 10],
    hoursAgo: 52,
    unread: 0,
    messages: [
      [0, 'Czy w cenie panelu jest montaż? W ofercie nie znalazłam informacji.'],
      [1, 'Tak, montaż i odbiór techniczny są w cenie. Dojazd powyżej 50 km liczymy osobno.'],
      [0, 'To mi wystarczy, składam zamówienie.'],
    ],
  },
  {
    between: [12, 'user'],
    hoursAgo: 75,
    unread: 1,
    messages: [
      [
        0,
        'Dzień dobry, Pani dokument do zamówienia jest nieczytelny na drugiej stronie. Czy można prosić o nowy skan?',
      ],
    ],
  },
  {
    between: ['manager', 'user'],
    hoursAgo: 120,
    unread: 0,
    messages: [
      [0, 'Pani Kasiu, w załączniku do oferty jest już nowy cennik.'],
      [1, 'Widzę, dziękuję! Odezwę się po weekendzie.'],
    ],
  },
  {
    between: [0, 18],
    hoursAgo: 200,
    unread: 0,
    messages: [
      [1, 'Szanowni Państwo, czy hala przy ul. Fabrycznej jest jeszcze dostępna?'],
      [0, 'Niestety, od poniedziałku jest wynajęta. Damy znać, gdy zwolni się podobna.'],
      [1, 'Rozumiem, prosimy o kontakt.'],
    ],
  },
];
