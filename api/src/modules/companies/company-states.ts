import type { CompanyStatus } from '@wspolnik/contract/companies';
import { problem } from '../../platform/wire/problem.ts';

interface Transition {
  from: readonly CompanyStatus[];
  to: CompanyStatus;
}

/** Domain §6: draft → submitted → active or rejected → submitted; active ↔ suspended. */
const TRANSITIONS = {
  submit: { from: ['draft', 'rejected'], to: 'submitted' },
  activate: { from: ['submitted'], to: 'active' },
  reject: { from: ['submitted'], to: 'rejected' },
  suspend: { from: ['active'], to: 'suspended' },
  reactivate: { from: ['suspended'], to: 'active' },
} as const satisfies Record<string, Transition>;
export type CompanyAction = keyof typeof TRANSITIONS;

/**
 * The status after `action`.
 *
 * @throws ApiProblem invalid_transition with the allowed actions
 */
export function statusAfter(status: CompanyStatus, action: CompanyAction): CompanyStatus {
  const isFrom = (from: readonly CompanyStatus[]) => from.includes(status);
  if (isFrom(TRANSITIONS[action].from)) return TRANSITIONS[action].to;
  const allowed = Object.entries(TRANSITIONS).filter(([, { from }]) => isFrom(from));
  throw problem('invalid_transition', { allowed_actions: allowed.map(([name]) => name) });
}
