import type { Company } from '@wspolnik/contract';
import { useMembership } from '../own-session.ts';

/** Owners and managers have steps to take, until an admin suspends the company. */
export function useHasSteps({ id, status }: Pick<Company, 'id' | 'status'>): boolean {
  const membership = useMembership(id);
  return membership !== undefined && membership.role !== 'member' && status !== 'suspended';
}
