import type { BylineAuthor, Mentioned } from '@wspolnik/shared-ui/cards';
import type { CommentData } from './comment-item.tsx';

/** What a card shows of a post; the API's post fits. */
export interface PostCardData {
  id: string;
  /** With the markup of mentions. */
  text: string;
  image: { url: string; width: number; height: number } | null;
  created_at: string;
  author: BylineAuthor & { shared_contacts: number };
  reaction_count: number;
  my_reaction: 'like' | null;
  /** The newest one is shown. */
  comments: readonly CommentData[];
  comment_count: number;
  embedded_users: readonly Mentioned[];
  embedded_companies: readonly Mentioned[];
  /** Null unless hidden; then only its author and admins see the post. */
  hidden: PostHiding | null;
  allowed_actions: readonly string[];
}

export interface PostHiding {
  reason: string;
  contest: { status: 'open' | 'upheld'; answer: string | null } | null;
}

/** What the card asks the page for. They take the post, so that a list gives every card the same functions. */
export interface PostHandlers {
  onReact?(post: PostCardData): void;
  /** Opens and closes the comments, which the page sets as the card's children. */
  onComments?(post: PostCardData): void;
  onShare?(post: PostCardData): void;
  /** Called once the person is sure; a promise keeps the question open. This and the next four need the API's leave, too. */
  onDelete?(post: PostCardData): unknown;
  onReport?(post: PostCardData): void;
  onHide?(post: PostCardData): void;
  onRestore?(post: PostCardData): void;
  /** The author's objection to the hiding. */
  onContest?(post: PostCardData): void;
  onDeleteComment?(comment: CommentData): unknown;
}
