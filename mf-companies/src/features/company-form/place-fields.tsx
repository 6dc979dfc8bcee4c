import { ErrorBoundary, useOnDemand } from '@wspolnik/shared-ui';
import { type AddressData, AddressField, TextField } from '@wspolnik/shared-ui/forms';
import { searchAddress } from '@wspolnik/shared-ui/lists';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './company-form.messages.ts';
import classes from './company-form.module.css';
import { MAX_ADDRESS, MAX_CITY, MAX_ZIP } from './company-form.schema.ts';
import { type CompanyFormValues, type Point, pointOf } from './company-form.values.ts';

export function PlaceFields() {
  const { formatMessage } = useIntl();
  const { values, setValues } = useFormikContext<CompanyFormValues>();
  const point = pointOf(values);
  const pick = ({ street, house_number, postal_code, city, lat, lng }: AddressData) =>
    void setValues((before) => ({
      ...before,
      address: [street, street && house_number].filter(Boolean).join(' '),
      zip_code: postal_code ?? before.zip_code,
      city,
      lat,
      lng,
      located_in: city,
    }));
  return (
    <>
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
      {point && <PlaceMap point={point} name={values.name || values.city} />}
    </>
  );
}

const loadMap = async () => (await import(/* webpackChunkName: "company-form-map" */ './place-map.tsx')).PlaceMap;

/** The map's code is loaded with the first coordinates. A failure is not reported, because the address is shown anyway. */
function PlaceMap(props: { point: Point; name: string }) {
  const { Component, request, failed } = useOnDemand(loadMap);
  const start = useEffectEvent(() => void request());
  useEffect(() => start(), []);
  if (failed) return null;
  if (!Component) return <div className={classes.mapSkeleton} aria-busy="true" />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Component {...props} />
    </ErrorBoundary>
  );
}
