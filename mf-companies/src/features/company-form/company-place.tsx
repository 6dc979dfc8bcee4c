import { searchAddress } from '@wspolnik/kit/lists';
import { FormMap, type PickedPlace, PlaceFields } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './company-form.messages.ts';
import { type CompanyFormValues, pointOf } from './company-form.values.ts';

export function CompanyPlace() {
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<CompanyFormValues>();
  const point = pointOf(values);
  const pick = ({ zip_code, ...place }: PickedPlace) =>
    void setValues((before) => ({
      ...before,
      ...place,
      zip_code: zip_code ?? before.zip_code,
      located_in: place.city,
    }));
  return (
    <>
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
      {point && <FormMap label={formatMessage(messages.map)} point={point} name={values.name || values.city} />}
    </>
  );
}
