import { forget } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companiesRead, companyRead } from './companies.reads.ts';

/** For admins: deletes a company and says how it went; resolves with whether it was deleted. */
export function useDeleteCompany(): (id: string) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return async (id) => {
    try {
      await sendJSON('DELETE', `accounts/admin/delete-company/${id}`);
    } catch (error) {
      toast.error(`${formatMessage({ id: 'companies.admin.delete_failed' })}. ${errorText(error)}`);
      return false;
    }
    toast.success(formatMessage({ id: 'companies.admin.deleted' }));
    await forget(companiesRead, companyRead);
    return true;
  };
}
