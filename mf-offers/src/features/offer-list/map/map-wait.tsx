import { Spinner } from '@wspolnik/system';
import classes from '../offer-list.module.css';

/** As high as the map, while its code or its markers load. */
export function MapWait() {
  return (
    <div className={classes.mapSkeleton} aria-busy="true">
      <Spinner size={28} />
    </div>
  );
}
