import postsEn from '../features/posts/messages/en.json';
import postsPl from '../features/posts/messages/pl.json';
import webinarsEn from '../features/webinars/messages/en.json';
import webinarsPl from '../features/webinars/messages/pl.json';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its stories. */
export const messages = {
  pl: { ...pl, ...postsPl, ...webinarsPl },
  en: { ...en, ...postsEn, ...webinarsEn },
};
