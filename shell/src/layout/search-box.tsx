import { withQuery } from '@wspolnik/shared-auth';
import { localePath, navigate, useLocale } from '@wspolnik/shared-ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import styles from './header.module.css';

/**
 * Searches offers, the only kind with a search page. A real form, so that it works in the gateway's frame before any script.
 */
export function SearchBox() {
  const intl = useIntl();
  const locale = useLocale();
  const label = intl.formatMessage({ id: 'shell.search' });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(withQuery('/offers', { q }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers that we serve
    <div className={styles.search} role="search">
      <form action={localePath('/offers', locale)} onSubmit={onSubmit}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <input type="search" name="q" aria-label={label} placeholder={label} maxLength={200} autoComplete="off" />
      </form>
    </div>
  );
}
