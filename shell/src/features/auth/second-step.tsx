import type { LoginReply, SecondStepMethod, SecondStepReply } from '@wspolnik/contract';
import { ApiError } from '@wspolnik/shared-auth';
import { Button } from '@wspolnik/system';
import { applyProblem, Form, FormError, rules, TextField } from '@wspolnik/system/forms';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import styles from './auth-page.module.css';
import { AuthPage } from './auth-page.tsx';
import { DisabledHint } from './disabled-hint.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { finishSignIn } from './second-step.api.ts';

export interface SecondStepProps {
  step: SecondStepReply['second_step'];
  onDone(reply: LoginReply): void;
  /** The time or the tries are over: the sign-in begins again. */
  onExpired(): void;
  /** The person goes back to the password. */
  onBack(): void;
}

/** After the password: a code, a passkey or a recovery code. */
export function SecondStep({ step, onDone, onExpired, onBack }: SecondStepProps) {
  const [method, setMethod] = useState<SecondStepMethod>(step.methods[0] ?? 'recovery_code');
  const others = step.methods.filter((other) => other !== method);
  const prove = async (proof: object) => {
    try {
      onDone(await finishSignIn({ token: step.token, ...proof }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_expired') onExpired();
      else throw error;
    }
  };
  const aside = (
    <Button variant="ghost" onClick={onBack}>
      <FormattedMessage id="auth.secondStep.back" />
    </Button>
  );
  return (
    <AuthPage
      titleId="auth.secondStep.title"
      lead={`auth.secondStep.lead.${method}`}
      aside={aside}
      isOutcome={method === 'passkey'}
    >
      {method === 'passkey' ? (
        <PasskeyStep options={step.passkey_options} onProve={prove} />
      ) : (
        <CodeForm key={method} field={method === 'authenticator' ? 'code' : 'recovery_code'} onProve={prove} />
      )}
      {others.length > 0 && (
        <div className={styles.actions}>
          {others.map((other) => (
            <Button key={other} variant="outline" onClick={() => setMethod(other)}>
              <FormattedMessage id={`auth.secondStep.use.${other}`} />
            </Button>
          ))}
        </div>
      )}
    </AuthPage>
  );
}

interface CodeFormProps {
  field: 'code' | 'recovery_code';
  onProve(proof: object): Promise<void>;
}

const SCHEMAS = {
  code: object({ code: rules.required() }),
  recovery_code: object({ recovery_code: rules.required() }),
};

function CodeForm({ field, onProve }: CodeFormProps) {
  const intl = useIntl();
  const isApp = field === 'code';
  const onSubmit = async (values: Record<string, string>, form: FormikHelpers<Record<string, string>>) => {
    form.setStatus(undefined);
    try {
      await onProve({ [field]: values[field]?.trim() });
    } catch (error) {
      applyProblem(form, error);
    }
  };
  return (
    <Formik initialValues={{ [field]: '' }} validationSchema={SCHEMAS[field]} onSubmit={onSubmit}>
      {({ isSubmitting, status }) => (
        <Form className={styles.form} noValidate>
          <FormError />
          {status?.id === 'errors.account_disabled' && <DisabledHint />}
          <TextField
            name={field}
            inputMode={isApp ? 'numeric' : 'text'}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            maxLength={isApp ? 10 : 20}
            required
            // The view came in answer to the password: the next thing to do is to type the code.
            autoFocus
            label={intl.formatMessage({ id: isApp ? 'auth.secondStep.code' : 'auth.secondStep.recoveryCode' })}
            help={intl.formatMessage({ id: isApp ? 'auth.secondStep.codeHelp' : 'auth.secondStep.recoveryHelp' })}
          />
          <Button type="submit" fullWidth loading={isSubmitting}>
            <FormattedMessage id="shell.login" />
          </Button>
        </Form>
      )}
    </Formik>
  );
}
