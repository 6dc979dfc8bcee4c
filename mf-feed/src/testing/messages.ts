import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its tests and stories. */
export const messages = { pl, en };
