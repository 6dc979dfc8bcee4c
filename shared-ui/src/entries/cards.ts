// Cards and their parts: bundled by the remotes that show them. Components of every page are in `@wspolnik/shared-ui`, which
// this entry imports.

export { authorName, Byline, type BylineAuthor, type BylineProps } from '../components/byline/byline.tsx';
export { BylineSkeleton } from '../components/byline/byline-skeleton.tsx';
export { type CardIconName, cardIcon } from '../components/card-icon/card-icon.ts';
export {
  CardFact,
  type CardFactProps,
  Place,
  ShareButton,
  type ShareButtonProps,
} from '../components/card-parts/card-parts.tsx';
export {
  SkeletonBlock,
  SkeletonCard,
  type SkeletonCardProps,
  SkeletonText,
  type SkeletonTextProps,
} from '../components/card-parts/skeleton-parts.tsx';
export { EmptyList, type EmptyListProps } from '../components/empty-list/empty-list.tsx';
export { NetworkButton, type NetworkButtonProps } from '../components/network-button/network-button.tsx';
export type { NetworkAction, NetworkStatus, NetworkStatusInfo } from '../components/network-button/network-status.ts';
export { OfferThumbnail, type OfferThumbnailProps } from '../components/offer-thumbnail/offer-thumbnail.tsx';
export { OpinionBox, type OpinionBoxProps } from '../components/opinion-box/opinion-box.tsx';
export type { Opinion } from '../components/opinion-box/use-opinion.ts';
export { OpinionPurchase, type OpinionPurchaseProps } from '../components/opinion-purchase/opinion-purchase.tsx';
export { RichText, type RichTextProps } from '../components/rich-text/rich-text.tsx';
export type { Mentioned } from '../components/show-more/post-text.ts';
export { type LinkedPart, ShowMore, type ShowMoreProps } from '../components/show-more/show-more.tsx';
export { TruncatedText, type TruncatedTextProps } from '../components/truncated-text/truncated-text.tsx';
export { mailTo } from '../format/mail-to.ts';
export { type WebLink, webLinks } from '../format/web-links.ts';
export { usePending } from '../hooks/use-pending.ts';
