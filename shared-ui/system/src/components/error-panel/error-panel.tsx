import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import styles from '../notice/notice.module.css';
import { Notice } from '../notice/notice.tsx';

/** Details that a user can report when a part of the page fails. */
export interface FailureReport {
  remote?: string;
  /** Number of the release. */
  release?: string;
  /** Request id, error code or message. */
  detail?: string;
}

export interface ErrorPanelProps {
  /** By default: this part of the page could not be loaded. */
  title?: string;
  detail?: string;
  onRetry?(): void;
  /** True while the retry is in progress. */
  retrying?: boolean;
  report?: FailureReport;
}

/** A failed part of the page: the error, a retry, and details to report. */
export function ErrorPanel({ title, detail, onRetry, retrying, report }: ErrorPanelProps) {
  const intl = useIntl();
  const facts = [report?.remote, report?.release, report?.detail].filter(Boolean).join('\n');
  return (
    <Notice
      title={title ?? intl.formatMessage({ id: 'ui.failure.title' })}
      text={detail ?? intl.formatMessage({ id: 'ui.failure.text' })}
      action={
        onRetry && (
          <Button onClick={onRetry} loading={retrying}>
            {intl.formatMessage({ id: 'ui.retry' })}
          </Button>
        )
      }
    >
      {facts && (
        <details className={styles.details}>
          <summary>{intl.formatMessage({ id: 'ui.failure.details' })}</summary>
          <pre>{facts}</pre>
        </details>
      )}
    </Notice>
  );
}
