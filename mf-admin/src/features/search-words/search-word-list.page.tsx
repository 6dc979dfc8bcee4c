import type { SearchWord } from '@wspolnik/contract';
import { ActionQuestion, refresh } from '@wspolnik/kit';
import { Button, DialogOnDemand } from '@wspolnik/system';
import { Plus, TextSearch } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { searchWordQuery, searchWordsRead } from '../../lib/search-words.reads.ts';
import { SearchWordRow } from './search-word-row.tsx';
import { deleteSearchWord } from './search-words.api.ts';
import { searchWordMessages as messages } from './search-words.messages.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "search-word-dialog" */ './search-word-dialog.tsx')).SearchWordDialog;

/** What people call trades and things, and what their searches find as well. */
export function SearchWordListPage() {
  const { formatMessage } = useIntl();
  const list = useAdminList(searchWordQuery, searchWordsRead);
  const [edited, setEdited] = useState<{ word: SearchWord | null } | null>(null);
  const [doomed, setDoomed] = useState<SearchWord | null>(null);
  return (
    <AdminList
      {...list}
      messages={messages}
      icon={TextSearch}
      action={
        <Button icon={<Plus size={18} strokeWidth={1.75} />} onClick={() => setEdited({ word: null })}>
          {formatMessage(messages.add)}
        </Button>
      }
      row={(word) => <SearchWordRow word={word} onEdit={() => setEdited({ word })} onDelete={() => setDoomed(word)} />}
    >
      <DialogOnDemand load={loadDialog} props={edited && { ...edited, onClose: () => setEdited(null) }} />
      {doomed && <DeleteSearchWord word={doomed} onClose={() => setDoomed(null)} />}
    </AdminList>
  );
}

function DeleteSearchWord({ word: { id, phrase }, onClose }: { word: SearchWord; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ActionQuestion
      danger
      title={formatMessage(messages.deleteTitle, { phrase })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { phrase })}
      act={() => deleteSearchWord(id)}
      onDone={() => void refresh(searchWordsRead)}
      onClose={onClose}
    />
  );
}
