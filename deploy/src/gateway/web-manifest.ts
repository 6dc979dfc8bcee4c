import { LOCALES, type Locale } from '../release/manifest-types.ts';
import { localePath } from './paths.ts';

/** The background of the page and of its header, as in the design system's tokens. */
const BACKGROUND = '#FAF9F6';
export const HEADER_COLORS = { light: '#FFFFFF', dark: '#171D1A' } as const;
const BRAND = '#0F5C4A';

const TEXTS = {
  pl: {
    description: 'Sieć kontaktów i rynek dla polskich firm.',
    offers: 'Oferty',
    companies: 'Firmy',
    messages: 'Wiadomości',
  },
  en: {
    description: 'A business network and marketplace of Polish companies.',
    offers: 'Offers',
    companies: 'Companies',
    messages: 'Messages',
  },
} satisfies Record<Locale, Record<string, string>>;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const manifestPath = (locale: Locale): string => localePath({ locale, path: '/manifest.webmanifest' });

/** What a browser installs. Both languages have one id: a device has the product once, in the language of the page that installed it. */
function webManifest(locale: Locale): string {
  const path = (of: string) => localePath({ locale, path: of });
  const { description, ...pages } = TEXTS[locale];
  return JSON.stringify({
    id: '/',
    name: 'Wspólnik',
    short_name: 'Wspólnik',
    description,
    lang: locale,
    dir: 'ltr',
    start_url: path('/'),
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BRAND,
    categories: ['business'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: Object.entries(pages).map(([page, name]) => ({
      name,
      url: path(`/${page}`),
      icons: [icon('icon', 192, 'any')],
    })),
  });
}

/** Path → the manifest of a language. */
export const webManifests: Record<string, string> = Object.fromEntries(
  LOCALES.map((locale) => [manifestPath(locale), webManifest(locale)]),
);

/** Tags of the head by which a page can be installed. The shell adapts the colour to a chosen theme. */
export const installTags = (locale: Locale): string =>
  `${Object.entries(HEADER_COLORS)
    .map(([scheme, color]) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`)
    .join(
      '',
    )}<link rel="manifest" href="${manifestPath(locale)}"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`;
