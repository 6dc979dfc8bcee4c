import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export interface Strength {
  /** 0 (guessed at once) to 4. */
  score: number;
  /** It is made of what everybody knows about the person. */
  isPersonal: boolean;
}

/** Longer texts take noticeable time, and are strong by their length or are a repetition, which the start shows. */
const MAX_LENGTH = 64;

const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export function checkStrength(password: string, known: readonly string[]): Strength {
  const words = known.flatMap((text) => [text, ...text.split(/[\s@.+_-]+/)]).filter((word) => word.length > 2);
  const { score, sequence } = checker.check(password.slice(0, MAX_LENGTH), words);
  const isPersonal = sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs');
  return { score, isPersonal };
}
