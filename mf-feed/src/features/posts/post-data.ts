import type { CompanySummary, LinkPreview, OfferSummary, PostType } from '@wspolnik/contract';
import type { DateInput } from '@wspolnik/system';
import type { BylineAuthor, Mentioned } from '@wspolnik/system/cards';
import type { ReactNode } from 'react';
import type { CommentData } from './comment-item.tsx';
import type { PictureData } from './post-picture.tsx';

/** The part of the API's post that a card shows. */
export interface PostCardData {
  id: string;
  /** Contains the markup of mentions. */
  text: string;
  images: readonly PictureData[];
  /** The preview of a page that the text links to. */
  link?: LinkPreview | null;
  /** What it is for, with the fields of its type. */
  type?: PostType | null;
  category?: { name: string; name_en: string } | null;
  city?: string | null;
  company?: CompanySummary | null;
  offer?: OfferSummary | null;
  created_at: string;
  edited_at?: string | null;
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
   * Called after confirmation; the dialog stays open until the promise settles. This callback and the next five also
   * need the API's permission.
   */
  onDelete?(post: PostCardData): unknown;
  onEdit?(post: PostCardData): void;
  onReport?(post: PostCardData): void;
  onHide?(post: PostCardData): void;
  onRestore?(post: PostCardData): void;
  /** The author's objection to the hiding. */
  onContest?(post: PostCardData): void;
  onDeleteComment?(comment: CommentData): unknown;
  onReportComment?(comment: CommentData): void;
  /** `onEdited` follows a change. */
  onEditComment?(comment: CommentData, onEdited?: () => void): void;
}

export interface PostCardProps extends PostHandlers {
  post: PostCardData;
  now: DateInput | null;
  /** Path of the post's own page, without the locale. */
  href: string;
  /** True while a reaction is being sent; the button then ignores clicks. */
  reacting?: boolean;
  headingLevel?: 2 | 3 | 4;
  /** True for the first card of a page, whose picture loads eagerly. */
  eager?: boolean;
  className?: string;
  /** Where a guest signs in to like; the button is a link then. */
  signInPath?: string;
  /** All comments and the field for a new one, in place of the newest comment. */
  children?: ReactNode;
}
