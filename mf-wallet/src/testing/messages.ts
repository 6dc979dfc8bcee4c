import invoiceSettingsEn from '../features/invoice-settings/messages/en.json';
import invoiceSettingsPl from '../features/invoice-settings/messages/pl.json';
import ordersEn from '../features/orders/messages/en.json';
import ordersPl from '../features/orders/messages/pl.json';
import pointsEn from '../features/points/messages/en.json';
import pointsPl from '../features/points/messages/pl.json';
import referralsEn from '../features/referrals/messages/en.json';
import referralsPl from '../features/referrals/messages/pl.json';
import summaryEn from '../features/summary/messages/en.json';
import summaryPl from '../features/summary/messages/pl.json';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

/** The remote's own texts, for its stories. */
export const messages = {
  pl: { ...pl, ...invoiceSettingsPl, ...ordersPl, ...pointsPl, ...referralsPl, ...summaryPl },
  en: { ...en, ...invoiceSettingsEn, ...ordersEn, ...pointsEn, ...referralsEn, ...summaryEn },
};
