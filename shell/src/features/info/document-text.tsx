import type { LegalDocument } from '@wspolnik/contract';
import { Button, Callout, formatDate, Link, useLocale } from '@wspolnik/system';
import { RichText } from '@wspolnik/system/cards';
import { Printer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './document-text.module.css';
import { DocumentVersions } from './document-versions.tsx';
import { OperatorData } from './operator-data.tsx';
import { pathOfDocument } from './path-of-document.ts';

export function DocumentText({ document }: { document: LegalDocument }) {
  const locale = useLocale();
  const { version, valid_from, sections, changes } = document;
  const shown = sections[locale];
  return (
    <>
      <div className={styles.facts}>
        <p>
          <FormattedMessage id="documents.version" values={{ version, date: formatDate(valid_from, locale) }} />
        </p>
        <Button
          variant="outline"
          size="sm"
          icon={<Printer size={16} strokeWidth={1.75} />}
          onClick={() => window.print()}
        >
          <FormattedMessage id="documents.print" />
        </Button>
      </div>
      <VersionNote document={document} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="document-contents">
          <h2 id="document-contents">
            <FormattedMessage id="documents.contents" />
          </h2>
          <ol>
            {shown.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#section-${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {version > 1 && (
            <section className={styles.changes} aria-labelledby="document-changes">
              <h2 id="document-changes">
                <FormattedMessage id="documents.changes" />
              </h2>
              <RichText text={changes[locale]} />
            </section>
          )}
          {shown.map(({ heading, text }, index) => (
            <section key={heading} aria-labelledby={`section-${index + 1}`}>
              <h2 id={`section-${index + 1}`} tabIndex={-1} className={styles.heading}>
                {`${index + 1}. ${heading}`}
              </h2>
              <RichText text={text} />
            </section>
          ))}
          <OperatorData />
          <DocumentVersions document={document} />
        </div>
      </div>
    </>
  );
}

/** Says that this text is not the one in force, or that another one comes. */
function VersionNote({ document: { document, status, valid_from, versions } }: { document: LegalDocument }) {
  const locale = useLocale();
  const current = (
    <Link to={pathOfDocument(document)}>
      <FormattedMessage id="documents.current" />
    </Link>
  );
  if (status === 'former') {
    return (
      <Callout tone="points" action={current}>
        <FormattedMessage id="documents.former" />
      </Callout>
    );
  }
  if (status === 'coming') {
    return (
      <Callout action={current}>
        <FormattedMessage id="documents.coming" values={{ date: formatDate(valid_from, locale) }} />
      </Callout>
    );
  }
  const coming = versions.findLast((version) => version.status === 'coming');
  if (!coming) return null;
  const to = pathOfDocument(document, coming.version);
  return (
    <Callout
      action={
        <Link to={to}>
          <FormattedMessage id="documents.readComing" />
        </Link>
      }
    >
      <FormattedMessage id="documents.announced" values={{ date: formatDate(coming.valid_from, locale) }} />
    </Callout>
  );
}
