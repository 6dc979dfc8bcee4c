export {
  grossOf,
  netOf,
  type PriceType,
  priceText,
  VAT_RATES,
  type VatPrice,
  type VatRate,
  vatOf,
  vatText,
} from './format/vat.ts';
export { marketMessages } from './messages/load.ts';
export { NetworkButton, type NetworkButtonProps } from './network-button/network-button.tsx';
export type { NetworkAction, NetworkStatus, NetworkStatusInfo } from './network-button/network-status.ts';
export {
  OfferCard,
  type OfferCardData,
  type OfferCardProps,
  OfferPrice,
  offerPrice,
} from './offer-card/offer-card.tsx';
export { type RewardedOffer, type RewardSide, rewardAmount, rewardText } from './offer-card/offer-reward.ts';
export { OfferThumbnail, type OfferThumbnailProps } from './offer-thumbnail/offer-thumbnail.tsx';
export { OpinionBox, type OpinionBoxProps } from './opinion-box/opinion-box.tsx';
export type { Opinion } from './opinion-box/use-opinion.ts';
export { OpinionPurchase, type OpinionPurchaseProps } from './opinion-purchase/opinion-purchase.tsx';
export { leaveToPay, returnedByBack } from './payment/payment-memory.ts';
export { PaymentNotice, type PaymentNoticeProps, type PaymentTexts } from './payment/payment-notice.tsx';
export {
  type ReturnedPaymentState,
  usePayment,
} from './payment/use-payment.ts';
export { FullPrice, GrossPrice, VatPart, type VatPartProps } from './price/price.tsx';
export { type SalaryData, salaryText } from './price/salary.ts';
export { OFFER_REPORT_CATEGORIES, REPORT_CATEGORIES, useCategoryName } from './report-dialog/report-categories.ts';
export {
  NO_REPORT,
  type Report,
  ReportDialog,
  type ReportDialogProps,
  type ReportValues,
} from './report-dialog/report-dialog.tsx';
export { bothOf, VatFields, type VatFieldsProps, type VatValues } from './vat-fields/vat-fields.tsx';
