import { IconButton, Input } from '@wspolnik/system';
import { useField } from 'formik';
import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD_RULES } from '../../validators/rules.ts';
import { FormField, type FormFieldLook } from '../form/form-field.tsx';
import styles from '../form/forms.module.css';

export interface PasswordFieldProps extends FormFieldLook {
  /** `new-password` for choosing a password. */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows the rules of a registration password, with the met ones ticked. */
  showRules?: boolean;
}

/** A password with a button that shows it. */
export function PasswordField({ autoComplete = 'current-password', showRules, ...field }: PasswordFieldProps) {
  const intl = useIntl();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FormField {...field} help={showRules ? <PasswordRules name={field.name} /> : field.help}>
      {(control) => (
        <Input
          {...control}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          end={
            <IconButton
              size="sm"
              round
              aria-pressed={visible}
              label={intl.formatMessage({ id: visible ? 'ui.password.hide' : 'ui.password.show' })}
              icon={<Icon size={18} strokeWidth={1.75} />}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      )}
    </FormField>
  );
}

function PasswordRules({ name }: { name: string }) {
  const intl = useIntl();
  const [{ value }] = useField<string>(name);
  const text = (id: string) => intl.formatMessage({ id: `ui.password.${id}` });
  return (
    <span className={styles.rules}>
      {text('rules')}
      {Object.entries(PASSWORD_RULES).map(([rule, isMet]) => {
        const met = isMet(value);
        const Icon = met ? Check : Circle;
        return (
          <span key={rule} className={styles.rule} data-met={met}>
            <Icon size={14} strokeWidth={met ? 2.5 : 1.75} />
            <span>{text(`rule.${rule}`)}</span>
            <span className="wp-visually-hidden">{`, ${text(met ? 'rule.met' : 'rule.unmet')}`}</span>
          </span>
        );
      })}
    </span>
  );
}
