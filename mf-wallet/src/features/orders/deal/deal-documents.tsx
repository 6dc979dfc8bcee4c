import type { DealDocument } from '@wspolnik/contract';
import { useIntl } from 'react-intl';
import { dealMessages as messages, sourceMessages } from './deal.messages.ts';
import classes from './deal.module.css';

const SOURCES = ['quote', 'proof', 'answer'] as const;

/** All documents of the order, by the step that they came with. */
export function DealDocuments({ documents }: { documents: readonly DealDocument[] }) {
  const { formatMessage } = useIntl();
  if (documents.length === 0) return <p className={classes.muted}>{formatMessage(messages.noDocuments)}</p>;
  return SOURCES.map((source) => {
    const files = documents.filter((document) => document.source === source);
    if (files.length === 0) return null;
    const label = formatMessage(sourceMessages[source]);
    return (
      <div key={source} className={classes.part}>
        <h4 className={classes.sideTitle}>{label}</h4>
        <ul className={classes.files} aria-label={label}>
          {files.map(({ id, name, url }) => (
            <li key={id}>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                <span>
                  {name} <span className={classes.muted}>{formatMessage(messages.unavailable)}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
