import { EmptyState, type EmptyStateProps } from '@wspolnik/system';
import { FormPage, type FormPageProps } from '@wspolnik/system/forms';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './offer-form.messages.ts';

export function GoneOffer({ title, action }: Pick<FormPageProps, 'title'> & Pick<EmptyStateProps, 'action'>) {
  const { formatMessage } = useIntl();
  return (
    <FormPage title={title}>
      <EmptyState
        icon={<SearchX size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.gone)}
        action={action}
      />
    </FormPage>
  );
}
