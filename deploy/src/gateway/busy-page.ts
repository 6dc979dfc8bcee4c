import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../release/manifest-types.ts';
import { splitLocale } from './paths.ts';
import { type PlainPage, sendPlainPage } from './plain-page.ts';

const TEXTS: Record<Locale, PlainPage> = {
  pl: {
    title: 'Za dużo zapytań naraz',
    text: 'Z Twojej sieci przychodzi teraz bardzo dużo zapytań. Odczekaj chwilę i spróbuj ponownie.',
    again: 'Spróbuj ponownie',
  },
  en: {
    title: 'Too many requests at once',
    text: 'A lot of requests are coming from your network right now. Wait a moment and try again.',
    again: 'Try again',
  },
};

/** Whether a browser asks for a page to show, not for data or a file. */
export function asksForPage({ headers, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*' && (headers.accept ?? '').includes('text/html');
}

/** Answers with a page that needs no file: those would be refused as well. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale } = splitLocale(request.url.split('?')[0] ?? '/');
  return sendPlainPage(reply, 429, locale, TEXTS[locale]);
}
