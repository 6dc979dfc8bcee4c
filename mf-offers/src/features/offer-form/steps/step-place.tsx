import type { Company } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { searchAddress } from '@wspolnik/kit/lists';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button } from '@wspolnik/system';
import { FormMap, type PickedPlace, PlaceFields } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { Building2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ownCompanyRead } from '../../../lib/offers.reads.ts';
import { OFFER_FIELDS } from '../offer-form.fields.ts';
import { placeMessages as messages } from '../offer-form.messages.ts';
import classes from '../offer-form.module.css';
import { type OfferFormValues, pointOf } from '../offer-form.values.ts';

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
      <CompanyAddress onPick={pick} />
      <PlaceFields
        labels={{
          address: formatMessage(messages.address),
          addressHelp: formatMessage(messages.addressHelp),
          zip: formatMessage(OFFER_FIELDS.zip_code.label),
          city: formatMessage(messages.city),
        }}
        search={searchAddress}
        onPick={pick}
      />
      {point && <FormMap label={formatMessage(messages.map)} point={point} name={values.title || values.city} />}
    </>
  );
}

/** Most offers are where the company is. Nothing for an admin and for a company without an address. */
function CompanyAddress({ onPick }: { onPick: (place: PickedPlace) => void }) {
  const { formatMessage } = useIntl();
  const hasCompany = useSessionStore(({ company }) => company !== null);
  const { data } = useRead(hasCompany ? ownCompanyRead() : null);
  const place = data && placeOf(data);
  if (!place) return null;
  return (
    <Button
      variant="soft"
      className={classes.companyAddress}
      icon={<Building2 size={18} strokeWidth={1.75} />}
      onClick={() => onPick(place)}
    >
      {formatMessage(messages.companyAddress)}
    </Button>
  );
}

function placeOf({ address, zip_code, location: { city, lat, lng } }: Company): PickedPlace | null {
  if (!city || lat === null || lng === null) return null;
  return { address: address ?? '', zip_code: zip_code ?? '', city, lat, lng };
}
