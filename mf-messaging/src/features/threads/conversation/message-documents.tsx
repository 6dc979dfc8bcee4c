import type { SentDocument } from '@wspolnik/contract';
import { useOnDemand } from '@wspolnik/system';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import classes from './quote-card.module.css';

// Few conversations have documents, and their preview is as large as the rest of a thread.
const load = async () =>
  (await import(/* webpackChunkName: "quote-files" */ './quote-files.ts')).FilePreviewList<SentDocument>;

/** Documents of a message or an application; their names in the height of their rows until the preview has loaded. */
export function MessageDocuments({ documents }: { documents: readonly SentDocument[] }) {
  const { formatMessage } = useIntl();
  const { Component: FilePreviewList, request } = useOnDemand(load);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  const label = formatMessage({ id: 'quote_card.documents' });
  if (FilePreviewList) return <FilePreviewList files={documents} label={label} />;
  return (
    <ul className={classes.files} aria-label={label}>
      {documents.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
