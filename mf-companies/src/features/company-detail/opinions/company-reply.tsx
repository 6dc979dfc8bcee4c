import type { Company, Opinion } from '@wspolnik/contract';
import { QuestionButton } from '@wspolnik/kit';
import { Button, type DateInput, DialogOnDemand } from '@wspolnik/system';
import { Byline, ShowMore } from '@wspolnik/system/cards';
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
      {reply && (
        <QuestionButton
          danger
          label={formatMessage(messages.remove)}
          title={formatMessage(messages.removeQuestion)}
          text={formatMessage(messages.removeText)}
          act={() => removeReply(id)}
          done={formatMessage(messages.removed)}
        />
      )}
      <DialogOnDemand load={loadDialog} props={isWriting ? { opinion, onClose: () => setWriting(false) } : null} />
    </div>
  );
}
