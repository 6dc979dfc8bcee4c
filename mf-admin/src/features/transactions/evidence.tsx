import type { Order } from '@wspolnik/contract';
import { formatDate, useLocale } from '@wspolnik/system';
import { FilePreviewList } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import { DetailSection } from './detail-section.tsx';
import classes from './transaction.module.css';
import { detailMessages as messages } from './transactions.messages.ts';

/** The buyer's documents and texts. */
export function Evidence({ order: { documents, infos } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <DetailSection title={formatMessage(messages.evidence)}>
      {documents.length + infos.length === 0 ? (
        <p className={classes.muted}>{formatMessage(messages.noEvidence)}</p>
      ) : null}
      {documents.length > 0 ? <FilePreviewList label={formatMessage(messages.documents)} files={documents} /> : null}
      {infos.length > 0 ? (
        <ul aria-label={formatMessage(messages.infos)} className={classes.list}>
          {infos.map(({ id, text, created_at }) => (
            <li key={id} className={classes.info}>
              <p>{text}</p>
              <time dateTime={created_at} className={classes.muted}>
                {formatDate(created_at, locale, { time: true })}
              </time>
            </li>
          ))}
        </ul>
      ) : null}
    </DetailSection>
  );
}
