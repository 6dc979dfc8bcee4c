import type { ActivationRequest } from '@wspolnik/contract';
import { lazyPage, PartSkeleton } from '@wspolnik/system';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import documents from './document-panel.module.css';
import people from './people.module.css';

// The preview with its dialog weighs more than the page, and a company may have sent no document.
const panel = lazyPage(
  async () => (await import(/* webpackChunkName: "document-panel" */ './document-panel.tsx')).DocumentPanel,
);

interface RequestDocumentProps {
  document: ActivationRequest['document'];
  /** Shows the pages of a PDF; in a list they open in a dialog. */
  expanded?: boolean;
}

export function RequestDocument({ document, expanded = false }: RequestDocumentProps) {
  const { formatMessage } = useIntl();
  const hasDocument = document !== null;
  useEffect(() => {
    if (hasDocument) void panel.prepare();
  }, [hasDocument]);
  if (!document) return <p className={people.muted}>{formatMessage({ id: 'people.no_document' })}</p>;
  return (
    <Suspense
      fallback={
        <PartSkeleton className={documents.documentSkeleton} data-pdf={expanded && /\.pdf$/i.test(document.name)} />
      }
    >
      <panel.Page document={document} expanded={expanded} />
    </Suspense>
  );
}
