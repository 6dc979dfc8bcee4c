import type { SlotEntry } from '../manifest-types.ts';
import type { Props } from '../types.ts';
import { accepts } from './accepts.ts';
import { audienceOfSlot, haveCommon } from './audience.ts';
import type { Known } from './known.ts';

/** Slots that the candidate and another container fill for the same people, or that are filled for other props than are passed. */
export function slotBreaks(candidate: Known, others: readonly Known[]): string[] {
  const taken = others.flatMap((other) =>
    candidate.manifest.slots
      .filter((slot) => other.manifest.slots.some((theirs) => bothFill(candidate, slot, other, theirs)))
      .map(({ name }) => `${candidate.name} fills the slot ${name}, which belongs to ${other.name}.`),
  );
  const containers = [candidate, ...others];
  const unlike = containers.flatMap((filler) =>
    containers.filter((host) => host === candidate || filler === candidate).flatMap((host) => propBreaks(filler, host)),
  );
  return [...taken, ...unlike];
}

/** Of several that fill a slot a visitor sees only the first, so they may share it only when nobody sees both. */
function bothFill(candidate: Known, slot: SlotEntry, other: Known, theirs: SlotEntry): boolean {
  return slot.name === theirs.name && haveCommon(audienceOfSlot(candidate, slot), audienceOfSlot(other, theirs));
}

function propBreaks(filler: Known, host: Known): string[] {
  return Object.entries(filler.interface.slots.filled).flatMap(([slot, expected]) => {
    const passed = host.interface.slots.rendered[slot];
    if (!passed) return [];
    return unlikeProps(expected, passed).map(
      (problem) => `${filler.name} fills the slot ${slot} ${problem} ${host.name} passes.`,
    );
  });
}

/**
 * Properties that differ from those for which a component was built. A property that it does not know does no harm,
 * nor does one that it can do without.
 */
function unlikeProps(expected: Props, passed: Props): string[] {
  return Object.entries(expected).flatMap(([key, type]) => {
    const name = key.replace('?', '');
    const isOptional = key.endsWith('?');
    const given = passed[name] ?? passed[`${name}?`];
    if (given === undefined) return isOptional ? [] : [`with a property ${name}, which is not among those that`];
    if (!accepts(type, given)) return [`for ${name}: ${type}, not for the ${given} that`];
    return isOptional || name in passed ? [] : [`with a property ${name}, which is not always among those that`];
  });
}
