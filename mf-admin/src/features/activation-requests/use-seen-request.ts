import type { ActivationRequest } from '@wspolnik/contract';
import { type Seen, useRead, useSeen } from '@wspolnik/kit';
import { requestRead } from '../../lib/activation-requests.reads.ts';
import type { Decision } from './use-decide.ts';

/** Compares what a decision depends on and others can change. */
const isSame = (one: ActivationRequest, other: ActivationRequest): boolean =>
  one.id === other.id &&
  one.status === other.status &&
  one.company.name === other.company.name &&
  one.document?.sent_at === other.document?.sent_at &&
  one.document?.state === other.document?.state;

export interface SeenRequest extends Seen<ActivationRequest, ActivationRequest> {
  /** The request that a refusal named is being read. */
  isReading: boolean;
}

/** `listed` is the company's live row. A request that left the list, or that only a refusal names, is read separately. */
export function useSeenRequest({ request, now }: Decision, listed: ActivationRequest | undefined): SeenRequest {
  const row = now === undefined || listed?.id === now ? listed : undefined;
  const { data } = useRead(row ? null : requestRead({ id: now ?? request.id }));
  const live = row ?? data ?? null;
  const state = useSeen<ActivationRequest, ActivationRequest>(live, isSame, request);
  return { ...state, isReading: now !== undefined && live === null };
}
