import { Button, Callout, useOnDemand } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { loadInfoForm } from '../actions/load-order-forms.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';
import classes from './order-evidence.module.css';

/**
 * Loads the form with the first order that accepts a text. A skeleton reserves its space, so that the layout does not
 * shift.
 */
export function InfoFormLoader(props: OrderOfSide) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadInfoForm);
  const first = useRef(request);
  useEffect(() => void first.current(), []);
  if (Component) return <Component {...props} />;
  if (!failed) return <div aria-busy="true" className={classes.skeleton} />;
  return (
    <Callout
      role="status"
      action={
        <Button variant="outline" size="sm" onClick={() => void request()}>
          {formatMessage(messages.retry)}
        </Button>
      }
    >
      {formatMessage(messages.formFailed)}
    </Callout>
  );
}
