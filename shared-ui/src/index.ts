// What needs Formik and yup is the entry `@wspolnik/shared-ui/forms`: a remote without forms does not carry them.

export { classNames } from './class-names.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './controls/accordion.tsx';
export { Badge, type BadgeProps, type Tone } from './controls/badge.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonVariant,
  buttonClassName,
  CloseButton,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './controls/button.tsx';
export { Callout, type CalloutProps } from './controls/callout.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { Field, type FieldControlProps, FieldErrorText, type FieldProps } from './controls/field.tsx';
export { FilterChip, type FilterChipProps } from './controls/filter-chip.tsx';
export {
  Input,
  type InputProps,
  Select,
  type SelectOption,
  type SelectProps,
  Textarea,
  type TextareaProps,
} from './controls/input.tsx';
export { MoreToggle, type MoreToggleProps } from './controls/more-toggle.tsx';
export { Pagination, type PaginationProps } from './controls/pagination.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './controls/segmented.tsx';
export { Spinner, type SpinnerProps } from './controls/spinner.tsx';
export { type TabItem, Tabs, type TabsProps } from './controls/tabs.tsx';
export { TextCounter } from './controls/text-counter.tsx';
export { Avatar, type AvatarProps } from './display/avatar.tsx';
export { Gallery, type GalleryImage, type GalleryProps } from './display/gallery.tsx';
export { Lightbox, type LightboxImage, type LightboxProps } from './display/lightbox.tsx';
export { Money, type MoneyProps } from './display/money.tsx';
export { OfferCard, type OfferCardData, type OfferCardProps, offerPoints, offerPrice } from './display/offer-card.tsx';
export { Picture, type PictureProps } from './display/picture.tsx';
export { RelativeDate, type RelativeDateProps, relativeDate } from './display/relative-date.tsx';
export { ShareDialog, type ShareDialogProps } from './display/share-dialog.tsx';
export { RatingBadge, StarRating, type StarRatingProps } from './display/star-rating.tsx';
export { SummaryList, type SummaryListProps, type SummaryRow } from './display/summary-list.tsx';
export { EmptyState, type EmptyStateProps } from './failure/empty-state.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './failure/error-boundary.tsx';
export { ErrorPanel, type ErrorPanelProps, type FailureReport } from './failure/error-panel.tsx';
export {
  CardSkeleton,
  PageSkeleton,
  type PageSkeletonProps,
  type SkeletonKind,
} from './failure/page-skeleton.tsx';
export { useErrorText } from './failure/use-error-text.ts';
export { type DateInput, formatDate, formatTime } from './format/dates.ts';
export {
  formatMoney,
  formatMoneyRange,
  formatPercent,
  formatRating,
  formatWholeAmount,
  halfOfMoney,
} from './format/money.ts';
export { commonMessages, loadCommonMessages } from './messages/load.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { DialogButtons, type DialogButtonsProps } from './overlays/dialog-buttons.tsx';
export { DialogOnDemand, type DialogOnDemandProps } from './overlays/dialog-on-demand.tsx';
export { Drawer, type DrawerProps } from './overlays/drawer.tsx';
export { Menu, type MenuItem, type MenuProps } from './overlays/menu.tsx';
export { type ToastOptions, toast } from './overlays/toast.ts';
export { Toaster } from './overlays/toaster.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export { useWarmDialogs } from './overlays/use-warm-dialogs.ts';
export { definePages, type PageDefinition, type PageProps, type Pages } from './root/define-pages.tsx';
export { defineRemote, type RemoteLifecycles, type RemoteOptions, type RemoteProps } from './root/define-remote.tsx';
export { type LazyPage, lazyPage } from './root/lazy-page.tsx';
export { DEFAULT_LOCALE, LOCALES, type Locale, type Messages, useLocale } from './root/locale.ts';
export { mapboxToken, setMapboxToken } from './root/mapbox-token.ts';
export { Providers, type ProvidersProps } from './root/providers.tsx';
export type { AppProps } from './root/remote-root.tsx';
export { Link, type LinkProps, linkProps, warm } from './routing/link.tsx';
export {
  localePath,
  navigate,
  type PageLocation,
  parseLocation,
  useLocation,
  useSearchParam,
} from './routing/location.ts';
export { matchRoute, type RouteMatch } from './routing/match-route.ts';
export { confirmNavigation, type NavigationGuard, setNavigationGuard } from './routing/navigation-guard.ts';
export { usePage } from './routing/use-page.ts';
export { usePagingTop } from './routing/use-paging-top.ts';
export { TYPING_DELAY, useTypedParam } from './routing/use-typed-param.ts';
export { type UnsavedGuardOptions, useUnsavedGuard } from './routing/use-unsaved-guard.ts';
export { defineSlot, type SlotDefinition, type SlotOptions } from './slots/define-slot.tsx';
export { configureSlots, type SlotResolver, type SlotSource } from './slots/registry.ts';
export { Slot, type SlotProps } from './slots/slot.tsx';
export type { SlotMap, SlotName } from './slots/slot-map.ts';
export { useHasSlot } from './slots/use-has-slot.ts';
export { useKeptFocus } from './use-kept-focus.ts';
export { useOnDemand } from './use-on-demand.ts';
