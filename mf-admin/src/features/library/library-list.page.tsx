import type { AdminLibraryDocument, AdminLibraryPage } from '@wspolnik/contract';
import { changeQuery, ListPage, ListStates, refresh, useAction, useList, useListQuery } from '@wspolnik/kit';
import { ListSearch } from '@wspolnik/kit/lists';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, DialogOnDemand, EmptyState, Select, toast, useErrorText } from '@wspolnik/system';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DeleteQuestion } from '../../lib/delete-question.tsx';
import { type LibraryQuery, libraryQuery, libraryRead, TOPICS } from '../../lib/library.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import classes from '../../lib/rows.module.css';
import { DocumentRow } from './document-row.tsx';
import { deleteDocument, publishDocument } from './library.api.ts';
import { listMessages as messages, topicMessages } from './library.messages.ts';

const loadForm = async () =>
  (await import(/* webpackChunkName: "library-form" */ './library-form-dialog.tsx')).LibraryFormDialog;

export function LibraryListPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const query = useListQuery(libraryQuery);
  const list = useList<AdminLibraryPage>(libraryRead(query));
  const [edited, setEdited] = useState<{ document: AdminLibraryDocument | null } | null>(null);
  const [doomed, setDoomed] = useState<AdminLibraryDocument | null>(null);
  const publish = usePublish();
  const add = (
    <Button icon={<Plus size={18} strokeWidth={1.75} />} onClick={() => setEdited({ document: null })}>
      {formatMessage(messages.add)}
    </Button>
  );
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })} action={add}>
      <Filters query={query} />
      <ListStates
        {...{ list, query }}
        of={libraryQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowSkeletons />}
        empty={
          <EmptyState
            icon={<BookOpen size={26} strokeWidth={1.75} />}
            title={formatMessage(messages.empty)}
            text={formatMessage(messages.emptyText)}
          />
        }
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((document) => (
              <li key={document.id}>
                <DocumentRow
                  document={document}
                  onEdit={() => setEdited({ document })}
                  onPublish={() => publish(document)}
                  onDelete={() => setDoomed(document)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <DialogOnDemand load={loadForm} props={edited && { ...edited, onClose: () => setEdited(null) }} />
      {doomed && <DeleteDocument document={doomed} onClose={() => setDoomed(null)} />}
    </ListPage>
  );
}

function Filters({ query }: { query: LibraryQuery }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.tools}>
      <ListSearch
        of={libraryQuery}
        query={query}
        label={formatMessage(messages.search)}
        placeholder={formatMessage(messages.searchHint)}
      />
      <Select
        aria-label={formatMessage(messages.topic)}
        placeholder={formatMessage(messages.anyTopic)}
        options={TOPICS.map((value) => ({ value, label: formatMessage(topicMessages[value]) }))}
        value={query.topic ?? ''}
        onChange={({ target }) => changeQuery(libraryQuery, { topic: TOPICS.find((topic) => topic === target.value) })}
      />
      <Select
        aria-label={formatMessage(messages.state)}
        placeholder={formatMessage(messages.anyState)}
        options={[
          { value: 'true', label: formatMessage(messages.published) },
          { value: 'false', label: formatMessage(messages.draft) },
        ]}
        value={query.published ?? ''}
        onChange={({ target }) =>
          changeQuery(libraryQuery, {
            published: (['true', 'false'] as const).find((state) => state === target.value),
          })
        }
      />
    </div>
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
    <DeleteQuestion
      title={formatMessage(messages.deleteTitle, { title })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { title })}
      onDelete={() => deleteDocument(id)}
      onDeleted={() => void refresh(libraryRead)}
      onClose={onClose}
    />
  );
}
