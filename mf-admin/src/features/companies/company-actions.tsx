import type { AdminCompanyDetail } from '@wspolnik/contract';
import { forget, refresh, useAction } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';
import {
  Button,
  ConfirmDialog,
  DialogOnDemand,
  formatMoney,
  LinkButton,
  navigate,
  toast,
  useErrorText,
} from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loadReasonDialog } from '../../lib/people/load-reason-dialog.ts';
import classes from '../../lib/people/people.module.css';
import { companiesRead, companyQuery, companyRead, historyRead } from '../../lib/people/people.reads.ts';
import { blockingObligations } from './blocking-obligations.ts';
import { decisionMessages, detailMessages, actionMessages as messages } from './companies.messages.ts';

const refreshCompany = () => refresh(companyRead, companiesRead, historyRead);

interface CompanyActionsProps {
  company: AdminCompanyDetail;
  /** An admin decides nothing about a company that they belong to. */
  isOwn: boolean;
}

export function CompanyActions({ company, isOwn }: CompanyActionsProps) {
  const { formatMessage } = useIntl();
  const { id, status } = company;
  return (
    <div className={classes.actions}>
      {status === 'active' && (
        <LinkButton to={`/companies/${id}`} variant="outline" size="sm">
          {formatMessage(detailMessages.page)}
        </LinkButton>
      )}
      <LinkButton to={`/companies/${id}/edit`} variant="outline" size="sm">
        {formatMessage(messages.edit)}
      </LinkButton>
      {!isOwn && <Suspension company={company} />}
      {!isOwn && <DeleteCompany company={company} />}
    </div>
  );
}

function Suspension({ company: { id, name, status, obligations } }: { company: AdminCompanyDetail }) {
  const { formatMessage } = useIntl();
  const [asked, ask] = useState<'suspend' | 'restore' | null>(null);
  const next = status === 'active' ? 'suspend' : 'restore';
  // A company with a scheduled deletion is hidden until its owners cancel that.
  if ((status !== 'active' && status !== 'suspended') || obligations.deletes_at) return null;
  // Another admin may act while the dialog is open: it does not turn into the opposite.
  const texts = decisionMessages[asked ?? next];
  const suspend = asked === 'suspend';
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => ask(next)}>
        {formatMessage(decisionMessages[next].label)}
      </Button>
      <DialogOnDemand
        load={loadReasonDialog}
        props={
          asked
            ? {
                title: formatMessage(texts.title, { name }),
                text: formatMessage(texts.text),
                confirm: formatMessage(texts.confirm),
                danger: suspend,
                decide: (reason) =>
                  sendJSON('POST', 'admin/suspend_company/', { json: { company_id: id, suspend, reason } }),
                onDone: () => {
                  toast.success(formatMessage(texts.done, { name }));
                  void refreshCompany();
                },
                onRefused: () => void refreshCompany(),
                onClose: () => ask(null),
              }
            : null
        }
      />
    </>
  );
}

/** Deletes after a question; open obligations prevent it. */
function DeleteCompany({ company }: { company: AdminCompanyDetail }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const { id, name, obligations } = company;
  const blocking = blockingObligations(obligations);
  const { run, isRunning } = useAction(() => sendJSON('DELETE', `accounts/admin/delete-company/${id}/`), {
    onDone: () => {
      toast.success(formatMessage(messages.deleted));
      navigate(companyQuery.href({}), { replace: true });
      void forget(companiesRead, companyRead);
    },
  });
  const remove = () =>
    run().catch((error: unknown) => {
      toast.error(`${formatMessage(messages.deleteFailed)}. ${errorText(error)}`);
      setAsking(false);
      void refreshCompany();
    });
  return (
    <>
      <Button size="sm" variant="danger" disabled={blocking.length > 0} onClick={() => setAsking(true)}>
        {formatMessage(messages.delete)}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={formatMessage(messages.deleteTitle, { name })}
        text={
          <>
            <p className={classes.dialogText}>{formatMessage(messages.deleteText)}</p>
            {Number(obligations.points) !== 0 && (
              <p className={classes.dialogText}>
                {formatMessage(messages.deletePoints, { points: formatMoney(obligations.points) })}
              </p>
            )}
          </>
        }
        confirmLabel={formatMessage(messages.delete)}
        loading={isRunning}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
