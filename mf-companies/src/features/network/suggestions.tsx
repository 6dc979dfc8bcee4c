import type { NetworkSuggestions } from '@wspolnik/contract';
import { changeRead, useRead } from '@wspolnik/kit';
import { NetworkButton } from '@wspolnik/market';
import { Avatar, IconButton, Link, toast, useErrorText, useKeptFocus } from '@wspolnik/system';
import { usePending } from '@wspolnik/system/cards';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { SharedContacts } from '../../lib/cards/shared-contacts.tsx';
import { type Recipient, useContactChange } from '../../lib/contact-change.ts';
import { suggestionsRead } from '../../lib/network.reads.ts';
import { dismissSuggestion } from './network.api.ts';
import classes from './suggestions.module.css';

type Suggestion = NetworkSuggestions['results'][number];

const SKELETONS = [0, 1, 2, 3];

/** Changes what is shown of the suggestions; the API is asked again on the next visit. */
function changeSuggestions(change: (results: Suggestion[]) => Suggestion[]): void {
  void changeRead<NetworkSuggestions>(suggestionsRead(), (data) => data && { ...data, results: change(data.results) }, {
    revalidate: false,
  });
}

/** People and companies who share most contacts with the profile in use; links to where more are found. */
export function Suggestions() {
  const { formatMessage } = useIntl();
  const id = useId();
  const { data, error } = useRead(suggestionsRead());
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  return (
    <aside ref={root} aria-labelledby={id} className={classes.panel}>
      <h2 ref={heading} id={id} tabIndex={-1} className={classes.heading}>
        {formatMessage({ id: 'network.suggestions' })}
      </h2>
      {!data && !error && <SuggestionSkeleton />}
      {data && data.results.length > 0 && (
        <ul className={classes.list}>
          {data.results.map((suggestion) => (
            <SuggestionRow key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
      {(error || data?.results.length === 0) && (
        <p className={classes.none}>
          {formatMessage({ id: error ? 'network.suggestions.failed' : 'network.suggestions.none' })}
        </p>
      )}
      <p className={classes.links}>
        <Link to="/companies">{formatMessage({ id: 'network.find_companies' })}</Link>
        <Link to="/search?type=users">{formatMessage({ id: 'network.find_people' })}</Link>
      </p>
    </aside>
  );
}

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const { formatMessage } = useIntl();
  const { id, type, name, thumbnail, shared_contacts, shared_names, network_status } = suggestion;
  const change = useContactChange();
  const errorText = useErrorText();
  const { pending, run } = usePending();
  const recipient: Recipient = { type, id };
  const onChange = async (action: 'add' | 'remove' | 'decline') => {
    const reply = await change(recipient, action);
    if (!reply) return;
    changeSuggestions((results) =>
      results.map((each) => (each.id === id ? { ...each, network_status: reply.network_status } : each)),
    );
  };
  const dismiss = async () => {
    try {
      await dismissSuggestion({ recipient: type, recipient_id: id });
      changeSuggestions((results) => results.filter((each) => each.id !== id));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <li className={classes.row}>
      <Avatar name={name} image={thumbnail} size={40} shape={type === 'company' ? 'square' : 'round'} />
      <div className={classes.who}>
        <Link to={`/${type === 'company' ? 'companies' : 'profiles'}/${id}`} className={classes.name}>
          {name}
        </Link>
        {suggestion.type === 'user' && suggestion.headline && (
          <span className={classes.headline}>{suggestion.headline}</span>
        )}
        <SharedContacts count={shared_contacts} names={shared_names} className={classes.shared} />
      </div>
      <IconButton
        size="sm"
        data-stop
        label={`${formatMessage({ id: 'network.suggestions.dismiss' })}: ${name}`}
        icon={<X size={18} strokeWidth={1.75} />}
        loading={pending}
        onClick={() => void run(dismiss)}
      />
      <div className={classes.action}>
        <NetworkButton
          authenticated
          fullWidth
          name={name}
          type={type}
          status={network_status}
          onChange={onChange}
          onError={toast.error}
        />
      </div>
    </li>
  );
}

function SuggestionSkeleton() {
  return (
    <ul aria-hidden="true" className={classes.list}>
      {SKELETONS.map((index) => (
        <li key={index} className={classes.skeleton} />
      ))}
    </ul>
  );
}
