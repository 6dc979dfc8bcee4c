import type { PublicProfile } from '@wspolnik/contract';
import { withQuery } from '@wspolnik/shared-auth';
import { Link } from '@wspolnik/system';
import { Link as LinkIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { safeUrl } from '../../lib/safe-url.ts';
import classes from './profile.module.css';

/** What the person looks for and offers, their text and links, as far as they show them; nothing without any. */
export function ProfileAbout({ profile }: { profile: PublicProfile }) {
  const { seeks, offers, about } = profile;
  const links = linksOf(profile);
  if (seeks.length + offers.length + links.length === 0 && !about) return null;
  return (
    <div className={classes.about}>
      <Tags titleId="profiles.seeks" tags={seeks} />
      <Tags titleId="profiles.offers" tags={offers} />
      {(about || links.length > 0) && (
        <Section titleId="profiles.about">
          {about && <p className={classes.text}>{about}</p>}
          {links.length > 0 && (
            <ul className={classes.links}>
              {links.map(({ name, href }) => (
                <li key={name}>
                  <LinkIcon aria-hidden size={16} strokeWidth={1.75} />
                  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
    </div>
  );
}

const SERVICES = [
  ['linkedin', 'LinkedIn'],
  ['facebook', 'Facebook'],
  ['twitter', 'X (Twitter)'],
] as const;

const linksOf = (profile: PublicProfile) =>
  SERVICES.flatMap(([key, name]) => {
    const url = safeUrl(profile[key]);
    return url ? [{ name, href: url.href }] : [];
  });

function Section({ titleId, children }: { titleId: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {formatMessage({ id: titleId })}
      </h2>
      {children}
    </section>
  );
}

/** Each leads to the people who are found by it. */
function Tags({ titleId, tags }: { titleId: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Section titleId={titleId}>
      <ul className={classes.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={withQuery('/search', { q: tag, type: 'users' })} className={classes.tag}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
