import type { PersonHit } from '@wspolnik/contract';
import { Avatar, Badge, Link } from '@wspolnik/system';
import { CardFact, Marked } from '@wspolnik/system/cards';
import { useIntl } from 'react-intl';
import { ContactCounts } from '../../lib/cards/contact-counts.tsx';
import { type CardActions, ProfileActions } from '../../lib/cards/profile-actions.tsx';
import { SharedContacts } from '../../lib/cards/shared-contacts.tsx';
import { searchQuery } from '../../lib/search-query.ts';
import classes from './people.module.css';
import { peopleMessages as messages } from './search.messages.ts';

export interface PersonRowProps extends CardActions {
  person: PersonHit;
  q: string;
  headingLevel: 2 | 3;
}

/** A person in the list of people: who they are, where they work, what they seek and offer. */
export function PersonRow({ person, q, headingLevel, ...actions }: PersonRowProps) {
  const Heading = `h${headingLevel}` as const;
  const isNamed = person.shared_names.length > 0;
  const { id, name, thumbnail, headline, city, work, seeks, offers } = person;
  return (
    <article className={classes.person}>
      <Avatar name={name} image={thumbnail} size={56} />
      <div className={classes.about}>
        <Heading className={classes.name}>
          <Link to={`/profiles/${id}`}>
            <Marked text={name} q={q} />
          </Link>
        </Heading>
        {headline && <p className={classes.headline}>{headline}</p>}
        <div className={classes.facts}>
          {work && <Link to={`/companies/${work.company_id}`}>{work.company_name}</Link>}
          {city && <CardFact icon="pin">{city}</CardFact>}
          <ContactCounts total={person.total_contacts} shared={isNamed ? 0 : person.shared_contacts} />
        </div>
        {isNamed && (
          <SharedContacts count={person.shared_contacts} names={person.shared_names} className={classes.shared} />
        )}
        <Tags name="seeks" tags={seeks} />
        <Tags name="offers" tags={offers} />
      </div>
      <ProfileActions className={classes.actions} profile={person} {...actions} />
    </article>
  );
}

/** Each leads to the people with the same tag. */
function Tags({ name, tags }: { name: 'seeks' | 'offers'; tags: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags} aria-label={formatMessage(messages[name])}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={searchQuery.href({ type: 'users', [name]: tag })} className={classes.tag}>
            <Badge tone={name === 'seeks' ? 'primary' : 'neutral'}>
              {formatMessage(name === 'seeks' ? messages.seeksTag : messages.offersTag, { tag })}
            </Badge>
          </Link>
        </li>
      ))}
    </ul>
  );
}
