import { EmptyState } from '@wspolnik/shared-ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './company-form.module.css';

interface FormStateProps {
  /** Title of the page. */
  page: string;
  /** Why there is no form. */
  title: string;
  text: string;
  action: ReactNode;
}

/** Takes the form's place for those who may not fill it in. */
export function FormState({ page, ...state }: FormStateProps) {
  return (
    <div className={`wp-container ${classes.page}`}>
      <h1>{page}</h1>
      <EmptyState icon={<Lock size={26} strokeWidth={1.75} />} {...state} />
    </div>
  );
}
