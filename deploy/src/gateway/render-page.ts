import { DamagedError, StoreError } from '../release/errors.ts';
import type { Locale, Route } from '../release/manifest-types.ts';
import type { GatewayContext } from './context.ts';
import { renderBody, renderHead } from './document.ts';
import { earlyNeeds, earlyReads } from './early.ts';
import { frameOf } from './frame.ts';
import { describePage } from './indexing/describe-page.ts';
import { findRoute, type LiveRelease, type MatchedRoute } from './live-release.ts';
import { mapOrigins } from './map-source.ts';
import { metaTags } from './meta.ts';
import type { PageAnswer } from './page-cache.ts';
import { type PageData, readPageData } from './page-data.ts';
import { hashOf, type InlineStyle } from './page-styles.ts';
import type { PagePath } from './paths.ts';
import { layoutStyles, type PageFile, routeFiles } from './public-release.ts';
import { contentSecurityPolicy, REPORTING } from './security-headers.ts';
import { sharedOf } from './shared-object.ts';
import { SIGN_IN, type SignInAnswer } from './sign-in.ts';
import { surrogateKeys } from './surrogate-keys.ts';

/**
 * The same document for every address of the administration, existing or not: who opens it is unknown yet, and nobody else may
 * learn which pages it has. The shell asks guests to sign in, and shows its 404 to everybody but admins.
 */
const ADMINISTRATION: Route = {
  path: '/admin',
  skeleton: 'rows',
  protected: true,
  title: { pl: 'Administracja', en: 'Administration' },
};
const isAdministration = ({ path }: PagePath) =>
  path === ADMINISTRATION.path || path.startsWith(`${ADMINISTRATION.path}/`);

export interface AskedPage {
  page: PagePath;
  matched: MatchedRoute | null;
  query: string;
  /** Of the site, as the request names it. */
  origin: string;
  /** The page answers the form of a sign-in. */
  posted?: SignInAnswer;
}

/** A filter by the contacts of the visitor: the list of a guest would be replaced by another one. */
const OF_VISITOR = 'network';

/** The HTML of a page; without a match that of the 404, or of the administration. Nothing of the person who asks goes into it. */
export async function renderPage(
  context: GatewayContext,
  live: LiveRelease,
  { page, matched, query, origin, posted }: AskedPage,
): Promise<PageAnswer> {
  const { shell } = live.set;
  const { locale, path } = page;
  const search = new URLSearchParams(query);
  const shown = matched ?? (isAdministration(page) ? null : findRoute(live, '/404'));
  const route = shown?.route ?? ADMINISTRATION;
  const needs = shown ? earlyNeeds(shown.route) : 'session';
  const shared = sharedOf(matched, search);
  // What the query names, such as the open post, is read as what the path names.
  const named = shared?.query ? [{ path: shared.api }] : [];
  const reads = shown ? [...earlyReads(shown.route, shown.params, search), ...named] : [];
  const files = pageFiles(live, shown, locale);
  const isPublic = shown !== null && needs === null && !search.has(OF_VISITOR);
  const isOn = isPublic && context.renderer.isOn(live.set, shown.container);
  const pageStyles = isOn ? await stylesOf(context, [...layoutStyles(shell), ...files]) : null;
  const isRendered = pageStyles !== null;
  const styles = pageStyles ?? [{ css: live.frame.css, hash: hashOf(live.frame.css) }];
  const reading = isRendered ? readPageData(context.api, reads, context.dataDeadline) : null;
  // Without these two nothing of the head depends on data.
  const isEarly = isRendered && matched !== null && !shared && !search.has('category');
  const about = await describePage(context, {
    live,
    page,
    matched,
    search,
    administration: shown ? null : ADMINISTRATION,
    known: isEarly ? undefined : (await reading)?.statuses,
  });
  /** The page is there, and what it would show is not. */
  const isGone = matched !== null && about.status !== 200 && path !== '/404';
  const config = live.preview ? { ...context.config, preview: live.preview } : context.config;
  const release = { number: live.set.number, remotes: live.remotes, config };

  /** Null when only the frame is sent. */
  async function renderContent(answers: PageData['answers'] | undefined) {
    if (!shown || !isRendered || isGone) return null;
    if (!answers) return context.renderer.withoutData(shown.container);
    return context.renderer.render(live.set, shown.container, {
      locale,
      path,
      search: query && `?${query}`,
      // What came for the script of the page stays out of the render.
      answers: posted ? { ...answers, [SIGN_IN]: posted.shown } : answers,
      release,
    });
  }

  async function renderRest() {
    const answers = isGone ? null : (await reading)?.answers;
    const rendered = await renderContent(answers);
    const frame = frameOf(live.frame, page, route.skeleton ?? 'text');
    const body = renderBody({
      locale,
      ...(rendered ?? frame),
      isPublic,
      waiting: route.personal ? frame.main : '',
      served: rendered && answers && shown ? { name: shown.container.name, answers } : null,
      posted: posted && { [SIGN_IN]: { ...posted.shown, reply: posted.reply } },
      release,
    });
    return { body, isWhole: rendered !== null && about.status === 200 && !posted };
  }

  return {
    status: about.status,
    headers: {
      ...REPORTING,
      'content-security-policy': contentSecurityPolicy({
        styles: styles.map(({ hash }) => hash),
        set: live.set,
        host: origin.slice(origin.indexOf('//') + 2),
        secure: origin.startsWith('https:'),
        mapOrigins: mapOrigins(context.env),
      }),
    },
    keys: shown ? surrogateKeys(live, locale, shown, shared) : [],
    head: renderHead({
      page,
      shell,
      meta: metaTags({
        origin: context.options.publicOrigin ?? origin,
        page,
        about,
        site: context.config,
      }),
      early: { reads: matched ? reads : [], needs: matched ? needs : null },
      files,
      styles,
      rendered: isRendered && !isGone,
      personal: route.personal ?? false,
    }),
    isEarly,
    rest: renderRest(),
  };
}

/** Null when the bytes of one are damaged or away; the log names it. */
async function stylesOf({ styles, notices }: GatewayContext, files: PageFile[]): Promise<InlineStyle[] | null> {
  try {
    const found = await styles(files);
    notices.over('styles');
    return found;
  } catch (error) {
    if (!(error instanceof DamagedError || error instanceof StoreError)) throw error;
    notices.warn('styles', error.message);
    return null;
  }
}

/** The shell's start is the same on every page; its texts come in a chunk per locale. */
function pageFiles({ set: { shell } }: LiveRelease, shown: MatchedRoute | null, locale: Locale): PageFile[] {
  const files = routeFiles(shell, shown?.container === shell ? shown.route : {}, locale);
  return shown && shown.container !== shell ? [...files, ...routeFiles(shown.container, shown.route, locale)] : files;
}
