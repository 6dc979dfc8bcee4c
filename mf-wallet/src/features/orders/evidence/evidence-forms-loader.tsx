import { Button, Callout, useOnDemand } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { OrderOfSide } from '../../../lib/order-query.ts';
import { loadEvidenceForms } from '../actions/load-order-forms.ts';
import { evidenceMessages as messages } from './evidence.messages.ts';
import classes from './order-evidence.module.css';

/**
 * Loads the inputs with the first order that takes more evidence. Skeletons reserve their space, so that the layout does not
 * shift.
 */
export function EvidenceFormsLoader(props: OrderOfSide) {
  const { formatMessage } = useIntl();
  const { Component, request, failed } = useOnDemand(loadEvidenceForms);
  const first = useRef(request);
  useEffect(() => void first.current(), []);
  if (Component) return <Component {...props} />;
  if (!failed) {
    const { allowed_actions } = props.order;
    return (
      <>
        {allowed_actions.includes('sale-add-document') && <div aria-busy="true" className={classes.dropSkeleton} />}
        {allowed_actions.includes('sale-add-info') && <div aria-busy="true" className={classes.skeleton} />}
      </>
    );
  }
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
