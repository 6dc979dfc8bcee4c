import type { LibraryKind, LibraryTopic } from '@wspolnik/contract/library';
import type { FileEnding } from '../../platform/files/file-store.ts';
import { drawDocx, drawXlsx } from './office-files.ts';
import { drawTextPdf } from './text-pdf.ts';

export interface DemoLibraryDocument {
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  topic: LibraryTopic;
  language: 'pl' | 'en';
  name: string;
  kind: LibraryKind;
  ending: FileEnding;
  draw(): Buffer;
}

const pdf = (title: string, paragraphs: readonly string[]) =>
  ({ kind: 'pdf', ending: 'pdf', draw: () => drawTextPdf(title, paragraphs) }) as const;

export const LIBRARY: readonly DemoLibraryDocument[] = [
  {
    title: 'Pierwsze kroki',
    title_en: 'First steps (in Polish)',
    description: 'Konto, profil firmy i pierwsze kontakty w sieci.',
    description_en: 'An account, a company profile and the first contacts of your network.',
    topic: 'start',
    language: 'pl',
    name: 'pierwsze-kroki.pdf',
    ...pdf('Pierwsze kroki', [
      '1. Załóż konto i potwierdź adres e-mail linkiem z wiadomości.',
      '2. Dodaj firmę: nazwę, branżę, adres i logo. Z jednego konta możesz prowadzić kilka firm.',
      '3. Zaproś osoby z zespołu. Właściciel odpowiada za płatności, menedżer za oferty i zamówienia.',
      '4. Dodaj kontakty. Im bliżej w sieci jest firma, tym wyżej zobaczysz jej oferty.',
      '5. Udostępnij link do oferty. Gdy ktoś kupi z Twojego polecenia w ciągu 30 dni, połowa nagrody należy do Ciebie.',
    ]),
  },
  {
    title: 'Pierwsze kroki (po angielsku)',
    title_en: 'Getting started',
    description: 'Krótki przewodnik dla osób, które nie znają polskiego.',
    description_en: 'From an account to the first order, on one page.',
    topic: 'start',
    language: 'en',
    name: 'getting-started.pdf',
    ...pdf('Getting started', [
      '1. Create an account and confirm your e-mail address.',
      '2. Add your company: its name, category, address and logo. One account can run several companies.',
      '3. Invite your team. Owners answer for payments, managers for offers and orders.',
      '4. Add contacts. Offers of companies close to you in the network come first.',
      '5. Share the link of an offer. When somebody buys by it within 30 days, half of the reward is yours.',
    ]),
  },
  {
    title: 'Weryfikacja firmy krok po kroku',
    title_en: 'Verification of a company, step by step (in Polish)',
    description: 'Jakie numery i dokumenty przygotować, zanim wyślesz wniosek o aktywację.',
    description_en: 'Numbers and documents to prepare before you ask for activation.',
    topic: 'verification',
    language: 'pl',
    name: 'weryfikacja-firmy.pdf',
    ...pdf('Weryfikacja firmy krok po kroku', [
      'Przygotuj NIP, REGON, numer KRS (jeśli firma go ma) i numer rachunku bankowego.',
      'Dołącz aktualny odpis z rejestru jako PDF albo zdjęcie. Tekst musi być czytelny.',
      'Administrator porównuje dane z rejestrami. Decyzję dostaniesz mailem i w powiadomieniach.',
      'Po odmowie przeczytaj powód, popraw dane i wyślij wniosek jeszcze raz.',
    ]),
  },
  {
    title: 'Jak napisać dobrą ofertę',
    title_en: 'How to write a good offer (in Polish)',
    description: 'Tytuł, zdjęcia, cena i nagroda: co sprawdzić przed publikacją.',
    description_en: 'Title, pictures, price and reward: what to check before you publish.',
    topic: 'selling',
    language: 'pl',
    name: 'dobra-oferta.pdf',
    ...pdf('Jak napisać dobrą ofertę', [
      'Tytuł mówi, co klient dostanie i dla kogo to jest. Miasto i cena mają swoje pola.',
      'Pierwsze zdjęcie pokazuje efekt pracy. Opis zdjęcia pomaga osobom, które go nie widzą.',
      'Podaj cenę albo przedział. Ofert z ceną łatwiej szukać, bo filtr ceny je znajduje.',
      'Nagroda jest kwotą albo procentem ceny. Punkty są blokowane przy zakupie, więc sprawdź saldo firmy.',
    ]),
  },
  {
    title: 'Punkty: od zakupu do wypłaty',
    title_en: 'Points: from purchase to withdrawal (in Polish)',
    description: 'Kiedy punkty są zablokowane, kiedy oczekują i kiedy możesz je wypłacić.',
    description_en: 'When points are reserved, when they are pending and when you can withdraw them.',
    topic: 'points',
    language: 'pl',
    name: 'punkty.pdf',
    ...pdf('Punkty: od zakupu do wypłaty', [
      'Jeden punkt to jeden złoty.',
      'Przy zakupie punkty nagrody są blokowane na koncie sprzedawcy, więc nagroda jest pewna.',
      'Po potwierdzeniu zakupu punkty trafiają do kupującego i do osoby, która poleciła ofertę.',
      'Po 14 dniach od potwierdzenia możesz je wypłacić na rachunek bankowy.',
    ]),
  },
  {
    title: 'Cennik usług (wzór)',
    title_en: 'Price list of services (template, in Polish)',
    description: 'Arkusz do uzupełnienia: usługa, jednostka, cena netto, stawka VAT i termin.',
    description_en: 'A sheet to fill in: service, unit, net price, VAT rate and delivery time.',
    topic: 'templates',
    language: 'pl',
    name: 'cennik-wzor.xlsx',
    kind: 'sheet',
    ending: 'xlsx',
    draw: () =>
      drawXlsx('Cennik', [
        ['Usługa', 'Jednostka', 'Cena netto', 'VAT', 'Termin'],
        ['Konsultacja', 'godzina', '200,00', '23%', '3 dni'],
        ['', '', '', '', ''],
      ]),
  },
  {
    title: 'Protokół odbioru usługi (wzór)',
    title_en: 'Acceptance protocol of a service (template, in Polish)',
    description: 'Dokument, który możesz dołączyć do zamówienia przy weryfikacji zakupu.',
    description_en: 'A document to attach to an order when the purchase is verified.',
    topic: 'templates',
    language: 'pl',
    name: 'protokol-odbioru-wzor.docx',
    kind: 'text',
    ending: 'docx',
    draw: () =>
      drawDocx([
        'Protokół odbioru usługi',
        'Data i miejsce: ………………………………',
        'Wykonawca: ………………………………',
        'Zamawiający: ………………………………',
        'Zakres wykonanych prac: ………………………………',
        'Uwagi zamawiającego: ………………………………',
        'Podpisy stron: ………………………………',
      ]),
  },
  {
    title: 'Dane osobowe: pytania i odpowiedzi',
    title_en: 'Personal data: questions and answers',
    description: 'Jakie dane przechowujemy i jak dostać ich kopię. Dokument po angielsku.',
    description_en: 'Which data we store and how to get a copy of them.',
    topic: 'law',
    language: 'en',
    name: 'personal-data.pdf',
    ...pdf('Personal data: questions and answers', [
      'Can I get a copy of my data? Yes, in the settings of your account.',
      'Can I delete my account? Yes, once open orders and points are settled.',
      'Do you sell data? No. The privacy policy lists who processes them and why.',
    ]),
  },
];
