import type { DealDocument } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import transaction from '../transaction.module.css';
import { dealMessages as messages, sourceMessages } from './deal.messages.ts';
import classes from './deal.module.css';

const SOURCES = ['quote', 'proof', 'answer'] as const;

/** All documents of the order, by the step that they came with. */
export function DealDocuments({ documents }: { documents: readonly DealDocument[] }) {
  const { formatMessage } = useIntl();
  if (documents.length === 0) return <p className={transaction.muted}>{formatMessage(messages.noDocuments)}</p>;
  return SOURCES.map((source) => {
    const files = documents.filter((document) => document.source === source);
    if (files.length === 0) return null;
    const label = formatMessage(sourceMessages[source]);
    return (
      <div key={source} className={classes.part}>
        <h3>{label}</h3>
        <ul className={classes.files} aria-label={label}>
          {files.map((file) => (
            <li key={file.id}>
              <DocumentName document={file} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function DocumentName({ document: { name, url } }: { document: DealDocument }) {
  const { formatMessage } = useIntl();
  if (!url) {
    return (
      <span>
        {name} <span className={transaction.muted}>{formatMessage(messages.unavailable)}</span>
      </span>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
