// Code that needs Formik and yup is in the entry `@wspolnik/system/forms`, so that remotes without forms do not bundle them.

export { Accordion, type AccordionItem } from './components/accordion/accordion.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeProps, type Tone } from './components/badge/badge.tsx';
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
} from './components/button/button.tsx';
export { Callout, type CalloutProps } from './components/callout/callout.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export { CountBadge, type CountBadgeProps, NewDot } from './components/count-badge/count-badge.tsx';
export { Dialog } from './components/dialog/dialog.tsx';
export { DialogButtons, type DialogButtonsProps } from './components/dialog/dialog-buttons.tsx';
export { DialogOnDemand, type DialogOnDemandProps } from './components/dialog/dialog-on-demand.tsx';
export type { DialogProps } from './components/dialog/dialog-view.tsx';
export { useWarmDialogs } from './components/dialog/use-warm-dialogs.ts';
export { Drawer } from './components/drawer/drawer.tsx';
export type { DrawerProps } from './components/drawer/drawer-view.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './components/error-boundary/error-boundary.tsx';
export { ErrorPanel, type ErrorPanelProps, type FailureReport } from './components/error-panel/error-panel.tsx';
export {
  Field,
  type FieldControlProps,
  FieldErrorText,
  type FieldProps,
  type TextControlProps,
} from './components/field/field.tsx';
export { FilterChip, type FilterChipProps } from './components/filter-chip/filter-chip.tsx';
export { Gallery, type GalleryImage, type GalleryProps } from './components/gallery/gallery.tsx';
export { Lightbox, type LightboxImage, type LightboxProps } from './components/gallery/lightbox.tsx';
export {
  Input,
  type InputProps,
  Select,
  type SelectOption,
  type SelectProps,
  Textarea,
  type TextareaProps,
} from './components/input/input.tsx';
export { Menu, type MenuProps } from './components/menu/menu.tsx';
export type { MenuItem } from './components/menu/menu-view.tsx';
export { Money, type MoneyProps } from './components/money/money.tsx';
export { MoreToggle, type MoreToggleProps } from './components/more-toggle/more-toggle.tsx';
export {
  CardSkeleton,
  PageSkeleton,
  type PageSkeletonProps,
  PartSkeleton,
  type SkeletonKind,
} from './components/page-skeleton/page-skeleton.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { Picture, type PictureProps } from './components/picture/picture.tsx';
export { type PictureSource, pictureSource } from './components/picture/picture-source.ts';
export { RelativeDate, type RelativeDateProps } from './components/relative-date/relative-date.tsx';
export { Segmented, type SegmentedOption, type SegmentedProps } from './components/segmented/segmented.tsx';
export { ShareDialog, type ShareDialogProps } from './components/share-dialog/share-dialog.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { RatingBadge, StarRating, type StarRatingProps } from './components/star-rating/star-rating.tsx';
export { SummaryList, type SummaryListProps, type SummaryRow } from './components/summary-list/summary-list.tsx';
export { TextCounter } from './components/text-counter/text-counter.tsx';
export { type ToastOptions, toast } from './components/toaster/toast.ts';
export { Toaster } from './components/toaster/toaster.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export type { EventMap } from './events/event-map.ts';
export { type DateInput, daysBetween, formatDate, formatTime } from './format/dates.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './format/durations.ts';
export {
  formatMoney,
  formatMoneyRange,
  formatPercent,
  fromGrosze,
  toGrosze,
} from './format/money.ts';
export { excessOf, textLength } from './format/text-length.ts';
export { afterPaint } from './hooks/after-paint.ts';
export { useDisclosure } from './hooks/use-disclosure.ts';
export { useErrorText } from './hooks/use-error-text.ts';
export { useKeptFocus } from './hooks/use-kept-focus.ts';
export { useMinute } from './hooks/use-minute.ts';
export { useOnDemand } from './hooks/use-on-demand.ts';
export { useWhenOnline } from './hooks/use-when-online.ts';
export { whenIdle } from './hooks/when-idle.ts';
export { loadCommonMessages } from './messages/load.ts';
export { definePages, type PageDefinition, type PageProps, type Pages } from './root/define-pages.tsx';
export {
  defineRemote,
  inPrepareTime,
  type RemoteLifecycles,
  type RemoteOptions,
  type RemoteProps,
} from './root/define-remote.tsx';
export { hydrateInParts } from './root/hydrate.ts';
export { type LazyPage, lazyPage } from './root/lazy-page.tsx';
export {
  joinMessages,
  LOCALES,
  type Locale,
  type MessageGroup,
  type MessageSource,
  type Messages,
  useLocale,
} from './root/locale.ts';
export { type MapSource, mapSource, setMapSource } from './root/map-source.ts';
export { Providers, type ProvidersProps } from './root/providers.tsx';
export type { AppProps } from './root/remote-root.tsx';
export { reportFailure } from './root/report-failure.ts';
export { busyWhile, markBusy, useBusy } from './root/settled.ts';
export { announceTakeover, isTranslated } from './root/takeover.ts';
export { Waiting } from './root/waiting.tsx';
export { withMessages } from './root/with-messages.tsx';
export {
  type AttentionSource,
  setAttention,
  useAttention,
} from './routing/attention.ts';
export { Link, type LinkProps } from './routing/link.tsx';
export {
  localePath,
  navigate,
  type PageLocation,
  parseLocation,
  useLocation,
  useSearchParam,
} from './routing/location.ts';
export { matchRoute, type RouteMatch } from './routing/match-route.ts';
export {
  hasUnsavedInput,
  type NavigationGuard,
  setNavigationGuard,
  wouldLoseInput,
} from './routing/navigation-guard.ts';
export { plainClick } from './routing/plain-click.ts';
export { isSitePath } from './routing/site-path.ts';
export { usePage } from './routing/use-page.ts';
export { usePagingTop } from './routing/use-paging-top.ts';
export { TYPING_DELAY, useTypedParam } from './routing/use-typed-param.ts';
export { type UnsavedGuardOptions, useUnsavedGuard } from './routing/use-unsaved-guard.ts';
export { defineSlot, type SlotDefinition, type SlotOptions } from './slots/define-slot.tsx';
export { configureSlots, type SlotResolver, type SlotSource, setGuestSlots } from './slots/registry.ts';
export { Slot, type SlotProps } from './slots/slot.tsx';
export type { SlotMap, SlotName } from './slots/slot-map.ts';
export { useHasSlot } from './slots/use-has-slot.ts';
export { classNames } from './styles/class-names.ts';
