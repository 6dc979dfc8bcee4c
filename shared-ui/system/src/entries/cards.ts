// Cards and their parts: bundled by the remotes that show them. Components of every page are in `@wspolnik/system`, which
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
export { markWords } from '../components/marked/mark-words.ts';
export { Marked, type MarkedProps } from '../components/marked/marked.tsx';
export { RichText, type RichTextProps } from '../components/rich-text/rich-text.tsx';
export type { Mentioned } from '../components/show-more/post-text.ts';
export { type LinkedPart, ShowMore, type ShowMoreProps } from '../components/show-more/show-more.tsx';
export { StarChoice } from '../components/star-rating/star-choice.tsx';
export { mailTo } from '../format/mail-to.ts';
export { type WebLink, webLinks } from '../format/web-links.ts';
export { usePending } from '../hooks/use-pending.ts';
