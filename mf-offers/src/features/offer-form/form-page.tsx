import { EmptyState, type EmptyStateProps } from '@wspolnik/shared-ui';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from './offer-form.messages.ts';
import classes from './offer-form.module.css';

export interface FormPageProps {
  title: string;
  children: ReactNode;
}

/** Frame of the form, and of the states that replace it. */
export function FormPage({ title, children }: FormPageProps) {
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

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
