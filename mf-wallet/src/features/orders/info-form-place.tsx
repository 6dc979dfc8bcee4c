import { Button, Callout, useOnDemand } from '@wspolnik/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { InfoFormProps } from './info-form.tsx';
import { loadInfoForm } from './load-order-forms.ts';
import classes from './order-evidence.module.css';
import { ordersMessages as messages } from './orders.messages.ts';

/** The form comes with the first order that takes one; its place waits, so that nothing below it moves. */
export function InfoFormPlace(props: InfoFormProps) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadInfoForm);
  const first = useRef(request);
  useEffect(() => void first.current(), []);
  if (Component) return <Component {...props} />;
  if (!failed) return <div aria-busy="true" className={classes.bone} />;
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
