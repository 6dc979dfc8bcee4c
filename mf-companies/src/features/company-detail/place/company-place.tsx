import type { Company } from '@wspolnik/contract';
import { Button, ErrorPanel, useOnDemand } from '@wspolnik/system';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { placeMessages as messages } from '../company-detail.messages.ts';
import classes from './company-place.module.css';

const loadMap = async () => (await import(/* webpackChunkName: "company-place" */ './company-map.tsx')).CompanyMap;

/** The address, with a map and the way there. The maps' code is larger than the page's, so it is loaded on request. */
export function CompanyPlace({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { Component, request, failed } = useOnDemand(loadMap);
  const { city, lat, lng } = company.location;
  const lines = [company.address, [company.zip_code, city].filter(Boolean).join(' ')].filter(Boolean);
  if (lines.length === 0) return null;
  const open = () => {
    setOpen(true);
    void request();
  };
  return (
    <section aria-labelledby="company-place">
      <h2 id="company-place" className={classes.heading}>
        {formatMessage(messages.title)}
      </h2>
      <address className={classes.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {lat !== null && lng !== null && !isOpen && (
        <Button variant="outline" icon={<MapPin aria-hidden size={18} strokeWidth={1.75} />} onClick={open}>
          {formatMessage(messages.showMap)}
        </Button>
      )}
      {isOpen && failed && <ErrorPanel title={formatMessage(messages.failed)} onRetry={() => void request()} />}
      {isOpen && !failed && !Component && <div className={classes.skeleton} aria-busy="true" />}
      {Component && isOpen && lat !== null && lng !== null && (
        <Component place={{ id: company.id, name: company.name, lat, lng }} />
      )}
    </section>
  );
}
