import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Picture, Time } from './common.ts';
import { IMAGE_ALT_LENGTH, MAX_PAGE, MODERATION_TEXT_LENGTH, POST_TEXT_LENGTH, SEARCH_LENGTH } from './limits.ts';
import { LINK_LENGTH, LinkPreview } from './link-previews.ts';

export const AUTHOR_TYPES = ['user', 'company', 'admin'] as const;

const Named = {
  /** Null for a deleted account. */
  name: Nullable(Type.String()),
  image: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  /** Of a person: what they write beside their name, or their job and company. Null for a company. */
  headline: Nullable(Type.String()),
  deleted: Type.Boolean(),
};

/** The author of a comment or reaction: the identity in use at the time. */
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
  /** Null where a person does not show their contacts to the viewer. */
  total_contacts: Nullable(Type.Integer()),
  /** Contacts that the viewer and the author share; 0 for a guest, and where the contacts are not shown to the viewer. */
  shared_contacts: Type.Integer(),
});
export type PostAuthor = Static<typeof PostAuthor>;

/**
 * A profile mentioned in a text as `@[Anna Nowak](user:<id>)`, with its current name; the markup has the name at the time of
 * writing.
 */
export const Embedded = Type.Object({ id: Id, ...Named });
export type Embedded = Static<typeof Embedded>;

const Mentions = {
  embedded_users: Type.Array(Embedded),
  embedded_companies: Type.Array(Embedded),
};

export const PostImage = Type.Object({
  ...Picture.properties,
  /** The author's description; may be empty. */
  alt: Type.String(),
});
export type PostImage = Static<typeof PostImage>;

export const COMMENT_ACTIONS = ['delete', 'report'] as const;
export const PostComment = Type.Object({
  id: Id,
  post_id: Id,
  /** May be empty when there is an image; empty for others while the comment is hidden. */
  text: Type.String(),
  image: Nullable(PostImage),
  created_at: Time,
  author: CommentAuthor,
  ...Mentions,
  /** Null unless hidden. The author and admins read the reason and find the decision; both are null for others. */
  hidden: Nullable(Type.Object({ reason: Nullable(Type.String()), decision_id: Nullable(Id) })),
  /** The caller's allowed actions. */
  allowed_actions: Type.Array(Type.Enum(COMMENT_ACTIONS)),
});
export type PostComment = Static<typeof PostComment>;
export const PostCommentPage = PageOf(PostComment);
export type PostCommentPage = Static<typeof PostCommentPage>;

export const Reaction = Type.Object({ author: CommentAuthor, reaction_type: Type.Literal('like') });
export type Reaction = Static<typeof Reaction>;

/** The reason why a post is hidden, and the state of its author's objection: `upheld` is final. */
export const Hiding = Type.Object({
  hidden_at: Time,
  reason: Type.String(),
  /** Its statement: GET moderation/decisions/{id}/. */
  decision_id: Nullable(Id),
  contest: Nullable(
    Type.Object({
      status: Type.Union([Type.Literal('open'), Type.Literal('upheld')]),
      text: Type.String(),
      created_at: Time,
      /** The admin's reasons, after the decision. */
      answer: Nullable(Type.String()),
    }),
  ),
});
export type Hiding = Static<typeof Hiding>;

export const POST_ACTIONS = ['delete', 'report', 'contest'] as const;
export type PostAction = (typeof POST_ACTIONS)[number];

export const Post = Type.Object({
  id: Id,
  /** Includes the markup of mentions. */
  text: Type.String(),
  image: Nullable(PostImage),
  link: Nullable(LinkPreview),
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
  /** Null unless hidden; a hidden post is visible only to its author and to admins. */
  hidden: Nullable(Hiding),
  /** The caller's allowed actions. */
  allowed_actions: Type.Array(Type.Enum(POST_ACTIONS)),
});
export type Post = Static<typeof Post>;
export const PostPage = PageOf(Post);
export type PostPage = Static<typeof PostPage>;

export const PostReply = Type.Object({ data: Post });
export type PostReply = Static<typeof PostReply>;

/** GET posts/: newest first; with `q` those with the words as typed before those in other inflections. */
export const PostListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  /** Posts of one user or company; includes hidden ones for the author's own identity. */
  author_id: Type.Optional(Id),
  author_type: Type.Optional(Type.Enum(AUTHOR_TYPES)),
  /** Only posts of the viewer's contacts; ignored for a guest. */
  network: Type.Optional(Type.Boolean()),
  /** Only posts that follow this one, for a list that grows while people write. `count` is that of the whole list. */
  before: Type.Optional(Id),
});
export type PostListQuery = Static<typeof PostListQuery>;

/** People and companies in one text: more would be a mailing. */
export const MENTION_LIMIT = 20;
/** Markup makes a text longer than its visible characters. */
const MARKUP_FACTOR = 4;

/**
 * POST posts/, multipart: optionally with `image`. The text may be empty only with an image. `link` is the address whose preview
 * the post shows; without a preview, the post is published without one. An Idempotency-Key makes a repeated request publish once.
 */
export const CreatePostFields = Type.Object({
  text: Type.Optional(Type.String({ maxLength: POST_TEXT_LENGTH * MARKUP_FACTOR })),
  image_alt: Type.Optional(Type.String({ maxLength: IMAGE_ALT_LENGTH })),
  link: Type.Optional(Type.String({ maxLength: LINK_LENGTH })),
});
export type CreatePostFields = Static<typeof CreatePostFields>;

export const PostCommentListQuery = Type.Object({
  post_id: Id,
  page: PageQuery.properties.page,
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 5 }),
});
export type PostCommentListQuery = Static<typeof PostCommentListQuery>;

/** POST posts/comment/, as POST posts/, without `link`. */
export const CreateCommentFields = Type.Object({
  post_id: Id,
  text: Type.Optional(Type.String({ maxLength: POST_TEXT_LENGTH * MARKUP_FACTOR })),
  /** Describes the image to those who do not see it. */
  image_alt: Type.Optional(Type.String({ maxLength: IMAGE_ALT_LENGTH })),
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

/** The author's objection to a hiding; possible once. */
export const PostContestBody = Type.Object({
  post_id: Id,
  /** Of the hiding that the author read: 409 `invalid_transition` when there is another decision by now. */
  decision_id: Nullable(Id),
  text: Type.String({ maxLength: MODERATION_TEXT_LENGTH }),
});
export type PostContestBody = Static<typeof PostContestBody>;
