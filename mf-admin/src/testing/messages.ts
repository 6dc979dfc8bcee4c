import moderationEn from '../features/moderation/messages/en.json';
import moderationPl from '../features/moderation/messages/pl.json';
import taxReportEn from '../features/tax-report/messages/en.json';
import taxReportPl from '../features/tax-report/messages/pl.json';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its stories. */
export const messages = {
  pl: { ...pl, ...moderationPl, ...taxReportPl },
  en: { ...en, ...moderationEn, ...taxReportEn },
};
