import type { AppealSide, DecisionKind } from '@wspolnik/contract/moderation';

interface State {
  status: 'waiting' | 'appealed' | 'decided';
  /** Whose appeal is open. */
  side: AppealSide | null;
  hidden: boolean;
  gone: boolean;
}

/** The decisions that fit a case: the only definition of its transitions. */
export function actionsOf({ status, side, hidden, gone }: State): DecisionKind[] {
  if (status === 'appealed') {
    if (side === 'author') return ['uphold', 'restore'];
    return gone ? ['uphold'] : ['uphold', 'hide'];
  }
  if (gone) return status === 'waiting' ? ['dismiss'] : [];
  if (status === 'waiting') return ['hide', 'dismiss'];
  return hidden ? ['restore'] : ['hide'];
}
