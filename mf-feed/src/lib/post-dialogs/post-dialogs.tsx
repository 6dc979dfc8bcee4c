import type { Post } from '@wspolnik/contract';
import { MODERATION_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { useAction, useDraft } from '@wspolnik/kit';
import { NO_REPORT, type Report, ReportDialog } from '@wspolnik/market';
import { toast } from '@wspolnik/system';
import { FormDialog, rules, TextareaField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { contestPost, reportComment, reportPost } from './post-dialogs.api.ts';
import { contestMessages, reportMessages } from './post-dialogs.messages.ts';

const REQUIRED = rules.required().max(MODERATION_TEXT_LENGTH);
const CONTEST_SCHEMA = object({ text: REQUIRED });

export interface ReportPostDialogProps {
  postId: string;
  onClose(): void;
}

/** Reports a post to the administration. */
export function ReportPostDialog({ postId, onClose }: ReportPostDialogProps) {
  return (
    <SentReport
      of="post"
      id={postId}
      send={(report) => reportPost({ post_id: postId, ...report })}
      title={reportMessages.title}
      onClose={onClose}
    />
  );
}

export interface ReportCommentDialogProps {
  commentId: string;
  onClose(): void;
}

/** Reports a comment to the administration. */
export function ReportCommentDialog({ commentId, onClose }: ReportCommentDialogProps) {
  return (
    <SentReport
      of="comment"
      id={commentId}
      send={(report) => reportComment({ comment_id: commentId, ...report })}
      title={reportMessages.commentTitle}
      onClose={onClose}
    />
  );
}

interface SentReportProps {
  of: 'post' | 'comment';
  id: string;
  send(report: Report): Promise<undefined>;
  title: { id: string };
  onClose(): void;
}

function SentReport({ of, id, send, title, onClose }: SentReportProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(async (report: Report) => {
    await send(report);
    return true;
  });
  return (
    <ReportDialog
      title={formatMessage(title)}
      text={formatMessage(reportMessages.detail)}
      draft={useDraft(`${of}-report.${id}`, NO_REPORT)}
      onReport={async (report) => {
        if (!(await run(report))) return false;
        toast.success(formatMessage(reportMessages.done));
        return true;
      }}
      onClose={onClose}
    />
  );
}

export interface ContestPostDialogProps {
  postId: string;
  /** The hiding that its author read. */
  decisionId: string | null;
  /** Why the post is hidden. */
  reason: string;
  /** Receives the post with its open objection. */
  onContested?(post: Post): void;
  onClose(): void;
}

/** The author's objection to the hiding of a post; possible once. */
export function ContestPostDialog({ postId, decisionId, reason, onContested, onClose }: ContestPostDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction((text: string) => contestPost({ post_id: postId, decision_id: decisionId, text }));
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
        maxLength={MODERATION_TEXT_LENGTH}
        counted
      />
    </FormDialog>
  );
}
