import type { LegalDocumentName, LegalVersion } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { Badge, ErrorPanel, formatDate, Link, LinkButton, useErrorText, useLocale, usePage } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { DOCUMENTS, documentRead } from '../../lib/documents.reads.ts';
import { listMessages as messages, nameMessages, statusMessages } from './documents.messages.ts';
import classes from './documents.module.css';

export function DocumentsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{title}</h1>
      {DOCUMENTS.map((document) => (
        <Versions key={document} document={document} />
      ))}
    </div>
  );
}

/** All versions of a document, and the way to the next one. */
function Versions({ document }: { document: LegalDocumentName }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(documentRead({ document }));
  const name = formatMessage(nameMessages[document]);
  return (
    <section className={classes.card} aria-labelledby={document}>
      <header className={classes.head}>
        <h2 id={document}>{name}</h2>
        <LinkButton to={`/admin/documents/${document}`} aria-label={formatMessage(messages.addFor, { name })}>
          {formatMessage(messages.add)}
        </LinkButton>
      </header>
      {data ? (
        <ol className={classes.versions}>
          {data.versions.map((version) => (
            <Version key={version.version} document={document} {...version} />
          ))}
        </ol>
      ) : error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />
      ) : (
        <div className={classes.space} aria-busy="true" />
      )}
    </section>
  );
}

interface VersionProps extends LegalVersion {
  document: LegalDocumentName;
}

function Version({ document, version, status, valid_from, changes }: VersionProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <li className={classes.version}>
      <p className={classes.facts}>
        <Link to={`/documents/${document}?version=${version}`}>
          {formatMessage(messages.version, { version, date: formatDate(valid_from, locale) })}
        </Link>
        <Badge tone={status === 'in_force' ? 'primary' : status === 'coming' ? 'points' : 'neutral'}>
          {formatMessage(statusMessages[status])}
        </Badge>
      </p>
      <p className={classes.changes}>{changes[locale]}</p>
    </li>
  );
}
