// Cards and what stands on them: bundled by the remotes that show them. What every page needs is `@wspolnik/shared-ui`,
// from which this entry takes its base pieces.

export { Byline, type BylineAuthor, type BylineProps } from '../components/byline/byline.tsx';
export {
  CompanyCardSkeleton,
  ContactCardSkeleton,
  PostCardSkeleton,
  UserCardSkeleton,
} from '../components/card-skeletons/card-skeletons.tsx';
export { type CommentData, CommentItem, type CommentItemProps } from '../components/comment-item/comment-item.tsx';
export { CompanyCard, type CompanyCardProps } from '../components/company-card/company-card.tsx';
export { CompanyWidget, type CompanyWidgetProps } from '../components/company-widget/company-widget.tsx';
export { ContactCard, type ContactCardProps } from '../components/contact-card/contact-card.tsx';
export { EmptyList, type EmptyListProps } from '../components/empty-list/empty-list.tsx';
export type { MembershipNumber, MembershipNumbersProps } from '../components/membership-numbers/membership-data.ts';
export { MembershipNumbers } from '../components/membership-numbers/membership-numbers.tsx';
export { NetworkButton, type NetworkButtonProps } from '../components/network-button/network-button.tsx';
export { OfferThumbnail, type OfferThumbnailProps } from '../components/offer-thumbnail/offer-thumbnail.tsx';
export { OpinionBox, type OpinionBoxProps } from '../components/opinion/opinion-box.tsx';
export { type OpinionData, OpinionItem, type OpinionItemProps } from '../components/opinion/opinion-item.tsx';
export type { Opinion } from '../components/opinion/use-opinion.ts';
export { PlanCard, type PlanCardData, type PlanCardProps } from '../components/plan-card/plan-card.tsx';
export { PostCard, type PostCardProps } from '../components/post-card/post-card.tsx';
export type { PostCardData, PostHandlers } from '../components/post-card/post-data.ts';
export type {
  CompanyCardData,
  ContactData,
  NetworkAction,
  NetworkStatus,
  NetworkStatusInfo,
  UserCardData,
} from '../components/profile/profile-data.ts';
export type { CardNetwork, CompanyAdmin } from '../components/profile/profile-parts.tsx';
export { RichText, type RichTextProps } from '../components/rich-text/rich-text.tsx';
export { ShowMore, type ShowMoreProps } from '../components/show-more/show-more.tsx';
export { type Speaker, SpeakerBlock } from '../components/speaker-block/speaker-block.tsx';
export { TruncatedText, type TruncatedTextProps } from '../components/truncated-text/truncated-text.tsx';
export { UserCard, type UserCardProps } from '../components/user-card/user-card.tsx';
export { WebinarCard, type WebinarCardData, type WebinarCardProps } from '../components/webinar-card/webinar-card.tsx';
export { type WebinarState, webinarState } from '../components/webinar-card/webinar-state.ts';
