import { EmptyState } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormStateProps {
  /** Title of the page. */
  page: string;
  /** Why there is no form. */
  title: string;
  text: string;
  action: ReactNode;
  /** Below. */
  children?: ReactNode;
}

/** Takes the form's place for those who may not fill it in. */
export function FormState({ page, children, ...state }: FormStateProps) {
  return (
    <FormPage title={page}>
      <EmptyState icon={<Lock size={26} strokeWidth={1.75} />} {...state} />
      {children}
    </FormPage>
  );
}
