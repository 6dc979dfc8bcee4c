import type { Offer } from '@wspolnik/contract';
import { Button, ErrorPanel, useOnDemand } from '@wspolnik/system';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** Pixels; the skeleton in the page's styles has the same height. */
const HEIGHT = 320;

const loadMap = async () => (await import(/* webpackChunkName: "offer-place" */ '@wspolnik/system/map')).PlaceMap;

/** The map of an offer that has a place. Its code is larger than the page's, so it is loaded on request. */
export function OfferPlace({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { Component, request, failed } = useOnDemand(loadMap);
  const { latitude, longitude } = offer;
  if (latitude === null || longitude === null) return null;
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        className={classes.showMap}
        icon={<MapPin size={18} strokeWidth={1.75} />}
        onClick={() => {
          setOpen(true);
          void request();
        }}
      >
        {formatMessage(messages.showMap)}
      </Button>
    );
  }
  if (failed) return <ErrorPanel title={formatMessage(messages.mapFailed)} onRetry={() => void request()} />;
  if (!Component) return <div className={classes.mapSkeleton} aria-busy="true" />;
  return (
    <Component
      label={formatMessage(messages.map)}
      height={HEIGHT}
      place={{ id: offer.id, name: offer.title, lat: latitude, lng: longitude }}
    />
  );
}
