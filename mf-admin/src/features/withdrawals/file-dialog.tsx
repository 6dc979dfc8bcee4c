import type { WithdrawalRequest } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { Callout, formatDate, toast, useLocale } from '@wspolnik/system';
import { CheckboxField, FormDialog } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import { saveFile } from '../../lib/save-file.ts';
import { refreshWithdrawals } from '../../lib/withdrawals.reads.ts';
import { createFile } from './withdrawals.api.ts';
import { fileMessages as messages } from './withdrawals.messages.ts';
import classes from './withdrawals.module.css';

const schema = object({ again: boolean() });

interface FileDialogProps {
  /** Approved ones, to bank accounts. */
  requests: readonly WithdrawalRequest[];
  onClose: () => void;
  onDone: () => void;
}

/** Downloads a file for the bank. Withdrawals of an earlier file are left out unless the admin includes them. */
export function FileDialog({ requests, onClose, onDone }: FileDialogProps) {
  const { formatMessage } = useIntl();
  const sent = requests.filter(({ file }) => file !== null);
  const fresh = requests.filter(({ file }) => file === null);
  const { run } = useAction(
    ({ again }: { again: boolean }, key) =>
      createFile({ ids: (again ? requests : fresh).map(({ id }) => id), ...(again && { again }) }, key),
    {
      onDone: ({ name, content, count, left_out }) => {
        saveFile(name, content);
        toast.success(formatMessage(messages.done, { count, name }));
        // Possible when the admin joined the company after the list was loaded.
        if (left_out.length > 0) {
          const names = left_out.map(({ recipient }) => recipient).join(', ');
          toast.info(formatMessage(messages.leftOut, { count: left_out.length, names }));
        }
        void refreshWithdrawals();
        onDone();
      },
    },
  );
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      initialValues={{ again: false }}
      schema={
        sent.length > 0 && fresh.length === 0 ? object({ again: boolean().isTrue('validators.accepted') }) : schema
      }
      confirm={<Confirm fresh={fresh.length} all={requests.length} />}
      onSubmit={async (values) => (await run(values)) !== undefined}
      onProblem={() => void refreshWithdrawals()}
      onClose={onClose}
    >
      <p>{formatMessage(messages.text, { count: requests.length })}</p>
      {sent.length > 0 ? <SentAlready requests={sent} /> : null}
    </FormDialog>
  );
}

/** How many the file will have. */
function Confirm({ fresh, all }: { fresh: number; all: number }) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<{ again: boolean }>();
  return formatMessage(messages.confirm, { count: values.again ? all : fresh });
}

function SentAlready({ requests }: { requests: readonly WithdrawalRequest[] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <>
      <Callout
        tone="danger"
        icon={<TriangleAlert aria-hidden strokeWidth={1.75} />}
        title={formatMessage(messages.sent, { count: requests.length })}
      >
        <ul className={classes.sent}>
          {requests.map(({ id, holder, file }) => (
            <li key={id}>
              {formatMessage(messages.sentIn, {
                holder: holder.name,
                file: file?.name ?? '',
                date: file ? formatDate(file.created_at, locale, { time: true }) : '',
              })}
            </li>
          ))}
        </ul>
      </Callout>
      <CheckboxField name="again" label={formatMessage(messages.again)} />
    </>
  );
}
