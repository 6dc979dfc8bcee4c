import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../release/types.ts';
import { THEME_SCRIPT } from './page-script.ts';
import { hashOf } from './page-styles.ts';
import { splitLocale } from './paths.ts';

const TEXTS: Record<Locale, { title: string; text: string; again: string }> = {
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

/** The colours of tokens.css in the design system. */
const STYLE = `
:root{--bg:#faf9f6;--ink:#17211e;--muted:#5a625d;--primary:#0f5c4a;--on-primary:#fff;color-scheme:light}
.dark{--bg:#0f1412;--ink:#ecf1ee;--muted:#a3afa8;--primary:#62cbae;--on-primary:#0f1412;color-scheme:dark}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:480px;margin:auto;padding:18vh 24px 48px}
b{font-weight:700}
h1{margin:32px 0 8px;font-size:28px;line-height:1.2;text-wrap:balance}
p{margin:0 0 24px;color:var(--muted)}
a{display:inline-block;padding:12px 20px;border-radius:10px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px}`;

const POLICY = `default-src 'none'; script-src ${hashOf(THEME_SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Whether a browser asks for a page to show, not for data or a file. */
export function asksForPage({ headers, method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === '/*' && (headers.accept ?? '').includes('text/html');
}

/** Answers with a page that needs no file: those would be refused as well. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale } = splitLocale(request.url.split('?')[0] ?? '/');
  const { title, text, again } = TEXTS[locale];
  return reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<title>${title} · Wspólnik</title><script>${THEME_SCRIPT}</script><style>${STYLE}</style></head>\
<body><main><b>Wspólnik</b><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`);
}
