import { forget, useAction } from '@wspolnik/kit';
import { refreshMe } from '@wspolnik/shared-auth';
import { Button, formatDate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companiesRead, companyRead } from '../../lib/companies.reads.ts';
import { keepCompany } from './company-deletion.api.ts';
import { messages } from './company-deletion.messages.ts';
import classes from './company-deletion.module.css';

export interface PendingDeletionProps {
  name: string;
  /** When the company goes. */
  at: string;
  onChanged: () => void;
}

/** The company is hidden and goes on a day; until then an owner takes that back. */
export function PendingDeletion({ name, at, onChanged }: PendingDeletionProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(
    async () => {
      await keepCompany();
      await refreshMe().catch(() => {});
      void forget(companiesRead, companyRead);
    },
    {
      onDone: () => {
        toast.success(formatMessage(messages.kept));
        onChanged();
      },
    },
  );
  const keep = () =>
    run().catch((error: unknown) => {
      toast.error(errorText(error));
      // Another owner may have taken it back.
      onChanged();
    });
  return (
    <div className={`wp-container ${classes.page}`}>
      <div className={classes.body}>
        <h1>{formatMessage(messages.pending)}</h1>
        <p className={classes.lead}>
          {formatMessage(messages.pendingText, {
            name: <strong key="name">{name}</strong>,
            date: formatDate(at, locale, { time: true }),
          })}
        </p>
        <div className={classes.buttons}>
          <Button loading={isRunning} onClick={() => void keep()}>
            {formatMessage(messages.keep)}
          </Button>
        </div>
      </div>
    </div>
  );
}
