import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../root/locale.ts';
import { localePath } from '../../routing/location.ts';
import { plainClick } from '../../routing/plain-click.ts';
import styles from '../../styles/choice.module.css';

export interface FilterChipProps {
  /** The filter as text; it is also part of the name of the link that removes it. */
  label: string;
  icon?: ReactNode;
  /** Path (without locale, with query) of the list without the filter. */
  to: string;
  onRemove(): void;
}

/** An active filter, with a link that removes it. */
export function FilterChip({ label, icon, to, onRemove }: FilterChipProps) {
  const intl = useIntl();
  return (
    <span className={styles.chip}>
      {icon}
      {label}
      <a
        href={localePath(to, useLocale())}
        rel="nofollow"
        className={styles.remove}
        aria-label={intl.formatMessage({ id: 'ui.filter.remove' }, { label })}
        data-stop=""
        onClick={plainClick(onRemove)}
      >
        <X size={16} strokeWidth={1.75} />
      </a>
    </span>
  );
}
