import type { ConfirmationMethod } from '@wspolnik/contract';
import { Button, Callout, FieldErrorText, useErrorText } from '@wspolnik/system';
import { PasswordField, TextField, useFieldText } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { KeyRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PROOF_FIELDS } from './confirmation.api.ts';
import classes from './confirmation.module.css';
import type { ConfirmationState, ProofValues } from './use-confirmation.ts';

/**
 * The field of a form that proves the person again: password, code or passkey, whatever the account has. The form has
 * `NO_PROOF` among its initial values, and cannot be sent before `confirmation.method` is known.
 */
export function ConfirmationField({ confirmation }: { confirmation: ConfirmationState }) {
  const { method, others, choose } = confirmation;
  const { setErrors, setFieldTouched, setStatus } = useFormikContext();
  const [isChosen, setChosen] = useState(false);
  if (!method) return <Unknown {...confirmation} />;
  const change = (other: ConfirmationMethod) => {
    setErrors({});
    // A refused submit touched every field, also those that were not shown.
    void setFieldTouched(PROOF_FIELDS[other], false, false);
    setStatus(undefined);
    setChosen(true);
    choose(other);
  };
  return (
    <div className={classes.confirmation}>
      {/* The pressed button is gone: the focus goes to what replaces it. */}
      <Proof key={method} method={method} autoFocus={isChosen} />
      {others.length > 0 && (
        <div className={classes.others}>
          {others.map((other) => (
            <Button key={other} variant="ghost" size="sm" onClick={() => change(other)}>
              <FormattedMessage id={`ui.confirmation.use.${other}`} />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function Unknown({ error, retry }: Pick<ConfirmationState, 'error' | 'retry'>) {
  const errorText = useErrorText();
  if (!error) return <div className={classes.space} aria-busy="true" />;
  return (
    <Callout
      tone="danger"
      role="alert"
      action={
        <Button variant="outline" size="sm" onClick={retry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      }
    >
      {errorText(error)}
    </Callout>
  );
}

interface ProofProps {
  method: ConfirmationMethod;
  autoFocus: boolean;
}

function Proof({ method, autoFocus }: ProofProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `ui.confirmation.${id}` });
  switch (method) {
    case 'password':
      return <PasswordField name="password" required label={text('password')} />;
    case 'passkey':
      return <PasskeyProof autoFocus={autoFocus} />;
    default: {
      const isApp = method === 'authenticator';
      return (
        <TextField
          name={isApp ? 'code' : 'recovery_code'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          maxLength={isApp ? 10 : 20}
          required
          autoFocus={autoFocus}
          label={text(isApp ? 'code' : 'recoveryCode')}
          help={text(isApp ? 'codeHelp' : 'recoveryHelp')}
        />
      );
    }
  }
}

/** Nothing to fill in: the browser asks once the form is sent. */
function PasskeyProof({ autoFocus }: Pick<ProofProps, 'autoFocus'>) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { errors } = useFormikContext<ProofValues>();
  const fieldText = useFieldText();
  useEffect(() => {
    if (autoFocus) place.current?.focus();
  }, [autoFocus]);
  return (
    <div ref={place} className={classes.passkey} tabIndex={-1}>
      <p>
        <KeyRound size={20} strokeWidth={1.75} aria-hidden />
        <FormattedMessage id="ui.confirmation.passkey" />
      </p>
      <FieldErrorText id={id}>{fieldText(errors.passkey)}</FieldErrorText>
    </div>
  );
}
