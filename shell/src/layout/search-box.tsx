import { useSuggestInput } from '@wspolnik/kit/search';
import { withQuery } from '@wspolnik/shared-auth';
import { localePath, navigate, useLocale } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import header from './header.module.css';
import styles from './search-box.module.css';

const open = (q: string) => navigate(withQuery('/search', { q }));

/** Searches everything. A real form, so that it works in the gateway's frame before any script. */
export function SearchBox() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'shell.search' });
  // The full label does not fit beside points on hold.
  const placeholder = intl.formatMessage({ id: 'shell.search.field' });
  const action = localePath('/search', useLocale());
  const { input, onSubmit, popup } = useSuggestInput({ onSearch: open, opensOnFocus: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers that we serve
    <div className={header.search} role="search">
      <form className={styles.form} action={action} onSubmit={onSubmit}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <input {...input} type="search" name="q" aria-label={label} placeholder={placeholder} />
        {popup}
      </form>
    </div>
  );
}
