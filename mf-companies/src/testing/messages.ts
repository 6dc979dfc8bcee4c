import companyDetailEn from '../features/company-detail/messages/en.json';
import companyDetailPl from '../features/company-detail/messages/pl.json';
import membershipNumbersEn from '../features/membership-numbers/messages/en.json';
import membershipNumbersPl from '../features/membership-numbers/messages/pl.json';
import plansEn from '../features/plans/messages/en.json';
import plansPl from '../features/plans/messages/pl.json';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its stories. */
export const messages = {
  pl: { ...pl, ...companyDetailPl, ...membershipNumbersPl, ...plansPl },
  en: { ...en, ...companyDetailEn, ...membershipNumbersEn, ...plansEn },
};
