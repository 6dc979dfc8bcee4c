import type { PublicProfile } from '@wspolnik/contract';
import { Avatar, Link } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import classes from './profile.module.css';

/** Active companies of a person, with the job or the role in each; nothing without any. */
export function ProfileCompanies({ companies }: Pick<PublicProfile, 'companies'>) {
  const { formatMessage } = useIntl();
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby="profile-companies" className={classes.companies}>
      <h2 id="profile-companies" className={classes.heading}>
        {formatMessage({ id: 'profiles.companies' })}
      </h2>
      <ul className={classes.companyList}>
        {companies.map(({ id, name, thumbnail, city, role, job_title }) => (
          <li key={id} className={classes.company}>
            <Avatar name={name} image={thumbnail} size={48} shape="square" />
            <div className={classes.who}>
              <Link to={`/companies/${id}`} className={classes.companyName}>
                {name}
              </Link>
              <p className={classes.muted}>
                {[job_title ?? formatMessage({ id: `profiles.role.${role}` }), city].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
