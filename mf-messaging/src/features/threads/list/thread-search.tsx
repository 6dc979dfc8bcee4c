import { THREAD_SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { Input, useTypedParam } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { changeListView, useListView } from '../thread-address.ts';
import { threadsMessages as messages } from '../threads.messages.ts';

const search = (q: string) => changeListView('q', q.trim());

export function ThreadSearch() {
  const { formatMessage } = useIntl();
  const { text, setText, commitNow } = useTypedParam(useListView().q ?? '', search, THREAD_SEARCH_LENGTH);
  return (
    <search>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Input
          type="search"
          start={<Search aria-hidden size={18} strokeWidth={1.75} />}
          aria-label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchHint)}
          maxLength={THREAD_SEARCH_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </search>
  );
}
