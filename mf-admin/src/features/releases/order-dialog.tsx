import type { ReleaseState } from '@wspolnik/contract';
import { RELEASE_REASON_LENGTH } from '@wspolnik/contract/limits';
import { useAction } from '@wspolnik/kit';
import { ConfirmationField, NO_PROOF, useConfirmation } from '@wspolnik/kit/confirmation';
import { toast } from '@wspolnik/system';
import { FormDialog, RadioGroupField, rules, TextareaField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import people from '../../lib/people/people.module.css';
import { folderOf, shortVersion } from '../../lib/releases.reads.ts';
import { type OrderKind, sendOrder } from './releases.api.ts';
import { orderMessages as messages } from './releases.messages.ts';

const SHARES = [5, 10, 25, 50];
const EMPTY = { why: '', share: '25', ...NO_PROOF };

export interface OrderDialogProps extends Pick<ReleaseState, 'expected' | 'viewsPerSecond'> {
  kind: OrderKind;
  name: string;
  version: string;
  onDone(): void;
  onClose(): void;
}

const TEXTS = {
  promote: { text: messages.promoteText, done: messages.promoted },
  canary: { text: messages.canaryText, done: messages.began },
  rollback: { text: messages.rollbackText, done: messages.rolledBack },
  preview: { text: messages.previewText, done: messages.shown },
} as const;

/** What an admin orders, with the reason and the password or the second step. */
export function OrderDialog({ kind, name, version, expected, viewsPerSecond, onDone, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const confirmation = useConfirmation();
  const { fields, confirmed } = confirmation;
  const schema = useMemo(
    () => object({ ...fields, why: rules.required().min(3).max(RELEASE_REASON_LENGTH) }),
    [fields],
  );
  const { run } = useAction(
    ({ why, share, ...proof }: typeof EMPTY) => {
      const order = { name, version, why: why.trim(), ...(kind === 'canary' && { share: Number(share) }) };
      return confirmed(proof, async (token) => {
        await sendOrder(kind, order, token);
        return true;
      });
    },
    {
      onDone: () => {
        toast.success(formatMessage(TEXTS[kind].done));
        onDone();
      },
    },
  );
  const title = formatMessage(messages[kind], { name: folderOf(name) });
  return (
    <FormDialog
      title={title}
      initialValues={EMPTY}
      schema={schema}
      confirm={title}
      danger={kind === 'rollback'}
      disabled={!confirmation.method}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onClose={onClose}
    >
      <p className={people.dialogText}>{formatMessage(TEXTS[kind].text, { version: shortVersion(version) })}</p>
      {kind === 'canary' && <ShareField expected={expected} viewsPerSecond={viewsPerSecond} />}
      <TextareaField
        name="why"
        label={formatMessage(messages.why)}
        help={formatMessage(messages.whyHelp)}
        required
        counted
        maxLength={RELEASE_REASON_LENGTH}
      />
      <ConfirmationField confirmation={confirmation} />
    </FormDialog>
  );
}

function ShareField({ expected, viewsPerSecond }: Pick<OrderDialogProps, 'expected' | 'viewsPerSecond'>) {
  const { formatMessage, formatNumber } = useIntl();
  const duration = useDuration();
  const { values } = useFormikContext<typeof EMPTY>();
  const times = expected?.find(({ share }) => share === Number(values.share));
  return (
    <>
      <RadioGroupField
        name="share"
        label={formatMessage(messages.share)}
        options={SHARES.map((share) => ({ value: String(share), label: formatMessage(messages.percent, { share }) }))}
      />
      <p className={people.dialogText}>
        {times
          ? formatMessage(messages.expected, {
              views: formatNumber(viewsPerSecond, { maximumSignificantDigits: 2 }),
              rolledBack: duration(times.rolledBack),
              promoted: duration(times.promoted),
            })
          : formatMessage(messages.unknown)}
      </p>
    </>
  );
}

function useDuration() {
  const { formatMessage } = useIntl();
  return (seconds: number): string => {
    if (seconds < 120) return formatMessage(messages.seconds, { count: Math.ceil(seconds) });
    if (seconds < 7200) return formatMessage(messages.minutes, { count: Math.ceil(seconds / 60) });
    return formatMessage(messages.hours, { count: Math.ceil(seconds / 3600) });
  };
}
