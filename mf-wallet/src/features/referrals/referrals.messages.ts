import type { OrderStatus, RecommendationPeriod, RecommendationSort, RecommendedPoints } from '@wspolnik/contract';
import type { MessageDescriptor } from 'react-intl';

export const referralsMessages = {
  title: { id: 'referrals.title' },
  intro: { id: 'referrals.intro' },
  summary: { id: 'referrals.summary' },
  offers: { id: 'referrals.offers' },
  clicks: { id: 'referrals.clicks' },
  orders: { id: 'referrals.orders' },
  earned: { id: 'referrals.earned' },
  pending: { id: 'referrals.pending' },
  pendingNote: { id: 'referrals.pending_note' },
  joined: { id: 'referrals.joined' },
  inviteTitle: { id: 'referrals.invite.title' },
  inviteText: { id: 'referrals.invite.text' },
  inviteShared: { id: 'referrals.invite.shared' },
  link: { id: 'referrals.link' },
  linkFailed: { id: 'referrals.link_failed' },
  linkOf: { id: 'referrals.link_of' },
  copy: { id: 'referrals.copy' },
  copyOf: { id: 'referrals.copy_of' },
  share: { id: 'referrals.share' },
  shareOf: { id: 'referrals.share_of' },
  list: { id: 'referrals.list' },
  failed: { id: 'referrals.failed' },
  empty: { id: 'referrals.empty' },
  emptyDetail: { id: 'referrals.empty_detail' },
  seeOffers: { id: 'referrals.see_offers' },
  noMatch: { id: 'referrals.no_match' },
  noMatchDetail: { id: 'referrals.no_match_detail' },
  period: { id: 'referrals.period' },
  allPeriods: { id: 'referrals.period.all' },
  lastOn: { id: 'referrals.last_on' },
  unavailable: { id: 'referrals.unavailable' },
  ordersOf: { id: 'referrals.orders_of' },
  allOrders: { id: 'referrals.all_orders' },
} as const satisfies Record<string, MessageDescriptor>;

export const referralOrdersMessages = {
  title: { id: 'referral_orders.title' },
  intro: { id: 'referral_orders.intro' },
  count: { id: 'referral_orders.count' },
  failed: { id: 'referral_orders.failed' },
  empty: { id: 'referral_orders.empty' },
  back: { id: 'referral_orders.back' },
  noMatch: { id: 'referral_orders.no_match' },
  allOffers: { id: 'referral_orders.all_offers' },
  date: { id: 'referral_orders.column.date' },
  offer: { id: 'referral_orders.column.offer' },
  points: { id: 'referral_orders.column.points' },
  grantedUntil: { id: 'referral_orders.points.until' },
} as const satisfies Record<string, MessageDescriptor>;

export const periodMessages = {
  month: { id: 'referrals.period.month' },
  quarter: { id: 'referrals.period.quarter' },
  year: { id: 'referrals.period.year' },
} as const satisfies Record<RecommendationPeriod, MessageDescriptor>;

export const sortMessages = {
  date_desc: { id: 'referrals.sort.date_desc' },
  clicks_desc: { id: 'referrals.sort.clicks_desc' },
  orders_desc: { id: 'referrals.sort.orders_desc' },
  earned_desc: { id: 'referrals.sort.earned_desc' },
} as const satisfies Record<RecommendationSort, MessageDescriptor>;

export const statusMessages = {
  bought: { id: 'referral_orders.status.bought' },
  in_verification: { id: 'referral_orders.status.in_verification' },
  rejected: { id: 'referral_orders.status.rejected' },
  verified: { id: 'referral_orders.status.verified' },
  completed: { id: 'referral_orders.status.completed' },
  cancelled: { id: 'referral_orders.status.cancelled' },
  reported: { id: 'referral_orders.status.reported' },
} as const satisfies Record<OrderStatus, MessageDescriptor>;

export const pointsMessages = {
  waiting: { id: 'referral_orders.points.waiting' },
  granted: { id: 'referral_orders.points.granted' },
  withdrawable: { id: 'referral_orders.points.withdrawable' },
  lost: { id: 'referral_orders.points.lost' },
} as const satisfies Record<RecommendedPoints, MessageDescriptor>;
