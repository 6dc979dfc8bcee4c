import type { Post } from '@wspolnik/api/contract';
import { toast } from '@wspolnik/shared-ui';
import { FormDialog, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { useAction, useDraft } from '@wspolnik/shared-ui/remote';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { contestPost, reportPost } from './post-dialogs.api.ts';
import { contestMessages, reportMessages } from './post-dialogs.messages.ts';

/** Characters; the API's limit of both texts. */
const LENGTH = 1000;
const REQUIRED = rules.required().max(LENGTH);
const REPORT_SCHEMA = object({ reason: REQUIRED });
const CONTEST_SCHEMA = object({ text: REQUIRED });

export interface ReportPostDialogProps {
  postId: string;
  onClose(): void;
}

/** Reports a post to the administration, with a reason. */
export function ReportPostDialog({ postId, onClose }: ReportPostDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (reason: string) => {
    await reportPost({ post_id: postId, reason });
    return true;
  });
  return (
    <FormDialog
      danger
      title={formatMessage(reportMessages.title)}
      initialValues={{ reason: '' }}
      schema={REPORT_SCHEMA}
      draft={useDraft(`post-report.${postId}`, { reason: '' })}
      confirm={formatMessage(reportMessages.confirm)}
      onSubmit={async ({ reason }) => {
        if (!(await run(reason.trim()))) return false;
        toast.success(formatMessage(reportMessages.done));
        return true;
      }}
      onClose={onClose}
    >
      <p>{formatMessage(reportMessages.detail)}</p>
      <TextareaField
        name="reason"
        label={formatMessage(reportMessages.reason)}
        required
        rows={4}
        maxLength={LENGTH}
        counted
      />
    </FormDialog>
  );
}

export interface ContestPostDialogProps {
  postId: string;
  /** Why the post is hidden. */
  reason: string;
  /** Receives the post with its open objection. */
  onContested?(post: Post): void;
  onClose(): void;
}

/** The author's objection to the hiding of a post; possible once. */
export function ContestPostDialog({ postId, reason, onContested, onClose }: ContestPostDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction((text: string) => contestPost({ post_id: postId, text }));
  return (
    <FormDialog
      title={formatMessage(contestMessages.title)}
      initialValues={{ text: '' }}
      schema={CONTEST_SCHEMA}
      draft={useDraft(`post-contest.${postId}`, { text: '' })}
      confirm={formatMessage(contestMessages.confirm)}
      onSubmit={async ({ text }) => {
        const post = await run(text.trim());
        if (!post) return false;
        onContested?.(post);
        toast.success(formatMessage(contestMessages.done));
        return true;
      }}
      onClose={onClose}
    >
      <p>{formatMessage(contestMessages.detail)}</p>
      <p>{formatMessage(contestMessages.hiddenFor, { reason })}</p>
      <TextareaField
        name="text"
        label={formatMessage(contestMessages.text)}
        required
        rows={4}
        maxLength={LENGTH}
        counted
      />
    </FormDialog>
  );
}
