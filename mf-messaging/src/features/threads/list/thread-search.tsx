import { THREAD_SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { Input, navigate, parseLocation, useSearchParam, useTypedParam } from '@wspolnik/system';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { threadsQuery } from '../../../lib/messages.reads.ts';
import { threadsMessages as messages } from '../threads.messages.ts';

/** The search of the list; the address is its only home, also beside an open thread. */
export function useThreadSearch(): string {
  return threadsQuery.parseOne('q', useSearchParam('q')) ?? '';
}

function search(q: string): void {
  const { pathname, search: now } = parseLocation(window.location.pathname + window.location.search);
  const params = new URLSearchParams(now);
  if (q.trim()) params.set('q', q.trim());
  else params.delete('q');
  const query = params.toString();
  const href = query ? `${pathname}?${query}` : pathname;
  if (href !== pathname + now) navigate(href, { replace: true });
}

export function ThreadSearch() {
  const { formatMessage } = useIntl();
  const { text, setText, commitNow } = useTypedParam(useThreadSearch(), search, THREAD_SEARCH_LENGTH);
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
