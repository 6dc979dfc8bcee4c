import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';

export const AUTHOR_TYPES = ['user', 'company', 'admin'] as const;

const Named = {
  /** Null once the account is deleted. */
  name: Nullable(Type.String()),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  deleted: Type.Boolean(),
};

/** Who wrote a comment or reacted: the identity that was in use. */
export const CommentAuthor = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('user'), Type.Literal('company')]),
  ...Named,
});
export type CommentAuthor = Static<typeof CommentAuthor>;

export const PostAuthor = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('user'), Type.Literal('company'), Type.Literal('admin')]),
  ...Named,
  total_contacts: Type.Integer(),
  /** Contacts that the viewer and the author have in common; 0 for a guest. */
  shared_contacts: Type.Integer(),
});
export type PostAuthor = Static<typeof PostAuthor>;

/** Somebody whom a text mentions as `@[Anna Nowak](user:<id>)`. Their present name; the markup has that of then. */
export const Embedded = Type.Object({ id: Id, ...Named });
export type Embedded = Static<typeof Embedded>;

const Mentions = {
  embedded_users: Type.Array(Embedded),
  embedded_companies: Type.Array(Embedded),
};

export const COMMENT_ACTIONS = ['delete'] as const;
export const PostComment = Type.Object({
  id: Id,
  post_id: Id,
  text: Type.String(),
  created_at: Time,
  author: CommentAuthor,
  ...Mentions,
  /** What this caller may do with it now. */
  allowed_actions: Type.Array(Type.Enum(COMMENT_ACTIONS)),
});
export type PostComment = Static<typeof PostComment>;
export const PostCommentPage = PageOf(PostComment);
export type PostCommentPage = Static<typeof PostCommentPage>;

export const Reaction = Type.Object({ author: CommentAuthor, reaction_type: Type.Literal('like') });
export type Reaction = Static<typeof Reaction>;

export const PostImage = Type.Object({
  url: Type.String(),
  thumbnail: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type PostImage = Static<typeof PostImage>;

/** Why a post is hidden, and how far its author's objection has got: `upheld` is final. */
export const Hiding = Type.Object({
  hidden_at: Time,
  reason: Type.String(),
  contest: Nullable(
    Type.Object({
      status: Type.Union([Type.Literal('open'), Type.Literal('upheld')]),
      text: Type.String(),
      created_at: Time,
      /** The admin's reasons, once decided. */
      answer: Nullable(Type.String()),
    }),
  ),
});
export type Hiding = Static<typeof Hiding>;

export const POST_ACTIONS = ['delete', 'report', 'contest', 'hide', 'restore', 'uphold', 'dismiss'] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

export const Post = Type.Object({
  id: Id,
  /** With the markup of mentions. */
  text: Type.String(),
  image: Nullable(PostImage),
  created_at: Time,
  author: PostAuthor,
  /** The newest five; `reaction_count` counts all. */
  reactions: Type.Array(Reaction),
  reaction_count: Type.Integer(),
  /** Of the identity in use. */
  my_reaction: Nullable(Type.Literal('like')),
  /** The newest one, if any; `comment_count` counts all. */
  comments: Type.Array(PostComment),
  comment_count: Type.Integer(),
  ...Mentions,
  /** Null unless hidden; then only the author and admins see the post at all. */
  hidden: Nullable(Hiding),
  /** What this caller may do with it now. */
  allowed_actions: Type.Array(Type.Enum(POST_ACTIONS)),
});
export type Post = Static<typeof Post>;
export const PostPage = PageOf(Post);
export type PostPage = Static<typeof PostPage>;

export const PostReply = Type.Object({ data: Post });
export type PostReply = Static<typeof PostReply>;

export const PostListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  /** Of one user or company; for the author's own identity their hidden posts are among them. */
  author_id: Type.Optional(Id),
  author_type: Type.Optional(Type.Enum(AUTHOR_TYPES)),
  /** Only posts of the viewer's contacts; ignored for a guest. */
  network: Type.Optional(Type.Boolean()),
});
export type PostListQuery = Static<typeof PostListQuery>;

/** Characters that people read: a mention counts as the name that it shows. */
export const POST_TEXT_LENGTH = 5000;
export const COMMENT_TEXT_LENGTH = 1000;
/** Markup makes a text longer than what people read. */
const MARKUP_FACTOR = 4;

/** POST posts/, multipart: `image` beside it. The text may be empty only with an image. */
export const CreatePostFields = Type.Object({
  text: Type.Optional(Type.String({ maxLength: POST_TEXT_LENGTH * MARKUP_FACTOR })),
});
export type CreatePostFields = Static<typeof CreatePostFields>;

export const PostCommentListQuery = Type.Object({
  post_id: Id,
  page: PageQuery.properties.page,
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 5 }),
});
export type PostCommentListQuery = Static<typeof PostCommentListQuery>;

export const CreateCommentFields = Type.Object({
  post_id: Id,
  text: Type.String({ maxLength: COMMENT_TEXT_LENGTH * MARKUP_FACTOR }),
});
export type CreateCommentFields = Static<typeof CreateCommentFields>;

export const ReactionBody = Type.Object({ post_id: Id, reaction: Type.Literal('like') });
export type ReactionBody = Static<typeof ReactionBody>;
export const ReactionReply = Type.Object({
  post_id: Id,
  reaction_count: Type.Integer(),
  my_reaction: Nullable(Type.Literal('like')),
});
export type ReactionReply = Static<typeof ReactionReply>;

export const PostReportBody = Type.Object({ post_id: Id, reason: Type.String({ maxLength: 1000 }) });
export type PostReportBody = Static<typeof PostReportBody>;

/** The author's objection to a hiding, once. */
export const PostContestBody = Type.Object({ post_id: Id, text: Type.String({ maxLength: 1000 }) });
export type PostContestBody = Static<typeof PostContestBody>;

export const MODERATION_STATUSES = ['contested', 'reported', 'hidden'] as const;

/** GET accounts/admin/moderation/: a post that waits for a decision, or is hidden. */
export const ModerationItem = Type.Object({
  /** `hidden` is decided: neither contested nor, being invisible, reported. */
  status: Type.Enum(MODERATION_STATUSES),
  post: Post,
  /** Open ones. */
  report_count: Type.Integer(),
  /** The newest ten of the open ones. */
  reports: Type.Array(Type.Object({ id: Id, reporter: CommentAuthor, reason: Type.String(), created_at: Time })),
});
export type ModerationItem = Static<typeof ModerationItem>;
export const ModerationPage = PageOf(ModerationItem);
export type ModerationPage = Static<typeof ModerationPage>;

/** Without `status`: contested ones first, then reported, then hidden. */
export const ModerationListQuery = Type.Object({
  ...PageQuery.properties,
  status: Type.Optional(Type.Enum(MODERATION_STATUSES)),
});
export type ModerationListQuery = Static<typeof ModerationListQuery>;

/**
 * `hide` (reason), also closes the reports; `dismiss` closes them and leaves the post; `restore` shows a hidden post again;
 * `uphold` (reason) answers an objection and ends it.
 */
export const ModerationBody = Type.Object({
  post_id: Id,
  decision: Type.Union([
    Type.Literal('hide'),
    Type.Literal('restore'),
    Type.Literal('uphold'),
    Type.Literal('dismiss'),
  ]),
  reason: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type ModerationBody = Static<typeof ModerationBody>;
