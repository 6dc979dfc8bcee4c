import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { toGrosze } from '@wspolnik/system';
import { useFormikContext } from 'formik';
import { publishingRead } from '../../../lib/offers.reads.ts';
import { RewardsCovered } from '../../../lib/rewards-covered.tsx';
import type { OfferFormValues } from '../offer-form.values.ts';
import { loyaltyExample } from './loyalty.ts';

/** For how many rewards the balance of the company in use lasts, while the reward is typed. */
export function CoveredNote() {
  const { values } = useFormikContext<OfferFormValues>();
  // An admin edits without their own company.
  const hasCompany = useSessionStore(({ company }) => company !== null);
  const { data } = useRead(hasCompany ? publishingRead() : null, { revalidateOnFocus: false });
  const total = toGrosze(loyaltyExample(values)?.total ?? '0');
  if (!data || total === 0) return null;
  const isKnown = values.price_kind !== 'individual' || values.loyalty_kind === 'amount';
  const count = isKnown ? Math.floor(toGrosze(data.available_points) / total) : null;
  return <RewardsCovered balance={data.available_points} count={count} />;
}
