import { LOCALES, type Locale, localePath, useLocale, useLocation } from '@wspolnik/system';
import { Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './header.module.css';

const NAMES: Record<Locale, string> = { pl: 'Polski', en: 'English' };

/** The same page in another locale, with query and hash. */
function useSamePage(): (locale: Locale) => string {
  const { pathname, search, hash } = useLocation();
  return (locale) => localePath(pathname + search + hash, locale);
}

/** Both languages; the current one is marked. */
export function LanguageLinks({ className }: { className?: string }) {
  const intl = useIntl();
  const current = useLocale();
  const samePage = useSamePage();
  return (
    <nav className={className} aria-label={intl.formatMessage({ id: 'shell.language' })}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={samePage(locale)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          {NAMES[locale]}
        </a>
      ))}
    </nav>
  );
}

/** Only the other language, for the header. */
export function OtherLanguage() {
  const current = useLocale();
  const samePage = useSamePage();
  const other: Locale = current === 'pl' ? 'en' : 'pl';
  return (
    <a className={styles.language} href={samePage(other)} hrefLang={other} lang={other}>
      <Globe size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.languageName}>{NAMES[other]}</span>
    </a>
  );
}
