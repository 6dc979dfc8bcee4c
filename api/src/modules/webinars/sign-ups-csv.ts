import type { WebinarSignUpEntry } from '@wspolnik/contract/webinars';
import { CSV_START, csvLine } from '../../platform/csv.ts';
import type { MailLocale } from '../../platform/mail/templates.ts';
import { WARSAW } from './warsaw.ts';

const TEXTS = {
  pl: { head: ['Imię i nazwisko', 'E-mail', 'Zapis', 'Miejsce'], place: 'tak', waiting: 'lista oczekujących' },
  en: { head: ['Name', 'E-mail', 'Signed up', 'Place'], place: 'yes', waiting: 'waiting list' },
} as const;

/** A format that every spreadsheet reads as a date. */
const DATE_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: WARSAW, dateStyle: 'short', timeStyle: 'short' });

/** The people of a webinar as a CSV file. */
export function signUpsCsv(signUps: readonly WebinarSignUpEntry[], locale: MailLocale): string {
  const { head, place, waiting } = TEXTS[locale];
  const line = ({ user, signed_up_at, has_place }: WebinarSignUpEntry) =>
    csvLine([user.name, user.email, DATE_TIME.format(new Date(signed_up_at)), has_place ? place : waiting], locale);
  return [`${CSV_START}${csvLine(head, locale)}`, ...signUps.map(line)].join('');
}
