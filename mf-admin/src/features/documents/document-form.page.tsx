import type { LegalDocument } from '@wspolnik/contract';
import { ReadStates, useRead } from '@wspolnik/kit';
import { LinkButton, PageSkeleton, useLocale, usePage } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { DOCUMENTS, documentRead } from '../../lib/documents.reads.ts';
import { DocumentForm } from './document-form.tsx';
import { formMessages as messages, nameMessages } from './documents.messages.ts';

const LIST = '/admin/documents';
/** Read once: revalidation on focus must not replace the text under unsaved changes. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** /admin/documents/terms-of-service: the next version, which starts from the text of the latest one. */
export function DocumentFormPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const document = DOCUMENTS.find((name) => name === id);
  const current = useRead(document ? documentRead({ document }) : null, ONCE);
  const version = current.data?.versions[0]?.version;
  // An announced version is the one that the next continues.
  const latest = useRead(document && version ? documentRead({ document, version }) : null, ONCE);
  const back = <LinkButton to={LIST}>{formatMessage(messages.back)}</LinkButton>;
  usePage({ title: formatMessage(messages.failed) });
  if (!document) {
    return (
      <FormPage title={formatMessage(messages.gone)}>
        <div>{back}</div>
      </FormPage>
    );
  }
  return (
    <ReadStates
      read={current.error ? current : latest}
      skeleton={<PageSkeleton kind="form" />}
      failed={formatMessage(messages.failed)}
      gone={{ title: formatMessage(messages.gone), action: back }}
    >
      {(data) => <NextVersion key={document} latest={data} />}
    </ReadStates>
  );
}

function NextVersion({ latest }: { latest: LegalDocument }) {
  const { formatMessage } = useIntl();
  const name = formatMessage(nameMessages[latest.document]).toLocaleLowerCase(useLocale());
  const title = formatMessage(messages.title, { name, version: latest.version + 1 });
  usePage({ title });
  return (
    <FormPage title={title} lead={formatMessage(messages.lead)}>
      <DocumentForm latest={latest} />
    </FormPage>
  );
}
