import { useIntl } from 'react-intl';
import styles from './text-counter.module.css';

/** Used characters of a text's limit, and an announcement when the limit is reached: the field truncates longer input. */
export function TextCounter({ used, max }: { used: number; max: number }) {
  const intl = useIntl();
  return (
    <>
      <span role="status" className={styles.full}>
        {used >= max && intl.formatMessage({ id: 'ui.counter.full' })}
      </span>
      <span>{intl.formatMessage({ id: 'ui.counter' }, { used, max })}</span>
    </>
  );
}
