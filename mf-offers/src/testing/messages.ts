import applicantsEn from '../features/applicants/messages/en.json';
import applicantsPl from '../features/applicants/messages/pl.json';
import offerListEn from '../features/offer-list/messages/en.json';
import offerListPl from '../features/offer-list/messages/pl.json';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its stories. */
export const messages = {
  pl: { ...pl, ...applicantsPl, ...offerListPl },
  en: { ...en, ...applicantsEn, ...offerListEn },
};
