// Cards and what stands on them: bundled by the remotes that show them. What every page needs is `@wspolnik/shared-ui`,
// from which this entry takes its base pieces.

export { Byline, type BylineAuthor, type BylineProps } from './byline.tsx';
export { type CommentData, CommentItem, type CommentItemProps } from './comment-item.tsx';
export { EmptyList, type EmptyListProps } from './empty-list.tsx';
export { OpinionBox, type OpinionBoxProps } from './opinion-box.tsx';
export { type OpinionData, OpinionItem, type OpinionItemProps } from './opinion-item.tsx';
export { PostCard, type PostCardProps } from './post-card.tsx';
export type { PostCardData, PostHandlers } from './post-data.ts';
export { ShowMore, type ShowMoreProps } from './show-more.tsx';
export { type Speaker, SpeakerBlock } from './speaker-block.tsx';
export { TruncatedText, type TruncatedTextProps } from './truncated-text.tsx';
export type { Opinion } from './use-opinion.ts';
export { WebinarCard, type WebinarCardData, type WebinarCardProps } from './webinar-card.tsx';
export { type WebinarState, webinarState } from './webinar-state.ts';
