import classes from './company-list.module.css';

const CARDS = Array.from({ length: 9 }, (_, card) => card);

/** Cards of the height of real ones, so that the list does not move when it comes. */
export function CompanyGridSkeleton() {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.grid}>
        {CARDS.map((card) => (
          <li key={card} className={classes.bone} />
        ))}
      </ul>
    </div>
  );
}
