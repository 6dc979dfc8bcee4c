import { formatDate, useLocale } from '@wspolnik/system';
import { WifiOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './offline-notice.module.css';
import { useConnection } from './use-connection.ts';

/** The region is always rendered, so that a screen reader announces its content. */
export function OfflineNotice() {
  const { isOnline, keptAt } = useConnection();
  const locale = useLocale();
  const when = keptAt === null ? '' : formatDate(keptAt, locale, { time: true, short: true });
  return (
    <div role="status">
      {(!isOnline || keptAt !== null) && (
        <p className={styles.notice}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <FormattedMessage id={textOf(isOnline, keptAt)} values={{ when }} />
          </span>
        </p>
      )}
    </div>
  );
}

function textOf(isOnline: boolean, keptAt: number | null): string {
  if (keptAt === null) return 'shell.offline';
  return isOnline ? 'shell.awayCopy' : 'shell.offlineCopy';
}
