import { searchAddress } from '@wspolnik/kit/lists';
import { Field } from '@wspolnik/system';
import { AddressInput, formatAddress, NearMe } from '@wspolnik/system/forms';
import type { MapMarker } from '@wspolnik/system/map';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../company-detail.messages.ts';
import classes from './company-place.module.css';

/** Where the way to the company begins: an address, or the position of the device. */
export function StartField({ onStart }: { onStart: (start: MapMarker) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <div className={classes.start}>
      <Field label={formatMessage(messages.start)} help={formatMessage(messages.startHelp)}>
        {(control) => (
          <AddressInput
            {...control}
            value={text}
            maxLength={120}
            onChange={setText}
            onPick={(address) =>
              onStart({ id: 'start', name: formatAddress(address), lat: address.lat, lng: address.lng })
            }
            search={searchAddress}
          />
        )}
      </Field>
      <NearMe onPosition={(lat, lng) => onStart({ id: 'start', name: formatMessage(messages.you), lat, lng })} />
    </div>
  );
}
