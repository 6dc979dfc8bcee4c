import threadsEn from '../features/threads/messages/en.json';
import threadsPl from '../features/threads/messages/pl.json';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its stories. */
export const messages = { pl: { ...pl, ...threadsPl }, en: { ...en, ...threadsEn } };
