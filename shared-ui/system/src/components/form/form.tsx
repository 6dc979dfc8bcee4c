import { Form as FormikForm } from 'formik';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './forms.module.css';

/** The script of a page (page-script.ts of the gateway) holds a form with this action until React has taken it over. */
const ONLY_SCRIPTS = '#';

export interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** The gateway takes its fields (deploy/src/gateway/form.routes.ts), so it works without scripts. */
  native?: boolean;
}

/**
 * The form around Formik's fields. A browser may send it by itself, before the scripts have arrived: by POST, so that no field
 * becomes part of an address.
 */
export function Form({ native = false, children, ...rest }: FormProps) {
  return (
    <FormikForm {...rest} method="post" action={native ? '' : ONLY_SCRIPTS}>
      {!native && (
        <noscript>
          <p className={styles.needsScript}>
            <FormattedMessage id="ui.form.needsScript" />
          </p>
        </noscript>
      )}
      {children}
    </FormikForm>
  );
}
