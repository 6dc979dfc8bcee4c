import type { PublicProfile } from '@wspolnik/contract';
import { Link } from '@wspolnik/system';
import { Briefcase, MapPin } from 'lucide-react';
import classes from './profile.module.css';

type Identity = Pick<PublicProfile, 'headline' | 'city' | 'companies'>;

/** What tells the person apart from others of that name: headline, job with the company, city. */
export function ProfileIdentity({ headline, city, companies }: Identity) {
  const [first] = companies;
  const job = first?.job_title ? `${first.job_title}, ${first.name}` : null;
  return (
    <>
      {headline && headline !== job && <p className={classes.headline}>{headline}</p>}
      {(first || city) && (
        <ul className={classes.identity}>
          {first && (
            <li>
              <Briefcase aria-hidden size={16} strokeWidth={1.75} />
              {first.job_title && <span>{`${first.job_title},`}</span>}
              <Link to={`/companies/${first.id}`}>{first.name}</Link>
            </li>
          )}
          {city && (
            <li>
              <MapPin aria-hidden size={16} strokeWidth={1.75} />
              <span>{city}</span>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
