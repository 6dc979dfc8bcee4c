import classes from './orders.module.css';

/** Rows of the height of real ones, so that the list does not move when it comes. */
export function OrderRowSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <ul aria-hidden="true" className={classes.list}>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <li key={row} className={classes.bone} />
        ))}
      </ul>
    </div>
  );
}
