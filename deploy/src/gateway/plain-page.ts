import type { FastifyReply } from 'fastify';
import type { Locale } from '../release/manifest-types.ts';
import { THEME_SCRIPT } from './page-script.ts';
import { hashOf } from './page-styles.ts';

/** The colours of tokens.css in the design system. */
const DARK = '--bg:#0f1412;--ink:#ecf1ee;--muted:#a3afa8;--primary:#62cbae;--on-primary:#0f1412;color-scheme:dark';
const STYLE = `
:root{--bg:#faf9f6;--ink:#17211e;--muted:#5a625d;--primary:#0f5c4a;--on-primary:#fff;color-scheme:light}
.dark{${DARK}}
@media (scripting:none) and (prefers-color-scheme:dark){:root{${DARK}}}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:480px;margin:auto;padding:18vh 24px 48px}
b{font-weight:700}
h1{margin:32px 0 8px;font-size:28px;line-height:1.2;text-wrap:balance}
p{margin:0 0 24px;color:var(--muted)}
a{display:inline-block;padding:12px 20px;border-radius:10px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px}`;

const POLICY = `default-src 'none'; script-src ${hashOf(THEME_SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface PlainPage {
  title: string;
  text: string;
  /** Text of its only link, which leads to the same address. */
  again: string;
}

/** Answers with a page that needs no file, no data and no release. */
export function sendPlainPage(reply: FastifyReply, status: number, locale: Locale, page: PlainPage): FastifyReply {
  const { title, text, again } = page;
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">\
<title>${title} · Wspólnik</title><script>${THEME_SCRIPT}</script><style>${STYLE}</style></head>\
<body><main><b>Wspólnik</b><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`);
}
