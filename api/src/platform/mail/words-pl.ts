import { ACCOUNT_WORDS_PL } from './account-words-pl.ts';
import type { MailKind, Words } from './words.ts';

/** Polish without a gendered past tense: the reader's gender is unknown. */
export const WORDS_PL: Record<MailKind, Words> = {
  ...ACCOUNT_WORDS_PL,
  companyInvitation: {
    subject: 'Zaproszenie do firmy {company} w serwisie Wspólnik',
    lines: [
      'Cześć {name},',
      '{inviter} zaprasza Cię do firmy {company} w serwisie Wspólnik. Zaproszenie jest ważne 7 dni.',
    ],
    action: 'Przyjmij zaproszenie',
    after: 'Jeśli nie znasz tej firmy, zignoruj tę wiadomość.',
  },
  companyActivated: {
    subject: 'Firma {company} jest aktywna',
    lines: [
      'Cześć {name},',
      'dane firmy {company} zostały potwierdzone. Możesz już publikować oferty i wybrać numer członkowski.',
    ],
    action: 'Zobacz firmę',
    after: 'Powodzenia!',
  },
  companyRejected: {
    subject: 'Firma {company}: zgłoszenie do poprawy',
    lines: ['Cześć {name},', 'zgłoszenie firmy {company} zostało odrzucone.', 'Powód: {reason}'],
    action: 'Popraw zgłoszenie',
    after: 'Po poprawieniu danych możesz wysłać zgłoszenie ponownie.',
  },
  companySuspended: {
    subject: 'Firma {company} została zawieszona',
    lines: ['Cześć {name},', 'firma {company} została zawieszona, a jej oferty są niewidoczne.', 'Powód: {reason}'],
    action: 'Skontaktuj się z nami',
    after: 'Zamówienia w toku możesz dokończyć.',
  },
  companyReactivated: {
    subject: 'Firma {company} jest znowu aktywna',
    lines: ['Cześć {name},', 'zawieszenie firmy {company} zostało cofnięte. Jej aktywne oferty są znowu widoczne.'],
    action: 'Zobacz firmę',
    after: 'Dziękujemy za cierpliwość.',
  },
  companyDeleted: {
    subject: 'Firma {company} została usunięta',
    lines: [
      'Cześć {name},',
      'firma {company} została usunięta z serwisu Wspólnik razem z profilem, ofertami i numerami członkowskimi.',
    ],
    action: 'Przejdź do serwisu Wspólnik',
    after: 'Zamówienia i historia punktów pozostają bez danych firmy.',
  },
  companyDeletionRequested: {
    subject: 'Firma {company} zostanie usunięta {date}',
    lines: [
      'Cześć {name},',
      'firma {company} jest już ukryta i zostanie usunięta {date}. Do tego czasu każdy właściciel może to cofnąć w ustawieniach firmy.',
    ],
    action: 'Zobacz lub cofnij usunięcie',
    after: 'Jeśli to nie decyzja właścicieli, cofnij usunięcie i zmień hasło.',
  },
  companyDeletionCancelled: {
    subject: 'Firma {company} zostaje w serwisie Wspólnik',
    lines: ['Cześć {name},', 'usunięcie firmy {company} zostało cofnięte. Profil i oferty są takie jak przedtem.'],
    action: 'Przejdź do serwisu Wspólnik',
    after: 'Nic więcej nie trzeba robić.',
  },
  orderReminder: {
    subject: 'Zamówienie „{offer}” zostanie anulowane za 3 dni',
    lines: [
      'Cześć {name},',
      'zamówienie „{offer}” czeka na Twój krok. Dodaj dowód zakupu albo informację i przekaż zamówienie do weryfikacji. Inaczej za 3 dni zostanie anulowane, a punkty przepadną.',
    ],
    action: 'Zobacz zamówienie',
    after: 'Jeśli zamówienie jest już nieaktualne, nie musisz nic robić.',
  },
  planEnding: {
    subject: 'Firma {company}: plan {plan} jest opłacony do {date}',
    lines: [
      'Cześć {name},',
      'plan {plan} firmy {company} jest opłacony do {date}. Możesz przedłużyć go już teraz: nowy okres zacznie się tego dnia.',
      'Bez opłaty firma 30 dni później wróci do planu darmowego. Oferty ponad jego limit zostaną ukryte, ale nie usunięte.',
    ],
    action: 'Przedłuż plan',
    after: 'Jeśli plan nie jest już potrzebny, nie musisz nic robić.',
  },
  planFollows: {
    subject: 'Firma {company}: {date} plan zmieni się na {next}',
    lines: [
      'Cześć {name},',
      'plan {plan} firmy {company} jest opłacony do {date}. Tego dnia zastąpi go wybrany przez Was plan {next}. Oferty ponad jego limit zostaną ukryte, ale nie usunięte.',
    ],
    action: 'Zobacz plan',
    after: 'Zmianę można cofnąć do tego dnia, na stronie planu.',
  },
  receiptIssued: {
    subject: 'Potwierdzenie płatności {number}: {amount}',
    lines: [
      'Cześć {name},',
      'dziękujemy za płatność: {what}, {amount}. Potwierdzenie {number} jest w załączniku, w pliku PDF.',
    ],
    action: 'Wróć do serwisu',
    after: 'Zachowaj potwierdzenie razem ze swoimi dokumentami.',
  },
  contactArrived: {
    subject: 'Wiadomość nr {number}: {topic}',
    lines: ['{sender} ({email}) pisze przez formularz kontaktowy:', '{text}'],
    action: 'Odpowiedz w panelu',
    after: 'Odpowiedź z panelu trafia do nadawcy i zostaje w historii wiadomości.',
  },
  contactReceived: {
    subject: 'Mamy Twoją wiadomość nr {number}',
    lines: [
      'Dzień dobry,',
      'wiadomość z formularza kontaktowego dotarła i ma numer {number}. Odpowiemy na ten adres, zwykle w dwa dni robocze.',
    ],
    action: 'Napisz kolejną wiadomość',
    after: 'Jeśli to nie Ty piszesz do nas, zignoruj tę wiadomość.',
  },
  contactAnswered: {
    subject: 'Odpowiedź na wiadomość nr {number}',
    lines: ['Dzień dobry,', '{text}', 'Twoja wiadomość: „{question}”'],
    action: 'Napisz kolejną wiadomość',
    after: 'Na tego maila nie da się odpowiedzieć. Jeśli coś jest niejasne, napisz przez formularz i podaj numer.',
  },
  contactFileRemoved: {
    subject: 'Usunięty plik z wiadomości nr {number}',
    lines: [
      'Dzień dobry,',
      'wiadomość nr {number} z formularza kontaktowego dotarła, ale program antywirusowy znalazł zagrożenie w dołączonym pliku. Plik został usunięty i nikt go nie otworzył.',
      'Jeśli jest potrzebny, sprawdź komputer i wyślij inny plik. Podaj wtedy numer wiadomości.',
    ],
    action: 'Wyślij inny plik',
    after: 'Jeśli to nie Ty piszesz do nas, zignoruj tę wiadomość.',
  },
  webinarSignedUp: {
    subject: 'Masz miejsce na webinarze: {webinar}',
    lines: [
      'Cześć {name},',
      'do zobaczenia na webinarze „{webinar}”: {start} (czas polski). Plik do kalendarza jest w załączniku.',
      'Przypomnimy Ci o nim dzień i godzinę wcześniej. Link do spotkania zobaczysz na stronie webinaru godzinę przed startem.',
    ],
    action: 'Otwórz webinar',
    after: 'Nie możesz przyjść? Wypisz się na stronie webinaru, a miejsce dostanie ktoś inny.',
  },
  webinarWaiting: {
    subject: 'Lista oczekujących: {webinar}',
    lines: [
      'Cześć {name},',
      'na webinarze „{webinar}” ({start}, czas polski) nie ma teraz wolnych miejsc. Jesteś na liście oczekujących.',
      'Gdy zwolni się miejsce, dostaniesz je automatycznie, a my od razu Cię powiadomimy.',
    ],
    action: 'Otwórz webinar',
    after: 'Z listy oczekujących możesz się wypisać na stronie webinaru.',
  },
};
