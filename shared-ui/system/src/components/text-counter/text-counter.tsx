import { useIntl } from 'react-intl';
import { classNames } from '../../styles/class-names.ts';
import styles from './text-counter.module.css';

/** Used characters of a limit. Exceeding it is announced: no field truncates a text. */
export function TextCounter({ used, max }: { used: number; max: number }) {
  const intl = useIntl();
  const over = used - max;
  return (
    <span className={styles.length}>
      <span role="status" className={styles.over}>
        {over > 0 && intl.formatMessage({ id: 'ui.counter.over' }, { count: over })}
      </span>
      <span className={classNames(over > 0 && styles.over)}>
        {intl.formatMessage({ id: 'ui.counter' }, { used, max })}
      </span>
    </span>
  );
}

/** Below a field without a counter, as long as its text is too long. */
export function TextExcess({ count }: { count: number }) {
  const intl = useIntl();
  return (
    <span role="alert" className={classNames(styles.excess, styles.over)}>
      {intl.formatMessage({ id: 'ui.counter.over' }, { count })}
    </span>
  );
}
