import { BUILDINGS_WORDS } from './start-words/buildings.ts';
import { DIGITAL_WORDS } from './start-words/digital.ts';
import { EVENTS_WORDS } from './start-words/events.ts';
import { KNOWLEDGE_WORDS } from './start-words/knowledge.ts';
import { OFFICE_WORDS } from './start-words/office.ts';
import type { StartWords } from './start-words/start-words.ts';

/**
 * Of a new site: what people in Poland call the trades of its first categories, who does them, what is done, and the same in English.
 * Admins change them.
 */
export const START_WORDS: readonly StartWords[] = [
  ...DIGITAL_WORDS,
  ...KNOWLEDGE_WORDS,
  ...BUILDINGS_WORDS,
  ...OFFICE_WORDS,
  ...EVENTS_WORDS,
];
