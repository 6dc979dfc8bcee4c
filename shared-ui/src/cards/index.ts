// Cards and what stands on them: bundled by the remotes that show them. What every page needs is `@wspolnik/shared-ui`,
// from which this entry takes its base pieces.

export { RichText, type RichTextProps } from '../rich-text/rich-text.tsx';
export { Byline, type BylineAuthor, type BylineProps } from './byline.tsx';
export {
  CompanyCardSkeleton,
  ContactCardSkeleton,
  PostCardSkeleton,
  UserCardSkeleton,
} from './card-skeletons.tsx';
export { type CommentData, CommentItem, type CommentItemProps } from './comment-item.tsx';
export { CompanyCard, type CompanyCardProps } from './company-card.tsx';
export { CompanyWidget, type CompanyWidgetProps } from './company-widget.tsx';
export { ContactCard, type ContactCardProps } from './contact-card.tsx';
export { EmptyList, type EmptyListProps } from './empty-list.tsx';
export type { MembershipNumber, MembershipNumbersProps } from './membership-data.ts';
export { MembershipNumbers } from './membership-numbers.tsx';
export { NetworkButton, type NetworkButtonProps } from './network-button.tsx';
export { OfferThumbnail, type OfferThumbnailProps } from './offer-thumbnail.tsx';
export { OpinionBox, type OpinionBoxProps } from './opinion-box.tsx';
export { type OpinionData, OpinionItem, type OpinionItemProps } from './opinion-item.tsx';
export { PlanCard, type PlanCardData, type PlanCardProps } from './plan-card.tsx';
export { PostCard, type PostCardProps } from './post-card.tsx';
export type { PostCardData, PostHandlers } from './post-data.ts';
export type {
  CompanyCardData,
  ContactData,
  NetworkAction,
  NetworkStatus,
  NetworkStatusInfo,
  UserCardData,
} from './profile-data.ts';
export type { CardNetwork, CompanyAdmin } from './profile-parts.tsx';
export { ShowMore, type ShowMoreProps } from './show-more.tsx';
export { type Speaker, SpeakerBlock } from './speaker-block.tsx';
export { TruncatedText, type TruncatedTextProps } from './truncated-text.tsx';
export type { Opinion } from './use-opinion.ts';
export { UserCard, type UserCardProps } from './user-card.tsx';
export { WebinarCard, type WebinarCardData, type WebinarCardProps } from './webinar-card.tsx';
export { type WebinarState, webinarState } from './webinar-state.ts';
