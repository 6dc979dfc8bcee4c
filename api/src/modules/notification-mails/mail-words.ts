import type { SentKind } from '@wspolnik/contract/notification-kinds';
import type { MailLocale } from '../../platform/mail/templates.ts';

/** ICU texts around the notifications of a mail. */
interface MailWords {
  greeting: string;
  deletedAccount: string;
  /** The company that the notification is about. */
  forCompany: string;
  /** The text of the button; `open` for every other kind. */
  actions: Partial<Record<SentKind, string>>;
  open: string;
  quoted: string;
  /** In place of a message that mail programs would turn into a link. */
  withLink: string;
  withFile: string;
  /** Unread messages that the mail does not have. */
  earlier: string;
  replyByMail: string;
  post: string;
  person: string;
  company: string;
  whyNow: string;
  stopNow: string;
  settings: string;
  digestSubject: string;
  digestIntro: string;
  own: string;
  more: string;
  openAll: string;
  whyDigest: string;
  stopDigest: string;
}

export const MAIL_WORDS: Record<MailLocale, MailWords> = {
  pl: {
    greeting: 'Cześć {name},',
    deletedAccount: 'Konto usunięte',
    forCompany: 'Dotyczy firmy {company}.',
    actions: {
      MessageForUser: 'Odpowiedz',
      MessageForCompany: 'Odpowiedz',
      OfferBought: 'Zobacz zamówienie',
      QuoteAsked: 'Podaj cenę',
      QuoteProposed: 'Zobacz wycenę',
      ApplicationReceived: 'Zobacz zgłoszenie',
      UserSubmittedVerification: 'Sprawdź zamówienie',
      OpinionInvited: 'Napisz opinię',
      RatingReceived: 'Zobacz opinię',
      NetworkInvite: 'Przyjmij zaproszenie',
      IntroductionAsked: 'Odpowiedz na prośbę',
      IntroductionReceived: 'Przyjmij zaproszenie',
      PostCommented: 'Zobacz komentarz',
      PostAnswered: 'Zobacz odpowiedź',
      WorkSought: 'Zobacz wpis',
    },
    open: 'Zobacz',
    quoted: '„{text}”',
    withLink: 'Wiadomość z odnośnikiem, do przeczytania w serwisie.',
    withFile: 'Do wiadomości dodano plik.',
    earlier:
      '{count, plural, one {Wcześniej przyszła jeszcze # wiadomość.} few {Wcześniej przyszły jeszcze # wiadomości.} many {Wcześniej przyszło jeszcze # wiadomości.} other {Wcześniej przyszło jeszcze # wiadomości.}}',
    replyByMail: 'Możesz też odpowiedzieć na tego maila: Twoje słowa trafią do rozmowy, załączniki nie.',
    post: 'Wpis: „{text}”',
    person: 'Osoba',
    company: 'Firma',
    whyNow: 'Takie powiadomienia wysyłamy od razu, bo tak są ustawione na Twoim koncie.',
    stopNow: 'Nie wysyłaj mi takich maili',
    settings: 'Ustawienia powiadomień',
    digestSubject:
      '{count, plural, one {# nowe powiadomienie} few {# nowe powiadomienia} many {# nowych powiadomień} other {# nowego powiadomienia}}',
    digestIntro: 'oto, co czeka na Ciebie w serwisie Wspólnik:',
    own: 'Ty',
    more: '{count, plural, one {i # inne} few {i # inne} many {i # innych} other {i # innego}}',
    openAll: 'Zobacz powiadomienia',
    whyDigest: 'Podsumowanie wysyłamy raz dziennie o 8:00, gdy czeka na Ciebie coś nowego.',
    stopDigest: 'Nie wysyłaj mi podsumowań',
  },
  en: {
    greeting: 'Hello {name},',
    deletedAccount: 'Deleted account',
    forCompany: 'This concerns {company}.',
    actions: {
      MessageForUser: 'Reply',
      MessageForCompany: 'Reply',
      OfferBought: 'Show the order',
      QuoteAsked: 'Name a price',
      QuoteProposed: 'Show the quote',
      ApplicationReceived: 'Show the application',
      UserSubmittedVerification: 'Check the order',
      OpinionInvited: 'Write a review',
      RatingReceived: 'Show the review',
      NetworkInvite: 'Accept the invitation',
      IntroductionAsked: 'Answer the request',
      IntroductionReceived: 'Accept the invitation',
      PostCommented: 'Show the comment',
      PostAnswered: 'Show the answer',
      WorkSought: 'Show the post',
    },
    open: 'Show',
    quoted: '“{text}”',
    withLink: 'A message with a link, to be read in Wspólnik.',
    withFile: 'A file came with the message.',
    earlier: '{count, plural, one {# more message came before.} other {# more messages came before.}}',
    replyByMail: 'You can also answer this mail: your words go into the conversation, attachments do not.',
    post: 'Post: “{text}”',
    person: 'Person',
    company: 'Company',
    whyNow: 'We send such notifications at once, because your account is set up so.',
    stopNow: 'Stop sending me such mails',
    settings: 'Notification settings',
    digestSubject: '{count, plural, one {# new notification} other {# new notifications}}',
    digestIntro: 'this is waiting for you in Wspólnik:',
    own: 'You',
    more: '{count, plural, other {and # more}}',
    openAll: 'Show notifications',
    whyDigest: 'We send a summary once a day at 8:00, Polish time, when there is something new.',
    stopDigest: 'Stop sending me summaries',
  },
};
