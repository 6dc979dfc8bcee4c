import { classNames } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import styles from './text-length.module.css';

/** For the browser's validation: a too long text is reported, not truncated. */
export const NO_LIMIT = 2 ** 31 - 1;

/** Used characters of a limit; exceeding it is announced. */
export function TextLength({ used, max }: { used: number; max: number }) {
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
