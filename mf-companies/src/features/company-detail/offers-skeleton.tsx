import classes from './company-detail.module.css';

/** Skeleton of the row of offers, which another remote renders. */
export function OffersSkeleton() {
  return (
    <div aria-busy="true" className={classes.offers}>
      <ul aria-hidden="true" className={classes.grid}>
        {[0, 1, 2].map((card) => (
          <li key={card} className={classes.card} />
        ))}
      </ul>
    </div>
  );
}
