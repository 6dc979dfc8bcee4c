import { type PickedPlace, PlaceFields } from '@wspolnik/shared-ui/forms';
import { searchAddress } from '@wspolnik/shared-ui/lists';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { type OfferFormValues, pointOf } from '../offer-form.values.ts';
import { PlaceMapLoader } from './place-map-loader.tsx';
import { WorkFields } from './work-fields.tsx';

export function StepPlace() {
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<OfferFormValues>();
  const point = pointOf(values);
  const pick = ({ zip_code, lat, lng, ...place }: PickedPlace) =>
    void setValues((before) => ({
      ...before,
      ...place,
      zip_code: zip_code ?? before.zip_code,
      latitude: lat,
      longitude: lng,
      located_in: place.city,
    }));
  return (
    <>
      <p className={classes.hint}>{formatMessage(messages.hint)}</p>
      <PlaceFields
        labels={{
          address: formatMessage(messages.address),
          addressHelp: formatMessage(messages.addressHelp),
          zip: formatMessage(messages.zip),
          city: formatMessage(messages.city),
        }}
        search={searchAddress}
        onPick={pick}
      />
      {point && <PlaceMapLoader point={point} name={values.title || values.city} />}
      <WorkFields />
    </>
  );
}
