import type { AdminLibraryDocument } from '@wspolnik/contract';
import { ActionQuestion, refresh, useAction } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, DialogOnDemand, toast, useErrorText } from '@wspolnik/system';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { libraryQuery, libraryRead } from '../../lib/library.reads.ts';
import { DocumentRow } from './document-row.tsx';
import { deleteDocument, publishDocument } from './library.api.ts';
import { listMessages as messages, topicMessages } from './library.messages.ts';

const loadForm = async () =>
  (await import(/* webpackChunkName: "library-form" */ './library-form-dialog.tsx')).LibraryFormDialog;

const SELECTS = [
  { name: 'topic', label: messages.topic, any: messages.anyTopic, options: topicMessages },
  {
    name: 'published',
    label: messages.state,
    any: messages.anyState,
    options: { true: messages.published, false: messages.draft },
  },
] as const;

export function LibraryListPage() {
  const { formatMessage } = useIntl();
  const list = useAdminList(libraryQuery, libraryRead);
  const [edited, setEdited] = useState<{ document: AdminLibraryDocument | null } | null>(null);
  const [doomed, setDoomed] = useState<AdminLibraryDocument | null>(null);
  const publish = usePublish();
  return (
    <AdminList
      {...list}
      messages={messages}
      icon={BookOpen}
      action={
        <Button icon={<Plus size={18} strokeWidth={1.75} />} onClick={() => setEdited({ document: null })}>
          {formatMessage(messages.add)}
        </Button>
      }
      selects={SELECTS}
      row={(document) => (
        <DocumentRow
          document={document}
          onEdit={() => setEdited({ document })}
          onPublish={() => publish(document)}
          onDelete={() => setDoomed(document)}
        />
      )}
    >
      <DialogOnDemand load={loadForm} props={edited && { ...edited, onClose: () => setEdited(null) }} />
      {doomed && <DeleteDocument document={doomed} onClose={() => setDoomed(null)} />}
    </AdminList>
  );
}

/** Publishes a draft, or takes a published document back. */
function usePublish() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run } = useAction(({ id, published_at }: AdminLibraryDocument) => publishDocument(id, published_at === null));
  return async (document: AdminLibraryDocument): Promise<void> => {
    const { title } = document;
    try {
      const changed = await run(document);
      if (!changed) return;
      toast.success(formatMessage(changed.published_at ? messages.publishDone : messages.unpublishDone, { title }));
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'invalid_transition'))
        return void toast.error(errorText(error));
      toast.info(formatMessage(messages.meanwhile, { title }));
    }
    await refresh(libraryRead);
  };
}

function DeleteDocument({ document: { id, title }, onClose }: { document: AdminLibraryDocument; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ActionQuestion
      danger
      title={formatMessage(messages.deleteTitle, { title })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { title })}
      act={() => deleteDocument(id)}
      onDone={() => void refresh(libraryRead)}
      onClose={onClose}
    />
  );
}
