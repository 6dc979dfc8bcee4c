import { searchAddress } from '@wspolnik/kit/lists';
import { ErrorBoundary, useOnDemand } from '@wspolnik/system';
import { type PickedPlace, PlaceFields } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './company-form.messages.ts';
import classes from './company-form.module.css';
import { type CompanyFormValues, type Point, pointOf } from './company-form.values.ts';

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
