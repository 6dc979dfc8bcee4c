import type { AccountMailKind, Words } from './words.ts';

/** About the reader's own account; the others are in words-pl.ts. */
export const ACCOUNT_WORDS_PL: Record<AccountMailKind, Words> = {
  verifyEmail: {
    subject: 'Potwierdź adres e-mail',
    lines: [
      'Cześć {name},',
      'potwierdź ten adres, aby zacząć korzystać z serwisu Wspólnik. Link jest ważny 24 godziny.',
    ],
    action: 'Potwierdź adres e-mail',
    after: 'Jeśli nie zakładasz konta w serwisie Wspólnik, zignoruj tę wiadomość.',
  },
  alreadyRegistered: {
    subject: 'Masz już konto w serwisie Wspólnik',
    lines: [
      'Cześć {name},',
      'ten adres podano przy zakładaniu nowego konta, a jedno już na niego czeka. Możesz się zalogować albo ustawić nowe hasło.',
    ],
    action: 'Zaloguj się',
    after: 'Jeśli to nie Twoja próba, nie musisz nic robić: konto jest bezpieczne.',
  },
  resetPassword: {
    subject: 'Ustaw nowe hasło',
    lines: [
      'Cześć {name},',
      'pod tym linkiem ustawisz nowe hasło do serwisu Wspólnik. Link jest ważny godzinę i działa raz.',
    ],
    action: 'Ustaw nowe hasło',
    after: 'Jeśli nie prosisz o zmianę hasła, zignoruj tę wiadomość. Obecne hasło pozostaje bez zmian.',
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    lines: ['Cześć {name},', 'hasło do Twojego konta w serwisie Wspólnik zostało zmienione.'],
    action: 'To nie moja zmiana: odzyskaj konto',
    after: 'Jeśli to Twoja zmiana, nie musisz nic robić.',
  },
  signInLink: {
    subject: 'Link do logowania',
    lines: [
      'Cześć {name},',
      'tym linkiem zalogujesz się w serwisie Wspólnik bez hasła. Link działa raz, przez 15 minut.',
    ],
    action: 'Zaloguj się',
    after: 'Jeśli nie prosisz o link, zignoruj tę wiadomość i nikomu go nie podawaj.',
  },
  accountSuspended: {
    subject: 'Twoje konto na Wspólniku zostało zawieszone',
    lines: ['Cześć {name},', 'Twoje konto zostało zawieszone, a logowanie jest niemożliwe.', 'Powód: {reason}'],
    action: 'Skontaktuj się z nami',
    after: 'Jeśli to pomyłka, napisz do nas.',
  },
  accountRestored: {
    subject: 'Twoje konto na Wspólniku jest znowu aktywne',
    lines: ['Cześć {name},', 'zawieszenie Twojego konta zostało cofnięte. Możesz się znowu zalogować.'],
    action: 'Zaloguj się',
    after: 'Dziękujemy za cierpliwość.',
  },
  deletionRequested: {
    subject: 'Konto zostanie usunięte {date}',
    lines: [
      'Cześć {name},',
      'Twoje konto w serwisie Wspólnik jest już ukryte i zostanie usunięte {date}. Jeśli chcesz je zachować, zaloguj się wcześniej: to wystarczy.',
    ],
    action: 'Zaloguj się i zachowaj konto',
    after: 'Jeśli to nie Twoja decyzja, zaloguj się i zmień hasło.',
  },
  confirmNewEmail: {
    subject: 'Potwierdź nowy adres e-mail',
    lines: [
      'Cześć {name},',
      'potwierdź ten adres, a zastąpi on dotychczasowy na Twoim koncie w serwisie Wspólnik. Link jest ważny 24 godziny.',
    ],
    action: 'Potwierdź nowy adres',
    after: 'Jeśli nie zmieniasz adresu w serwisie Wspólnik, zignoruj tę wiadomość.',
  },
  newEmailTaken: {
    subject: 'Ten adres ma już konto w serwisie Wspólnik',
    lines: [
      'Cześć {name},',
      'ten adres podano jako nowy adres innego konta. Jeden adres może należeć tylko do jednego konta, więc nic się nie zmieniło.',
    ],
    action: 'Zaloguj się',
    after: 'Jeśli to nie Twoja próba, nie musisz nic robić: konto jest bezpieczne.',
  },
  emailChangeRequested: {
    subject: 'Zmiana adresu e-mail Twojego konta',
    lines: [
      'Cześć {name},',
      'nowym adresem Twojego konta w serwisie Wspólnik ma być {email}. Zmieni się po otwarciu linku wysłanego na ten adres. Do tego czasu logujesz się jak dotąd.',
    ],
    action: 'To nie moja zmiana: ustaw nowe hasło',
    after: 'Jeśli to Twoja zmiana, nie musisz nic robić. Możesz ją też anulować w ustawieniach profilu.',
  },
  accountDeleted: {
    subject: 'Konto zostało usunięte',
    lines: ['Cześć {name},', 'Twoje konto w serwisie Wspólnik zostało usunięte razem z danymi profilu.'],
    action: 'Przejdź do serwisu Wspólnik',
    after: 'Na ten adres możesz w każdej chwili założyć nowe konto.',
  },
  secondStepOn: {
    subject: 'Logowanie dwuetapowe jest włączone',
    lines: [
      'Cześć {name},',
      'logowanie na Twoje konto wymaga teraz hasła i drugiego kroku. Pozostałe urządzenia zostały wylogowane.',
      'Kody zapasowe trzymaj w bezpiecznym miejscu: każdy zastąpi drugi krok jeden raz.',
    ],
    action: 'Zobacz ustawienia logowania',
    after: 'Jeśli to nie Ty, zmień hasło i zakończ pozostałe sesje.',
  },
  secondStepOff: {
    subject: 'Logowanie dwuetapowe jest wyłączone',
    lines: ['Cześć {name},', 'do logowania na Twoje konto wystarczy teraz samo hasło.'],
    action: 'Zobacz ustawienia logowania',
    after: 'Jeśli to nie Ty, zmień hasło i włącz logowanie dwuetapowe ponownie.',
  },
  authenticatorAdded: {
    subject: 'Nowa aplikacja uwierzytelniająca',
    lines: [
      'Cześć {name},',
      'kody do logowania na Twoje konto podaje teraz nowa aplikacja. Kody z poprzedniej nie działają.',
    ],
    action: 'Zobacz ustawienia logowania',
    after: 'Jeśli to nie Ty, zmień hasło i zakończ pozostałe sesje.',
  },
  passkeyAdded: {
    subject: 'Nowy klucz dostępu „{passkey}”',
    lines: ['Cześć {name},', 'do Twojego konta dodano klucz dostępu „{passkey}”. Można nim potwierdzić logowanie.'],
    action: 'Zobacz klucze dostępu',
    after: 'Jeśli to nie Ty, usuń klucz i zmień hasło.',
  },
  recoveryCodeUsed: {
    subject: 'Użyto kodu zapasowego',
    lines: [
      'Cześć {name},',
      'kodem zapasowym Twojego konta potwierdzono logowanie albo zmianę. Ten kod już nie działa. Pozostałe kody: {left}.',
    ],
    action: 'Zobacz ustawienia logowania',
    after: 'Jeśli to nie Ty, zmień hasło i zakończ pozostałe sesje.',
  },
  payoutAccountAdded: {
    subject: 'Nowy rachunek do wypłat',
    lines: [
      'Cześć {name},',
      'w serwisie Wspólnik dodano rachunek do wypłat: {account}. Wypłatę na ten rachunek będzie można zlecić od {at}.',
    ],
    action: 'To nie mój rachunek: usuń go',
    after:
      'Jeśli to Twój rachunek albo innego właściciela Twojej firmy, nie musisz nic robić. Jeśli nie, usuń go i zmień hasło.',
  },
};
