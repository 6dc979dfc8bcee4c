import type { FastifyRequest } from 'fastify';
import type { Locale, PublicRelease, Route } from '../release/types.ts';
import type { GatewayContext } from './context.ts';
import { renderDocument } from './document.ts';
import { earlyNeeds, earlyReads } from './early.ts';
import { frameOf } from './frame.ts';
import { findRoute, type LiveRelease, type MatchedRoute } from './live-release.ts';
import { mapConfig } from './map-source.ts';
import { metaTags } from './meta.ts';
import type { PreviewAnswer } from './open-graph.ts';
import type { PagePath } from './paths.ts';
import { type PageFile, routeFiles } from './public-release.ts';
import { siteSettings } from './site-settings.ts';

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
export const isAdministration = ({ path }: PagePath) =>
  path === ADMINISTRATION.path || path.startsWith(`${ADMINISTRATION.path}/`);

interface PageInput {
  context: GatewayContext;
  request: FastifyRequest;
  live: LiveRelease;
  page: PagePath;
  matched: MatchedRoute | null;
  preview: PreviewAnswer;
  search: URLSearchParams;
  /** The part of the query that belongs to the address of what is shared: empty, or from its `?`. */
  query: string;
  nonce: string;
}

/** The HTML of a page; without a match that of the 404, or of the administration. */
export function renderPage(input: PageInput): string {
  const { context, request, live, page, matched, preview, search, query, nonce } = input;
  const { shell } = live.set;
  const { locale, path } = page;
  const shown = matched ?? (isAdministration(page) ? null : findRoute(live, '/404'));
  const route = shown?.route ?? ADMINISTRATION;
  const needs = matched ? earlyNeeds(matched.route) : null;
  const files = pageFiles(live, shown, locale);
  return renderDocument({
    nonce,
    page,
    frame: { css: live.frame.css, ...frameOf(live.frame, page, route.skeleton ?? 'text') },
    shell,
    release: publicRelease(context, live),
    meta: metaTags({
      origin: context.options.publicOrigin ?? `${request.protocol}://${request.host}`,
      locale,
      path: path + query,
      route,
      preview: 'preview' in preview ? preview.preview : null,
      hidden: needs !== null || !matched,
    }),
    early: { reads: matched ? earlyReads(matched.route, matched.params, search) : [], needs },
    files,
  });
}

function publicRelease({ env, production, mapFile }: GatewayContext, { set, remotes }: LiveRelease): PublicRelease {
  return {
    number: set.number,
    remotes,
    config: {
      ...mapConfig(env, mapFile),
      ...(production ? {} : { dev: true }),
      ...siteSettings(env),
    },
  };
}

/** The shell's start is the same on every page; its texts come in a chunk per locale. */
function pageFiles({ set: { shell } }: LiveRelease, shown: MatchedRoute | null, locale: Locale): PageFile[] {
  const files = routeFiles(shell, shown?.container === shell ? shown.route : {}, locale);
  return shown && shown.container !== shell ? [...files, ...routeFiles(shown.container, shown.route, locale)] : files;
}
