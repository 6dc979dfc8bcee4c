import { refresh } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companyRead } from '../../lib/companies.reads.ts';
import { ownCompanyRead } from '../../lib/own-company.reads.ts';
import { manageNumber } from './membership.api.ts';
import { membershipRead } from './membership.reads.ts';
import type { MembershipNumber } from './membership-data.ts';

/** Takes and gives up numbers; the list and the company are read again afterwards, also after a refusal. */
export function useNumberChange() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const change = async ({ id, number }: MembershipNumber, take: boolean) => {
    try {
      await manageNumber({ card_id: id, take });
      await refresh(membershipRead, ownCompanyRead, companyRead);
      toast.success(formatMessage({ id: take ? 'membership.taken' : 'membership.given_up' }, { number }));
    } catch (error) {
      toast.error(errorText(error));
      // Somebody else was faster, or a colleague did the same: the page is out of date.
      if (error instanceof ApiError && error.code !== 'network') await refresh(membershipRead, ownCompanyRead);
    }
  };
  return {
    take: (number: MembershipNumber) => change(number, true),
    giveUp: (number: MembershipNumber) => change(number, false),
  };
}
