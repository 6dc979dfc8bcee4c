/** Not for search engines: calls, the operator's tools, and pages of somebody signed in. */
const PAGES = [
  '/admin',
  '/auth',
  '/account',
  '/companies/create',
  '/companies/payments',
  '/companies/settings',
  '/companies/verify-company',
  '/messages',
  '/moderation',
  '/network',
  '/notifications',
  '/offline',
  '/offers/create',
  '/offers/manage',
  '/points',
  '/transactions',
];
const OTHERS = ['/api/', '/dev/', '/g/', '/release', '/reports'];

export const isDisallowed = (path: string): boolean =>
  PAGES.some((page) => path === page || path.startsWith(`${page}/`));

/** Pictures are under /api/ as well, and shared links and results show them. The longest rule wins (RFC 9309). */
export function robotsTxt(origin: string): string {
  const disallowed = [...OTHERS, ...PAGES.flatMap((page) => [page, `/en${page}`])];
  return [
    'User-agent: *',
    'Allow: /api/files/',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
