import type { SearchAction, WithActionConstraints } from 'schema-dts';
import type { SiteSettings } from '../../release/page-types.ts';
import { localePath } from '../paths.ts';
import { type Block, CONTEXT, type PageAddress, SITE } from './structured-data.ts';

/** The site itself with its search, and who runs it: of the first page. */
export function siteBlocks({ operator, contactEmail }: SiteSettings, { origin, locale, url }: PageAddress): Block[] {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localePath({ locale, path: '/search' })}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return [
    { '@context': CONTEXT, '@type': 'WebSite', name: SITE, url, inLanguage: locale, potentialAction: search },
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: SITE,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      ...(contactEmail ? { email: contactEmail } : {}),
      ...(operator
        ? {
            legalName: operator.name,
            ...(operator.address ? { address: operator.address } : {}),
            ...(operator.nip ? { vatID: `PL${operator.nip}` } : {}),
            ...(operator.phone ? { telephone: operator.phone } : {}),
          }
        : {}),
    },
  ];
}
