/** Texts of opinions by their whole stars; 0 for none. No sentence mentions its author, so all authors fit. */
export const OPINION_TEXTS: Readonly<Record<0 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Wszystko na czas i dokładnie tak, jak w umowie. Na pewno wrócimy.',
    'Świetny kontakt od pierwszego telefonu do odbioru. Szczerze polecam.',
    'Wycena przyszła tego samego dnia, a realizacja bez żadnej poprawki.',
    'Konkretnie, uprzejmie i bez ukrytych kosztów. Tak się pracuje!',
    'To już trzecie zlecenie i za każdym razem ta sama, bardzo dobra jakość.',
    'Doradzili tańsze rozwiązanie, choć mogli sprzedać droższe. Rzadka uczciwość.',
    'Pełen profesjonalizm. Faktura, protokół i gwarancja od ręki.',
    'Nasz zespół jest zachwycony. Współpraca modelowa.',
    'Pilna sprawa załatwiona w dwa dni, mimo długiego weekendu. Dziękujemy!',
  ],
  4: [
    'Dobra robota, drobne opóźnienie, ale z wyprzedzeniem uprzedzone.',
    'Jakość bez zarzutu, na odpowiedź e-mailową trzeba chwilę poczekać.',
    'Polecamy, choć harmonogram warto ustalić na piśmie.',
    'Cena trochę wyższa niż u konkurencji, ale widać za co.',
    'Solidnie i rzeczowo. Jedna poprawka, zrobiona od razu.',
    'W porządku. Następnym razem zamówimy większy zakres.',
    'Mili ludzie, dobry efekt, parking pod biurem to wyzwanie.',
  ],
  3: [
    'Efekt dobry, ale terminy przesuwały się dwa razy.',
    'Przeciętnie. Za tę cenę liczyliśmy na szybszy kontakt.',
    'Usługa wykonana, jednak bez protokołu, o który prosiliśmy.',
  ],
  0: [
    'Dopiero zaczynamy współpracę, pierwsze wrażenie bardzo dobre.',
    'Czy realizują Państwo zlecenia także w weekendy? Na razie bez oceny.',
  ],
};

/** Replies of the companies, by the stars of the opinion. They fit all its texts. */
export const REPLY_TEXTS: Readonly<Record<keyof typeof OPINION_TEXTS, readonly string[]>> = {
  5: [
    'Bardzo dziękujemy za te słowa i za zaufanie. Do zobaczenia przy kolejnym zleceniu.',
    'Dziękujemy, takie opinie dają nam najwięcej energii. Przekazujemy je całemu zespołowi.',
  ],
  4: [
    'Dziękujemy za szczerą opinię. Każdą uwagę bierzemy pod lupę, żeby następnym razem było jeszcze lepiej.',
    'Dziękujemy za współpracę i za ocenę. Jeśli coś jeszcze możemy poprawić, prosimy o wiadomość.',
  ],
  3: [
    'Dziękujemy za szczerość i przepraszamy za niedogodności. Prosimy o kontakt, chcemy to wyjaśnić i naprawić.',
    'Przykro nam, że nie wszystko poszło zgodnie z planem. Zmieniliśmy sposób ustalania terminów i dokumentów.',
  ],
  0: ['Dziękujemy za wiadomość. Na wszystkie pytania odpowiadamy też telefonicznie, od poniedziałku do piątku.'],
};
