import { useIntl } from 'react-intl';
import styles from './text-counter.module.css';

/** How much of a text's limit is used, and that it is reached: the field takes no more, of a long paste too. */
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
