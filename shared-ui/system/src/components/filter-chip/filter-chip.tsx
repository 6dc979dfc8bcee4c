import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from '../../styles/choice.module.css';

export interface FilterChipProps {
  /** The filter as text; it is also part of the remove button's name. */
  label: string;
  icon?: ReactNode;
  onRemove(): void;
}

/** An active filter, with a button that removes it. */
export function FilterChip({ label, icon, onRemove }: FilterChipProps) {
  const intl = useIntl();
  return (
    <span className={styles.chip}>
      {icon}
      {label}
      <button
        type="button"
        className={styles.remove}
        aria-label={intl.formatMessage({ id: 'ui.filter.remove' }, { label })}
        data-stop=""
        onClick={onRemove}
      >
        <X size={16} strokeWidth={1.75} />
      </button>
    </span>
  );
}
