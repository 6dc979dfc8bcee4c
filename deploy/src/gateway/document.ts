import type { Locale } from '../release/manifest-types.ts';
import type { PublicRelease } from '../release/page-types.ts';
import type { ReleasedContainer } from '../release/types.ts';
import { type EarlyNeeds, type EarlyRead, scriptJson } from './early.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import type { PagePath } from './paths.ts';
import { type PageFile, urlOf } from './public-release.ts';
import { installTags } from './web-manifest.ts';

export interface HeadInput {
  page: PagePath;
  shell: ReleasedContainer;
  /** Complete `<title>`, `<meta>` and `<link>` tags, already escaped. */
  meta: string;
  early: { reads: EarlyRead[]; needs: EarlyNeeds };
  /** Files of the shell's start and of the page. */
  files: PageFile[];
  /** Of the first paint. */
  styles: { css: string; file?: string }[];
  /** The gateway means to render the page. */
  rendered: boolean;
  /** Of the route: see its type. */
  personal: boolean | 'wide';
}

export interface BodyInput {
  locale: Locale;
  header: string;
  main: string;
  footer: string;
  /** The container whose markup these are, and the answers that they were rendered from; null when only the frame is sent. */
  served: { name: string; answers: Record<string, unknown> } | null;
  /** The gateway renders this page as a rule: asking again may help. */
  isPublic: boolean;
  /** What somebody signed in sees while a personal page waits for its parts; empty for other pages. */
  waiting: string;
  /** For the script of the page that a form has opened, by the path of its call. */
  posted?: Record<string, unknown> | undefined;
  release: PublicRelease;
}

/** The page up to its content: it needs no data, and everything that it names is on its way before they are there. */
export function renderHead(input: HeadInput): string {
  return `<!doctype html><html lang="${input.page.locale}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">${input.meta}\
<script type="application/json" id="start">${scriptJson(startOf(input))}</script><script>${PAGE_SCRIPT}</script>\
${input.styles.map(({ css, file }) => `<style${file ? ` data-href="${file}"` : ''}>${css}</style>`).join('')}\
${fontPreloads(input.shell)}\
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${installTags(input.page.locale)}</head>`;
}

export function renderBody(input: BodyInput): string {
  const { locale, header, main, footer, served, isPublic, waiting, posted, release } = input;
  const mark = served ? ' data-served' : '';
  return `<body><div id="header"${mark}>${header}</div>\
<main id="main" tabindex="-1">${served ? `<div data-served="${served.name}">${main}</div>` : main + withoutScripts(locale, isPublic)}\
${served && waiting ? `<div class="wp-waiting">${waiting}</div>` : ''}</main>\
<div id="footer"${mark}>${footer}</div><div id="announcer" aria-live="polite"></div>\
${served ? `<script type="application/json" id="served">${scriptJson(served.answers)}</script>` : ''}\
${posted ? `<script type="application/json" id="posted">${scriptJson(posted)}</script>` : ''}\
<script type="application/json" id="release">${scriptJson(release)}</script></body></html>`;
}

const NEEDS_SCRIPTS: Record<Locale, string> = {
  pl: 'Ta strona potrzebuje JavaScriptu. Włącz go w przeglądarce i odśwież stronę.',
  en: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
};
const NOT_PREPARED: Record<Locale, string> = {
  pl: 'Nie udało się przygotować tej strony. Odśwież ją za chwilę albo włącz JavaScript w przeglądarce.',
  en: 'This page could not be prepared. Reload it in a moment, or turn JavaScript on in your browser.',
};
const withoutScripts = (locale: Locale, isPublic: boolean) =>
  `<noscript><p class="wp-container wp-without-scripts">${(isPublic ? NOT_PREPARED : NEEDS_SCRIPTS)[locale]}</p></noscript>`;

/** What the page's script reads; the shape is that of `start` there. */
function startOf({ early, files, shell, styles, rendered, personal }: HeadInput) {
  const isMain = ({ kind, container }: PageFile) => kind === 'entry' && container === shell.name;
  const isInline = ({ url }: PageFile) => styles.some(({ file }) => file !== undefined && url.endsWith(`/${file}`));
  const chunks = files.filter(({ kind }) => kind === 'chunk');
  return {
    rendered,
    ...(personal && { personal }),
    reads: early.reads,
    needs: early.needs,
    containers: [...new Set(chunks.map(({ container }) => container))],
    main: files.find(isMain)?.url,
    chunks: chunks.map(({ url }) => url),
    /** In the page itself; a device that keeps the page fetches them. */
    styles: files.filter(isInline).map(({ url }) => url),
    /** Only requested: stylesheets, and the entries of remotes. */
    ahead: files.filter((file) => file.kind !== 'chunk' && !isMain(file) && !isInline(file)).map(({ url }) => url),
  };
}

function fontPreloads(shell: ReleasedContainer): string {
  return (shell.assets.fonts ?? [])
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${urlOf(shell, file)}" crossorigin="anonymous">`,
    )
    .join('');
}
