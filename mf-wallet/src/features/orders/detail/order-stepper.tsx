import type { Order } from '@wspolnik/contract';
import { formatDate, useLocale } from '@wspolnik/system';
import { Ban, Check, Flag, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import classes from './order-stepper.module.css';
import { type Step, type StepState, stepsOf } from './order-steps.ts';
import { stepMessages as messages } from './stepper.messages.ts';

const ICONS: Partial<Record<StepState, typeof Check>> = { done: Check, rejected: X, cancelled: Ban, reported: Flag };

/** The way of an order to its points, with the step that it is at. */
export function OrderStepper({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  return (
    <ol className={classes.steps} aria-label={formatMessage(messages.label)}>
      {stepsOf(order).map((step, index) => (
        <StepItem key={step.name} step={step} place={index + 1} />
      ))}
    </ol>
  );
}

function StepItem({ step, place }: { step: Step; place: number }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { name, state, isHere, note, at } = step;
  const Icon = ICONS[state];
  const date = at ? formatDate(at, locale, { short: true }) : '';
  return (
    <li
      className={classes.step}
      data-state={state}
      data-here={isHere || undefined}
      aria-current={isHere ? 'step' : undefined}
    >
      <span className={classes.mark} aria-hidden="true">
        {Icon ? <Icon size={16} strokeWidth={2.5} /> : place}
      </span>
      <span className={classes.name}>{formatMessage(messages[name])}</span>
      <span className={classes.note}>{note ? formatMessage(messages[note], { date }) : date}</span>
    </li>
  );
}
