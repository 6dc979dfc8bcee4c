import classes from './registry.module.css';

const ROWS = Array.from({ length: 8 }, (_, row) => row);

/** Rows of the height of real ones, so that the list does not move when it comes. */
export function RegistrySkeleton() {
  return (
    <div aria-busy="true">
      <div aria-hidden="true" className={classes.bones}>
        {ROWS.map((row) => (
          <div key={row} className={classes.bone} />
        ))}
      </div>
    </div>
  );
}
