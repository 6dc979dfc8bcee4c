import { Button, formatDate, Spinner, useLocale } from '@wspolnik/system';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShownPage } from '../../lib/kept.ts';
import { shownPages } from '../../offline/shown.ts';
import { unreadPage } from '../../platform/offline.ts';
import styles from './info-page.module.css';
import { InfoPage } from './info-page.tsx';
import { useServerBack } from './use-server-back.ts';

/** In place of a page that this device does not have, while the network is away; at its own address only the list. */
export function OfflinePage() {
  const isInPlace = unreadPage() !== null;
  return (
    <InfoPage titleId="offline.title" lead={isInPlace ? 'offline.lead' : 'offline.connected'}>
      {isInPlace && <Retry />}
      <Available />
    </InfoPage>
  );
}

function Retry() {
  const { isTrying, tryNow } = useServerBack(() => window.location.reload());
  return (
    <div className={styles.retry}>
      <Button onClick={tryNow}>
        <FormattedMessage id="offline.again" />
      </Button>
      <span className={styles.trying} role="status">
        {isTrying && (
          <>
            <Spinner />
            <span>
              <FormattedMessage id="offline.trying" />
            </span>
          </>
        )}
      </span>
    </div>
  );
}

function Available() {
  const [pages, setPages] = useState<ShownPage[]>();
  const locale = useLocale();
  const id = useId();
  useEffect(() => {
    shownPages().then(setPages, () => setPages([]));
  }, []);
  if (!pages) return null;
  return (
    <section className={styles.available} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id="offline.available" />
      </h2>
      {pages.length === 0 && (
        <p>
          <FormattedMessage id="offline.none" />
        </p>
      )}
      <ul>
        {pages.map(({ path, title, at }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <time dateTime={new Date(at).toISOString()}>{formatDate(at, locale)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
