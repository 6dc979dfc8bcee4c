export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['light', 'dark', 'system'];
const KEY = 'wspolnik.theme';
const listeners = new Set<() => void>();

/** The person's choice; `system` by default. */
export function readTheme(): Theme {
  try {
    const stored = window.localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The browser's own bar, or that of an installed window, takes the colour of the header. */
function colorBrowser(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--wp-surface').trim();
  for (const tag of document.querySelectorAll('meta[name=theme-color]')) tag.setAttribute('content', color);
}

function apply(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  colorBrowser();
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice is not remembered, and the system's theme applies.
  }
  apply();
}

export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and other tabs, and prints dark on white; the page's first script has already set the class. */
export function startTheme(): void {
  // The gateway's tags follow the system.
  if (readTheme() !== 'system') colorBrowser();
  prefersDark().addEventListener('change', apply);
  window.addEventListener('beforeprint', () => document.documentElement.classList.remove('dark'));
  window.addEventListener('afterprint', apply);
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) apply();
  });
}
