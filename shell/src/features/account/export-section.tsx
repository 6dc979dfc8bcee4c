import type { DataExport } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import {
  Button,
  buttonClassName,
  DialogOnDemand,
  ErrorPanel,
  formatDate,
  formatTime,
  Spinner,
  useErrorText,
  useLocale,
} from '@wspolnik/system';
import { formatFileSize } from '@wspolnik/system/files';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './account.module.css';
import { exportRead } from './profile.api.ts';
import { SettingsSection } from './settings-page.tsx';

/** Milliseconds between reads while the copy is made; it takes seconds. */
const MAKING_MS = 3000;
/** A signed address is valid for an hour at least. */
const READY_MS = 30 * 60 * 1000;

const loadDialog = () =>
  import(/* webpackChunkName: "export-dialog" */ './export-dialog.tsx').then(({ ExportDialog }) => ExportDialog);

/** Own data as a ZIP: asked for here with a confirmation, made by a job, downloaded here by the same session. */
export function ExportSection() {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(exportRead(), {
    refreshInterval: (latest) => (latest?.export && !latest.export.ready_at ? MAKING_MS : READY_MS),
  });
  const latest = data?.export ?? null;
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection titleId="account.export" text="account.export.text">
      {!data && error && (
        <ErrorPanel
          title={intl.formatMessage({ id: 'account.export.failed' })}
          detail={errorText(error)}
          onRetry={retry}
        />
      )}
      <div role="status" className={styles.status}>
        {latest && <State copy={latest} />}
      </div>
      {data && (!latest || (latest.ready_at && !latest.next_at)) && (
        <div className={styles.buttons}>
          <Button variant="outline" onClick={() => setAsking(true)}>
            <FormattedMessage id={latest ? 'account.export.again' : 'account.export.ask'} />
          </Button>
        </div>
      )}
      <DialogOnDemand load={loadDialog} props={isAsking ? { onClose: () => setAsking(false) } : null} />
    </SettingsSection>
  );
}

function State({ copy }: { copy: DataExport }) {
  if (copy.url) return <Ready copy={copy} />;
  if (!copy.ready_at) return <Making />;
  return (
    <p className={styles.text}>
      <FormattedMessage id="account.export.elsewhere" />
    </p>
  );
}

function Making() {
  return (
    <div className={styles.making}>
      <Spinner />
      <p>
        <FormattedMessage id="account.export.making" />
      </p>
    </div>
  );
}

function Ready({ copy: { url, size, expires_at, ready_at, next_at } }: { copy: DataExport }) {
  const intl = useIntl();
  const locale = useLocale();
  const at = (time: string | null) => (time ? `${formatDate(time, locale)}, ${formatTime(time, locale)}` : '');
  return (
    <div className={styles.ready}>
      <a className={buttonClassName({})} href={url ?? undefined} download>
        <Download aria-hidden size={18} strokeWidth={1.75} />
        <FormattedMessage id="account.export.download" values={{ size: formatFileSize(size ?? 0, intl) }} />
      </a>
      <p className={styles.text}>
        <FormattedMessage id="account.export.ready" values={{ made: at(ready_at), until: at(expires_at) }} />{' '}
        {next_at && (
          <span>
            <FormattedMessage id="account.export.next" values={{ at: at(next_at) }} />
          </span>
        )}
      </p>
    </div>
  );
}
