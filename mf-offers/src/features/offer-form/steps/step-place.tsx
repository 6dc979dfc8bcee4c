import { type AddressData, AddressField, TextField } from '@wspolnik/shared-ui/forms';
import { searchAddress } from '@wspolnik/shared-ui/lists';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { MAX_ADDRESS, MAX_CITY, MAX_ZIP } from '../offer-form.schema.ts';
import { type OfferFormValues, pointOf } from '../offer-form.values.ts';
import { PlaceMapLoader } from './place-map-loader.tsx';
import { WorkFields } from './work-fields.tsx';

export function StepPlace() {
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<OfferFormValues>();
  const point = pointOf(values);
  const pick = ({ street, house_number, postal_code, city, lat, lng }: AddressData) =>
    void setValues((before) => ({
      ...before,
      address: [street, street && house_number].filter(Boolean).join(' '),
      zip_code: postal_code ?? before.zip_code,
      city,
      latitude: lat,
      longitude: lng,
      located_in: city,
    }));
  return (
    <>
      <p className={classes.hint}>{formatMessage(messages.hint)}</p>
      <AddressField
        name="address"
        label={formatMessage(messages.address)}
        help={formatMessage(messages.addressHelp)}
        search={searchAddress}
        onPick={pick}
        maxLength={MAX_ADDRESS}
      />
      <div className={classes.pair}>
        <TextField name="zip_code" label={formatMessage(messages.zip)} maxLength={MAX_ZIP} />
        <TextField name="city" label={formatMessage(messages.city)} maxLength={MAX_CITY} />
      </div>
      {point && <PlaceMapLoader point={point} name={values.title || values.city} />}
      <WorkFields />
    </>
  );
}
