import { useSessionStore } from '@wspolnik/shared-auth';
import classes from './company-list.module.css';

const CARDS = Array.from({ length: 9 }, (_, card) => card);

/** Cards of the height of real ones, so that the list does not move when it comes. */
export function CompanyGridSkeleton() {
  // Most cards of a member have the shared contacts in a line of their own.
  const height = useSessionStore((session) => session.isAuth) ? classes.boneOfMember : classes.boneOfGuest;
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.grid}>
        {CARDS.map((card) => (
          <li key={card} className={`${classes.bone} ${height}`} />
        ))}
      </ul>
    </div>
  );
}
