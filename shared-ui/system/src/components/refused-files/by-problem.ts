import type { FieldMessage } from '../../validators/field-message.ts';

/** Rejected files by their reason, in the order of the first file of each. */
export function byProblem<Refused extends { problem?: FieldMessage }>(
  refused: readonly Refused[],
): readonly [Refused, ...Refused[]][] {
  const groups = new Map<string, [Refused, ...Refused[]]>();
  for (const file of refused) {
    const reason = JSON.stringify(file.problem);
    const group = groups.get(reason);
    if (group) group.push(file);
    else groups.set(reason, [file]);
  }
  return [...groups.values()];
}
