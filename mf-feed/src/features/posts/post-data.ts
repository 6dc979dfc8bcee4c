import type { LinkPreview } from '@wspolnik/contract';
import type { BylineAuthor, Mentioned } from '@wspolnik/system/cards';
import type { CommentData } from './comment-item.tsx';
import type { PictureData } from './post-picture.tsx';

/** The part of the API's post that a card shows. */
export interface PostCardData {
  id: string;
  /** Contains the markup of mentions. */
  text: string;
  image: PictureData | null;
  /** The preview of a page that the text links to. */
  link?: LinkPreview | null;
  created_at: string;
  author: BylineAuthor & { shared_contacts: number };
  reaction_count: number;
  my_reaction: 'like' | null;
  /** The last one is shown. */
  comments: readonly CommentData[];
  comment_count: number;
  embedded_users: readonly Mentioned[];
  embedded_companies: readonly Mentioned[];
  /** Null unless the post is hidden; a hidden post is visible only to its author and admins. */
  hidden: PostHiding | null;
  allowed_actions: readonly string[];
}

export interface PostHiding {
  reason: string;
  /** The statement, for the author. */
  decision_id?: string | null;
  contest: { status: 'open' | 'upheld'; answer: string | null } | null;
}

/** Callbacks of a card. They receive the post, so that a list can pass the same functions to every card. */
export interface PostHandlers {
  onReact?(post: PostCardData): void;
  /** Opens and closes the comments, which the page passes as the card's children. */
  onComments?(post: PostCardData): void;
  onShare?(post: PostCardData): void;
  /**
   * Called after confirmation; the dialog stays open until the promise settles. This callback and the next four also
   * need the API's permission.
   */
  onDelete?(post: PostCardData): unknown;
  onReport?(post: PostCardData): void;
  onHide?(post: PostCardData): void;
  onRestore?(post: PostCardData): void;
  /** The author's objection to the hiding. */
  onContest?(post: PostCardData): void;
  onDeleteComment?(comment: CommentData): unknown;
  onReportComment?(comment: CommentData): void;
}
