import type { SavedSearch } from '@wspolnik/contract';
import { Button, EmptyState, ErrorPanel, Spinner, useErrorText } from '@wspolnik/system';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { savedMessages as messages } from '../offer-list.messages.ts';
import { SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';
import { removeSearch, saveSearch, type useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchListProps {
  saved: ReturnType<typeof useSavedSearches>;
  /** The one that the active filters are. */
  currentId: string | undefined;
  /** Below the form the list has its own heading, and an empty list shows no text. */
  titled: boolean;
  onOpen: () => void;
}

export function SavedSearchList({ saved, currentId, titled, onOpen }: SavedSearchListProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [now] = useState(() => new Date());
  const removal = useRemoval();
  const { searches, error, retry } = saved;
  if (error && !searches) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (searches?.length === 0 && titled && !removal.removed) return null;
  return (
    <section className={classes.saved} aria-label={formatMessage(messages.title)}>
      {titled && <h3 className={classes.title}>{formatMessage(messages.title)}</h3>}
      <RemovalNote removal={removal} />
      {!searches && <Spinner size={28} />}
      {searches?.length === 0 && (
        <EmptyState
          icon={<Bookmark size={26} strokeWidth={1.75} />}
          title={formatMessage(messages.none)}
          text={formatMessage(messages.noneText)}
        />
      )}
      <ul className={classes.list}>
        {searches?.map((search) => (
          <li key={search.id}>
            <SavedSearchRow
              search={search}
              isCurrent={search.id === currentId}
              now={now}
              onOpen={onOpen}
              onRemove={() => void removal.start(search)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Removes at once. Undo is in the dialog, because a toast behind it could not be reached. */
function useRemoval() {
  const errorText = useErrorText();
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const [problem, setProblem] = useState('');
  const attempt = async (write: () => Promise<void>, after: SavedSearch | null) => {
    setProblem('');
    try {
      await write();
      setRemoved(after);
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return {
    removed,
    problem,
    start: (search: SavedSearch) => attempt(() => removeSearch(search), search),
    undo: ({ name, filters }: SavedSearch) => attempt(() => saveSearch({ name, filters }), null),
  };
}

function RemovalNote({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  const { formatMessage } = useIntl();
  const { removed, problem, undo } = removal;
  return (
    <div role="status">
      {removed && (
        <p className={classes.note}>
          <span>{formatMessage(messages.removed, { name: removed.name })}</span>
          <Button variant="outline" size="sm" autoFocus onClick={() => undo(removed)}>
            {formatMessage(messages.undo)}
          </Button>
        </p>
      )}
      {problem && <p className={classes.problem}>{problem}</p>}
    </div>
  );
}
