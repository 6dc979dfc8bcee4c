import type { AppealSide, DecisionKind } from '@wspolnik/contract/moderation';

interface State {
  status: 'waiting' | 'appealed' | 'decided';
  /** Whose appeals are open: both may appeal a warning. */
  sides: readonly AppealSide[];
  hidden: boolean;
  gone: boolean;
  /** The last decision is a warning. */
  warned: boolean;
}

/** The decisions that fit a case: the only definition of its transitions. */
export function actionsOf(state: State): DecisionKind[] {
  const { status, hidden, gone } = state;
  if (status === 'appealed') return answersOf(state);
  if (gone) return status === 'waiting' ? ['dismiss'] : [];
  if (status === 'waiting') return hidden ? ['hide', 'dismiss'] : ['hide', 'warn', 'dismiss'];
  if (hidden) return ['restore'];
  return ['hide', state.warned ? 'withdraw' : 'warn'];
}

function answersOf({ sides, gone, warned }: State): DecisionKind[] {
  const answers: DecisionKind[] = ['uphold'];
  if (sides.includes('author')) answers.push(warned ? 'withdraw' : 'restore');
  if (sides.includes('reporter') && !gone) {
    answers.push('hide');
    if (!warned) answers.push('warn');
  }
  return answers;
}
