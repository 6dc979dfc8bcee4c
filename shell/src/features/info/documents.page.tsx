import type { LegalDocumentName } from '@wspolnik/contract';
import { isGone, StaleNote, useRead } from '@wspolnik/kit';
import { EmptyState, ErrorPanel, Link, PageSkeleton, useErrorText, useSearchParam } from '@wspolnik/system';
import { FileX } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { legalDocumentRead } from '../../lib/legal-documents.reads.ts';
import { DocumentText } from './document-text.tsx';
import { InfoPage } from './info-page.tsx';
import { pathOfDocument } from './path-of-document.ts';

export const TermsPage = () => <DocumentPage document="terms-of-service" titleId="terms.title" lead="terms.lead" />;

export const PrivacyPage = () => <DocumentPage document="privacy-policy" titleId="privacy.title" lead="privacy.lead" />;

const VERSION = /^[1-9]\d{0,5}$/;

interface DocumentPageProps {
  document: LegalDocumentName;
  titleId: string;
  lead: string;
}

/** The version in force, or the one of `?version=`. */
function DocumentPage({ document, titleId, lead }: DocumentPageProps) {
  const asked = useSearchParam('version');
  const version = asked && VERSION.test(asked) ? asked : undefined;
  const read = useRead(legalDocumentRead({ document, version }));
  const { data, error, retry } = read;
  return (
    <InfoPage {...{ titleId, lead }}>
      {data ? (
        <>
          <StaleNote read={read} />
          <DocumentText document={data} />
        </>
      ) : error ? (
        <Failed {...{ document, error, retry }} />
      ) : (
        <PageSkeleton kind="text" />
      )}
    </InfoPage>
  );
}

function Failed({ document, error, retry }: { document: LegalDocumentName; error: Error; retry(): void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (!isGone(error)) {
    return <ErrorPanel title={formatMessage({ id: 'documents.failed' })} detail={errorText(error)} onRetry={retry} />;
  }
  return (
    <EmptyState
      icon={<FileX size={26} strokeWidth={1.75} />}
      title={formatMessage({ id: 'documents.gone' })}
      action={
        <Link to={pathOfDocument(document)}>
          <FormattedMessage id="documents.current" />
        </Link>
      }
    />
  );
}
