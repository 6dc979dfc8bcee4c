import { classNames } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import styles from './text-length.module.css';

/** For the browser: what is too long is kept and told of, not cut. */
export const NO_LIMIT = 2 ** 31 - 1;

/** How much of a limit is used; what is past it is said aloud. */
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
