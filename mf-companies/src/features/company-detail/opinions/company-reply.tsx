import type { Company, Opinion } from '@wspolnik/api/contract';
import { Button, ConfirmDialog, type DateInput, DialogOnDemand, toast, useErrorText } from '@wspolnik/shared-ui';
import { Byline, ShowMore } from '@wspolnik/shared-ui/cards';
import { useAction } from '@wspolnik/shared-ui/remote';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './company-opinions.module.css';
import { removeReply } from './opinions.api.ts';
import { replyMessages as messages, opinionMessages } from './opinions.messages.ts';

const loadDialog = async () => (await import(/* webpackChunkName: "reply-dialog" */ './reply-dialog.tsx')).ReplyDialog;

interface CompanyReplyProps {
  company: Company;
  opinion: Opinion;
  now: DateInput;
  mayReply: boolean;
}

/** The company's reply below an opinion; its owners and managers write, change and delete it. */
export function CompanyReply({ company, opinion, now, mayReply }: CompanyReplyProps) {
  const { formatMessage } = useIntl();
  const { reply } = opinion;
  return (
    <>
      {reply && (
        <div className={classes.reply}>
          <Byline
            author={{ ...company, type: 'company', deleted: false }}
            date={reply.updated_at}
            now={now}
            size={32}
            facts={[
              formatMessage(messages.title),
              ...(reply.updated_at === reply.created_at ? [] : [formatMessage(opinionMessages.changed)]),
            ]}
          />
          <ShowMore text={reply.text} />
        </div>
      )}
      {mayReply && <ReplyActions opinion={opinion} />}
    </>
  );
}

function ReplyActions({ opinion }: { opinion: Opinion }) {
  const { formatMessage } = useIntl();
  const [isWriting, setWriting] = useState(false);
  const { id, reply, author } = opinion;
  return (
    <div className={classes.actions}>
      <Button
        variant="outline"
        size="sm"
        {...(!reply && { 'aria-label': formatMessage(messages.writeTo, { name: author.name ?? '' }) })}
        onClick={() => setWriting(true)}
      >
        {formatMessage(reply ? messages.edit : messages.write)}
      </Button>
      {reply && <RemoveReply id={id} />}
      <DialogOnDemand load={loadDialog} props={isWriting ? { opinion, onClose: () => setWriting(false) } : null} />
    </div>
  );
}

function RemoveReply({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction(() => removeReply(id));
  const remove = async () => {
    try {
      await run();
      toast.success(formatMessage(messages.removed));
    } catch (error) {
      toast.error(errorText(error));
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {formatMessage(messages.remove)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={formatMessage(messages.removeQuestion)}
        text={formatMessage(messages.removeText)}
        confirmLabel={formatMessage(messages.remove)}
        loading={isRunning}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
