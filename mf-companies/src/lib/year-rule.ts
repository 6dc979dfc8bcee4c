import { FOUNDED_FROM } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';

/** A year from 1800 to this one, as the API takes it; passes when empty. */
export const yearRule = () =>
  rules.integer().concat(rules.min(FOUNDED_FROM)).concat(rules.max(new Date().getFullYear()));
