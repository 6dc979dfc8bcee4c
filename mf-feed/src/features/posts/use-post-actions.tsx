import type { Post } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { DialogOnDemand, localePath, ShareDialog, toast, useLocale } from '@wspolnik/system';
import { authorName } from '@wspolnik/system/cards';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { EditTextDialogProps } from '../../lib/post-dialogs/edit-text-dialog.tsx';
import {
  loadContestPost,
  loadEditText,
  loadReportComment,
  loadReportPost,
} from '../../lib/post-dialogs/load-post-dialogs.ts';
import { postPath } from '../../lib/posts.reads.ts';
import type { CommentData } from './comment-item.tsx';
import type { PostCardData, PostHandlers } from './post-data.ts';
import { deleteComment, deletePost, toggleLike } from './posts.api.ts';
import { postsMessages as messages } from './posts.messages.ts';
import { latestPost, learnPosts, refreshPost } from './posts-store.ts';

type Asked =
  | { what: 'share' | 'report' | 'contest'; post: PostCardData; comment?: undefined }
  | { what: 'comment'; comment: CommentData; post?: undefined }
  | { what: 'edit'; post: PostCardData; comment?: undefined }
  | { what: 'editComment'; comment: CommentData; post?: undefined; onEdited: () => void }
  | null;

export interface PostActionsState {
  /** The same functions in every render: cards are memoised. */
  handlers: PostHandlers;
  /** Render it once. */
  dialogs: ReactNode;
}

/** What people do with posts: like, delete, report, object, share. The API decides what is offered. */
export function usePostActions(): PostActionsState {
  const intl = useIntl();
  const isSignedIn = useSessionStore(({ user }) => user !== null);
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const texts = useRef(intl);
  texts.current = intl;

  const handlers = useMemo<PostHandlers>(() => {
    const tell = (text: { id: string }) => texts.current.formatMessage(text);
    const attempt = async (write: () => Promise<void>, failed: { id: string }, done?: { id: string }) => {
      try {
        await write();
        if (done) toast.success(tell(done));
      } catch {
        toast.error(tell(failed));
      }
    };
    const onShare = (post: PostCardData) => setAsked({ what: 'share', post });
    if (!isSignedIn) return { onShare };
    return {
      onShare,
      onReact: (post) => {
        const latest = latestPost(post.id);
        if (latest) void attempt(() => toggleLike(latest), messages.likeFailed);
      },
      onDelete: (post) => attempt(() => deletePost(post.id), messages.deleteFailed, messages.deleted),
      onReport: (post) => setAsked({ what: 'report', post }),
      onEdit: (post) => setAsked({ what: 'edit', post }),
      onEditComment: (comment, onEdited = () => undefined) => setAsked({ what: 'editComment', comment, onEdited }),
      onContest: (post) => setAsked({ what: 'contest', post }),
      onReportComment: (comment) => setAsked({ what: 'comment', comment }),
      onDeleteComment: (comment: CommentData) =>
        attempt(async () => {
          await deleteComment(comment.id);
          if (comment.post_id) await refreshPost(comment.post_id);
        }, messages.commentDeleteFailed),
    };
  }, [isSignedIn]);

  const id = asked?.post?.id ?? '';
  const isAsked = (what: NonNullable<Asked>['what']) => asked?.what === what;
  const dialogs = (
    <>
      <SharePost post={isAsked('share') ? (asked?.post ?? null) : null} onClose={close} />
      {isSignedIn && (
        <>
          <DialogOnDemand load={loadReportPost} props={isAsked('report') ? { postId: id, onClose: close } : null} />
          <DialogOnDemand
            load={loadReportComment}
            props={asked?.what === 'comment' ? { commentId: asked.comment.id, onClose: close } : null}
          />
          <DialogOnDemand load={loadEditText} props={editOf(asked, close)} />
          <DialogOnDemand
            load={loadContestPost}
            props={
              isAsked('contest')
                ? {
                    postId: id,
                    decisionId: asked?.post?.hidden?.decision_id ?? null,
                    reason: asked?.post?.hidden?.reason ?? '',
                    onContested: (post: Post) => learnPosts([post]),
                    onClose: close,
                  }
                : null
            }
          />
        </>
      )}
    </>
  );
  return { handlers, dialogs };
}

function editOf(asked: Asked, onClose: () => void): EditTextDialogProps | null {
  if (asked?.what === 'edit') {
    const { id, text, images } = asked.post;
    const onSaved = () => void refreshPost(id);
    return { of: 'post', id, text, mayBeEmpty: images.length > 0, onSaved, onClose };
  }
  if (asked?.what !== 'editComment') return null;
  const { comment, onEdited } = asked;
  const { id, text, post_id, image, offer_id } = comment;
  const onSaved = () => {
    if (post_id) void refreshPost(post_id);
    onEdited();
  };
  return { of: 'comment', id, text, mayBeEmpty: Boolean(image ?? offer_id), onSaved, onClose };
}

function SharePost({ post, onClose }: { post: PostCardData | null; onClose(): void }) {
  const intl = useIntl();
  const locale = useLocale();
  // The text of a dialog that closes stays until it has gone.
  const last = useRef(post);
  if (post) last.current = post;
  const shown = last.current;
  if (!shown) return null;
  return (
    <ShareDialog
      open={post !== null}
      onClose={onClose}
      url={new URL(localePath(postPath(shown.id), locale), window.location.origin).href}
      title={intl.formatMessage(messages.shareTitle, { author: authorName(shown.author, intl) })}
    />
  );
}
