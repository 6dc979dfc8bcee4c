import type { SecondStepReply } from '@wspolnik/contract';
import { askForPasskey } from '@wspolnik/kit/confirmation';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, Callout } from '@wspolnik/system';
import { problemMessage } from '@wspolnik/system/forms';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './auth-page.module.css';

interface PasskeyStepProps {
  options: SecondStepReply['second_step']['passkey_options'];
  onProve(proof: object): Promise<void>;
}

/** Browsers open their dialog only after a press. */
export function PasskeyStep({ options, onProve }: PasskeyStepProps) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const ask = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      await onProve({ passkey: await askForPasskey(options ?? {}) });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className={styles.form}>
      <div role="alert">
        {failure && (
          <Callout tone="danger">
            <FormattedMessage id={failure} />
          </Callout>
        )}
      </div>
      <Button fullWidth loading={isRunning} onClick={() => void ask()}>
        <FormattedMessage id="auth.secondStep.passkey" />
      </Button>
    </div>
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'auth.secondStep.passkeyCancelled';
  const rule = error.fields?.passkey?.[0]?.code;
  return rule ? `validators.${rule}` : problemMessage(error).id;
}
