import classes from './rows.module.css';

export interface RowSkeletonsProps {
  count?: number;
  size?: 'low' | 'usual' | 'high';
}

/** Of the size of a list of rows. */
export function RowSkeletons({ count = 6, size = 'usual' }: RowSkeletonsProps) {
  return (
    <div aria-hidden="true" className={classes.list}>
      {Array.from({ length: count }, (_, index) => index).map((key) => (
        <div key={key} className={classes.skeleton} data-size={size} />
      ))}
    </div>
  );
}
