import { REFERRAL_LENGTH } from '@wspolnik/contract/limits';
import { sendJSON } from '@wspolnik/shared-auth';

/** Offers that this page has counted: going back to one is no other click. */
const counted = new Set<string>();

/** The page was loaded once more by the button of the browser. */
const isReload = () =>
  performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'reload') === true;

/** Reports to the API that the offer was opened through the referral link in the address. It is only a figure, so a failure is nobody's. */
export async function countClick(offer_id: string): Promise<void> {
  const token = new URLSearchParams(window.location.search).get('ref') ?? '';
  const click = `${token} ${offer_id}`;
  if (token === '' || token.length > REFERRAL_LENGTH || counted.has(click) || isReload()) return;
  counted.add(click);
  await sendJSON('POST', 'recommendations/click/', { json: { token, offer_id } }).catch(() => undefined);
}
