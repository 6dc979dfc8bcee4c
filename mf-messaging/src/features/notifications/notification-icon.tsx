import type { Notification } from '@wspolnik/contract';
import { Avatar, classNames } from '@wspolnik/system';
import {
  AtSign,
  BadgeCheck,
  Banknote,
  Bell,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CircleCheck,
  CircleX,
  Clock,
  Coins,
  Download,
  Eye,
  EyeOff,
  FileText,
  Flag,
  Handshake,
  Heart,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageCircleQuestionMark,
  Scale,
  Search,
  ShieldAlert,
  ShoppingBag,
  Star,
  Tag,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react';
import classes from './notification-icon.module.css';

type Tone = 'primary' | 'points' | 'danger' | 'info';

const ICONS: Record<Notification['kind'], readonly [LucideIcon, Tone]> = {
  unknown: [Bell, 'primary'],
  MessageForUser: [Mail, 'info'],
  MessageForCompany: [Mail, 'info'],
  ThreadAssigned: [UserCheck, 'primary'],
  OfferBought: [ShoppingBag, 'primary'],
  QuoteAsked: [MessageCircleQuestionMark, 'info'],
  QuoteProposed: [Tag, 'primary'],
  QuoteEnding: [Clock, 'points'],
  QuoteDeclined: [CircleX, 'danger'],
  QuoteExpired: [Clock, 'info'],
  ApplicationReceived: [UserPlus, 'primary'],
  JobClosing: [Clock, 'info'],
  ApplicationAnswered: [BriefcaseBusiness, 'primary'],
  UserSubmittedVerification: [FileText, 'info'],
  UserAddedDocumentToSaleVerification: [FileText, 'info'],
  SaleVerified: [CircleCheck, 'primary'],
  SaleRejected: [CircleX, 'danger'],
  RatingReceived: [Star, 'points'],
  NetworkAccepted: [Users, 'primary'],
  NetworkInvite: [UserPlus, 'primary'],
  IntroductionAsked: [Handshake, 'info'],
  IntroductionReceived: [UserPlus, 'primary'],
  IntroductionMade: [Handshake, 'primary'],
  IntroductionDeclined: [Handshake, 'info'],
  SaleCancelled: [CircleX, 'danger'],
  SaleReported: [Flag, 'danger'],
  SaleReportReplied: [Flag, 'info'],
  PaymentReminded: [Clock, 'danger'],
  PaymentRecorded: [BadgeCheck, 'primary'],
  DealChanged: [FileText, 'info'],
  ReportDecided: [Flag, 'info'],
  OpinionReplied: [Star, 'points'],
  OpinionInvited: [Star, 'points'],
  RewardMatured: [Coins, 'points'],
  RewardReversed: [Coins, 'danger'],
  DuesOverdue: [Coins, 'danger'],
  WalletRecharged: [Coins, 'points'],
  WithdrawalApproved: [Banknote, 'points'],
  WithdrawalPaid: [Banknote, 'points'],
  TaxDataReported: [FileText, 'points'],
  WithdrawalRejected: [Banknote, 'danger'],
  LedgerBroken: [Coins, 'danger'],
  PlanExpired: [Building2, 'danger'],
  PlanEnding: [Building2, 'info'],
  PlanChanged: [Building2, 'primary'],
  PlanPriceChanged: [Building2, 'primary'],
  CompanyActivated: [BadgeCheck, 'primary'],
  CompanyRejected: [Building2, 'danger'],
  CompanySuspended: [Building2, 'danger'],
  MemberInvited: [Users, 'primary'],
  MemberAdded: [Users, 'primary'],
  MemberRoleChanged: [Users, 'info'],
  MemberRemoved: [Users, 'danger'],
  PostCommented: [MessageCircle, 'info'],
  PostAnswered: [MessageCircle, 'info'],
  PostReacted: [Heart, 'danger'],
  WorkSought: [BriefcaseBusiness, 'primary'],
  PostMentioned: [AtSign, 'info'],
  PostHidden: [EyeOff, 'danger'],
  PostRestored: [Eye, 'primary'],
  ContentHidden: [EyeOff, 'danger'],
  ContentRestored: [Eye, 'primary'],
  ContentWarned: [ShieldAlert, 'danger'],
  ReportAnswered: [Scale, 'info'],
  WebinarReminder: [CalendarDays, 'info'],
  WebinarPlace: [CalendarDays, 'primary'],
  WebinarChanged: [CalendarDays, 'info'],
  WebinarCancelled: [CalendarDays, 'danger'],
  WebinarRecording: [CalendarDays, 'primary'],
  SavedSearchMatched: [Search, 'primary'],
  FileRemoved: [ShieldAlert, 'danger'],
  DataExportReady: [Download, 'primary'],
  AccountRestored: [UserCheck, 'primary'],
  AdminProposed: [ShieldAlert, 'info'],
  AdminGranted: [UserCheck, 'primary'],
  AdminDeclined: [ShieldAlert, 'info'],
  AdminRemoved: [ShieldAlert, 'danger'],
};

/** Who acted with a small sign of what happened; only the sign when nobody did, or nobody who still has an account. */
export function NotificationIcon({ notification: { kind, actor } }: { notification: Notification }) {
  const [Icon, tone] = ICONS[kind] ?? ICONS.unknown;
  if (!actor || actor.deleted) {
    return (
      <span className={classNames(classes.sign, classes[tone])} aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <span className={classes.actor} aria-hidden="true">
      <Avatar name={actor.name} image={actor.image} size={44} shape={actor.type === 'company' ? 'square' : 'round'} />
      <span className={classNames(classes.badge, classes[tone])}>
        <Icon size={12} strokeWidth={2} />
      </span>
    </span>
  );
}
