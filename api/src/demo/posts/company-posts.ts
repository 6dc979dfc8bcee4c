import type { DemoPost } from './post-types.ts';

/** Newest first. */
export const COMPANY_POSTS: readonly DemoPost[] = [
  {
    author: 'Pracownia Cyfrowa Nowak',
    text: 'Uruchomiliśmy dziś sklep dla @{Palarnia Druga Strona}: ziarno, subskrypcje i odbiór na miejscu w jednym koszyku. Dziękujemy za zaufanie i za hektolitry kawy w trakcie testów.',
    picture: { category: 0, scene: ['desk', 'laptopShop', 'coffeeBag', 'coffeeCup'] },
    comments: [
      ['Palarnia Druga Strona', 'Pierwsze zamówienie przyszło po jedenastu minutach. Dziękujemy całej ekipie!'],
      ['user', 'Właśnie zamówiłam, koszyk działa bez zarzutu.'],
      ['Studio Kreska', 'Piękna robota, szczególnie karta produktu.'],
    ],
  },
  {
    author: 'Biuro Rachunkowe Saldo',
    text: 'Przypominamy: termin złożenia JPK_V7 mija 25. dnia miesiąca. Jeśli faktury jadą do nas pocztą, prosimy wysłać je najpóźniej do 15.\n\nA jeśli macie dość papieru, pokażemy, jak przejść na obieg elektroniczny w jeden weekend.',
    comments: [
      ['Stolarnia Żuraw', 'Przeszliśmy wiosną i nie wracamy do segregatorów. Polecamy.'],
      ['firma13', 'Czy obsługujecie też gastronomię z kilkoma punktami?'],
      ['Biuro Rachunkowe Saldo', '@{firma13}, tak, mamy pod opieką trzy sieci. Zapraszamy do wiadomości.'],
    ],
  },
  {
    author: 'Słoneczny Dach',
    text: 'Zakończyliśmy montaż 49,8 kWp na hali w Strykowie. Cztery dni pracy, ani jednej godziny przestoju magazynu. @{Magazyn Centralny Stryków}, dziękujemy za świetną współpracę!',
    picture: { category: 2, scene: ['roof', 'solarPanel', 'worker', 'solarPanel'] },
    morePictures: 2,
    comments: [
      ['Magazyn Centralny Stryków', 'Pierwszy słoneczny tydzień i już widać różnicę na liczniku.'],
      ['Kilowat Audyt', 'Chętnie policzymy zwrot z pierwszego kwartału, dane z takich hal są na wagę złota.'],
    ],
  },
  {
    author: 'Smaki Pomorza',
    text: 'Jesienne menu cateringowe już gotowe: zupa z dyni z prażonym słonecznikiem, dorsz w maśle z tymiankiem i szarlotka naszej szefowej kuchni. Degustacja dla firm w każdy czwartek o 14.',
    picture: { category: 3, scene: ['room', 'buffet', 'cook', 'pot'] },
    trade: { type: 'offers' },
    comments: [
      ['Scena Główna Eventy', 'Rezerwujemy dwa miejsca na najbliższy czwartek.'],
      ['member', 'Dorsz z ostatniego spotkania śni mi się do dziś.'],
    ],
  },
  {
    author: 'Bastion Systemy',
    text: 'W tym tygodniu trzy firmy zgłosiły nam ten sam fałszywy e-mail „z banku”. Nadawca wygląda dobrze, link prowadzi na domenę z literówką. Zanim klikniecie: najedźcie kursorem, przeczytajcie adres od końca i zadzwońcie do opiekuna.',
    comments: [
      ['Zgodność Plus', 'Dodamy ten przykład do szkolenia z ochrony danych, dziękujemy.'],
      ['firma2', 'Dostałem wczoraj. Dobrze, że najpierw zajrzałem tutaj.'],
      ['Biuro Rachunkowe Saldo', 'U nas też był. Podajemy dalej klientom.'],
    ],
  },
  {
    author: 'Stolarnia Żuraw',
    text: 'Stół konferencyjny z jednego jesionu, 4,2 metra, olejowany ręcznie. Jedzie jutro do Gdańska. Kto zgadnie, ile waży?',
    picture: { category: 5, scene: ['room', 'conferenceTable', 'toolShop', 'truck'] },
    comments: [
      ['Lekkie Przeprowadzki', 'Obstawiamy 180 kg i już nas bolą plecy.'],
      ['user', '140?'],
      ['Stolarnia Żuraw', '163 kg. @{Lekkie Przeprowadzki}, byliście najbliżej!'],
    ],
  },
  {
    author: 'Kancelaria Wiśniewska i Wspólnicy',
    text: 'Umowa na słowo honoru działa, dopóki obie strony pamiętają to samo. Spisaliśmy listę siedmiu zdań, które warto mieć w każdym zleceniu, nawet tym małym. Dla kontaktów z sieci wysyłamy ją bezpłatnie.',
    comments: [
      ['Kieszeń Studio', 'Poprosimy. Szczególnie o zdanie o zmianach zakresu.'],
      ['Remonty Kowalczyk', 'My też!'],
    ],
  },
  {
    author: 'Trans-Wisła',
    text: 'Wolne miejsce: powrót z Rotterdamu do Łodzi, wyjazd w piątek, 8 palet. Chętnie dogadamy się w sieci, zanim trafi na giełdę.',
    comments: [
      ['Granica Spedycja', 'Bierzemy trzy palety, piszemy w wiadomości.'],
      ['Inox Kuchnie', 'A zmieści się piec o długości 2,3 m?'],
    ],
  },
  {
    author: 'Lingua Łódź',
    text: 'Ruszają wieczorne grupy z angielskiego dla zespołów sprzedaży. Zamiast podręcznika: Wasze prawdziwe rozmowy z klientami. Pierwsze zajęcia bez zobowiązań.',
    comments: [['Handlowcy Razem', 'Wysłaliśmy tam dwie osoby z zespołu, po miesiącu same prowadzą spotkania.']],
  },
  {
    author: 'Drukarnia Kolor i Kropka',
    text: 'Nowa maszyna już stoi! Drukujemy teraz na kartonie do 600 g i bez dopłat za biały poddruk. Na zdjęciu pierwszy arkusz, jeszcze ciepły.',
    picture: { category: 5, scene: ['hall', 'printer', 'pack', 'catalogue'] },
    comments: [['Studio Kreska', 'Nareszcie! Mamy projekt, który czekał dokładnie na to.']],
  },
  {
    author: 'Dachy Podhale',
    text: 'Po wichurze z weekendu jeździmy od świtu. Jeśli u kogoś podniosło blachę, prosimy o zdjęcie w wiadomości: powiemy od razu, czy to praca na dziś, czy może poczekać.',
    picture: { category: 4, scene: ['outdoors', 'tiledRoof', 'van', 'worker'] },
    comments: [
      ['firma17', 'Byliście u nas w dwie godziny. Szacunek.'],
      ['Ciepły Dom Beskidy', 'Mamy wolną ekipę w czwartek, możemy pomóc w Żywcu i okolicach.'],
    ],
  },
  {
    author: 'Rekrutacja Wprost',
    text: 'Mała rada na rynek pracownika: w ogłoszeniu podajcie widełki. W naszych projektach ogłoszenia z kwotą zbierają trzy razy więcej zgłoszeń, a rozmowy są krótsze.',
    comments: [
      ['Kadra Biurowa', 'Potwierdzamy, u nas prawie czterokrotnie.'],
      ['manager', 'Ciekawe, czy dotyczy to też stanowisk kierowniczych?'],
      ['Rekrutacja Wprost', '@{manager}, tak, choć różnica jest mniejsza: około dwóch razy.'],
    ],
  },
  {
    author: 'Studio Kreska',
    text: 'Dziś pokazujemy nowy znak dla @{Spiżarnia Podlaska}. Inspiracją był wycinany ornament nad oknem starej spiżarni w Supraślu.',
    picture: { category: 6, scene: ['desk', 'logoBoard', 'honey', 'pencil'] },
    comments: [
      ['Spiżarnia Podlaska', 'Babcia by się wzruszyła. My też.'],
      ['Drukarnia Kolor i Kropka', 'Na etykietach wyszedł pięknie.'],
    ],
  },
  {
    author: 'Czyste Miejsca',
    text: 'Szukamy dwóch biur w centrum Katowic do stałego sprzątania wieczornego. Mamy wolną brygadę od przyszłego miesiąca, z referencjami z sieci.',
  },
  {
    author: 'Kilowat Audyt',
    text: 'Pytacie, od czego zacząć oszczędzanie energii. Od niczego nie kupować. Serio: najpierw tydzień pomiarów, potem decyzja. W połowie firm największym odbiorcą okazuje się coś, o czym nikt nie pamiętał.',
    comments: [['Inox Kuchnie', 'U nas chłodnia włączona w pustym magazynie. Dziękujemy za znalezienie!']],
  },
  {
    author: 'Światłolejka',
    text: 'Sesja dla @{Pracownia Architektura Środek}: cztery wnętrza, jeden dzień, zero lamp. Samo światło z okien i dużo cierpliwości.',
    picture: { category: 6, scene: ['room', 'tripodCamera', 'sofa', 'window'] },
    comments: [['Pracownia Architektura Środek', 'Efekt przerósł plany. Wracamy wiosną z kolejnym domem.']],
  },
  {
    author: 'Bezpieczny Zakład',
    text: 'Wolne terminy szkoleń BHP dla pracodawców: 3, 10 i 17 dnia następnego miesiąca, sala w Gliwicach albo zdalnie.',
  },
  {
    author: 'Scena Główna Eventy',
    text: 'Konferencja na 400 osób, trzy sceny, jedna ulewa i ani jednego opóźnienia. Ekipo, jesteście niesamowici. Catering: @{Smaki Pomorza}, druk: @{Drukarnia Kolor i Kropka}.',
    picture: { category: 6, scene: ['stage', 'stage', 'speaker', 'buffet'] },
    comments: [
      ['Smaki Pomorza', 'Zeszło 1200 pierogów. Rekord!'],
      ['Zasięg Lokalny', 'Relacja na żywo miała 9 tysięcy wyświetleń.'],
    ],
  },
  {
    author: 'Logika Procesu',
    text: 'Automatyzacja nie musi zaczynać się od wielkiego projektu. U jednego z klientów z sieci zaczęliśmy od jednego formularza urlopowego. Po kwartale sam wskazał sześć kolejnych.',
    comments: [['Azymut Doradcy', 'Małe kroki to także nasza metoda. Pogadajmy o wspólnym webinarze.']],
  },
  {
    author: 'Magazyn Centralny Stryków',
    text: 'Zwolniło się 300 miejsc paletowych w strefie chłodzonej. Najpierw pytamy sieć, w poniedziałek wystawiamy publicznie.',
    picture: { category: 7, scene: ['hall', 'racking', 'fridge', 'forklift'] },
    comments: [['Spiżarnia Podlaska', 'Weźmiemy 20 miejsc na przetwory.']],
  },
];
