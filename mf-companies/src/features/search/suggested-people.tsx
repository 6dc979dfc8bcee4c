import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { SharedContacts } from '../../lib/cards/shared-contacts.tsx';
import { suggestedRead } from '../../lib/network.reads.ts';
import { searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';

/** People who share contacts with the profile in use, for a search that has no words yet. Nothing without any, or for a guest. */
export function SuggestedPeople() {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const { data } = useRead(isAuth ? suggestedRead() : null);
  const people = data?.results.filter(({ type }) => type === 'user') ?? [];
  if (people.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="search-people">
      <header className={classes.sectionHead}>
        <h2 id="search-people">{formatMessage(messages.people)}</h2>
      </header>
      <ul className={classes.recent}>
        {people.map(({ id, name, thumbnail, shared_contacts: count, shared_names: names }) => (
          <li key={id}>
            <Link to={`/profiles/${id}`}>
              <Avatar name={name} image={thumbnail} size={36} />
              <span className={classes.query}>{name}</span>
              <SharedContacts count={count} names={names} variant="icon" className={classes.shared} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
