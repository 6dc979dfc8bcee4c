import { Spinner, useBusy } from '@wspolnik/system';
import { FormattedMessage } from 'react-intl';
import styles from './map-loading.module.css';

/** In place of the map while its code and its data load: a map without data is an empty field of one colour. */
export function MapLoading() {
  useBusy();
  return (
    <div className={styles.loading} aria-busy="true">
      <p role="status">
        <Spinner size={20} />
        <FormattedMessage id="ui.map.loading" />
      </p>
    </div>
  );
}
