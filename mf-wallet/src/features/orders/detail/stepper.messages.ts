import type { MessageDescriptor } from 'react-intl';
import type { StepName, StepNote } from './order-steps.ts';

export const stepMessages = {
  label: { id: 'orders.step.label' },
  ordered: { id: 'orders.step.ordered' },
  proof: { id: 'orders.step.proof' },
  check: { id: 'orders.step.check' },
  points: { id: 'orders.step.points' },
  until: { id: 'orders.step.until' },
  from: { id: 'orders.step.from' },
  waiting: { id: 'orders.step.waiting' },
  rejected: { id: 'orders.step.rejected' },
  cancelled: { id: 'orders.step.cancelled' },
  reported: { id: 'orders.step.reported' },
} as const satisfies Record<StepName | StepNote | 'label', MessageDescriptor>;
