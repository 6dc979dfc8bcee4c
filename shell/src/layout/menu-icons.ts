import type { MenuIcon } from '@wspolnik/kit';
import {
  BadgeCheck,
  Bell,
  BellRing,
  CalendarDays,
  Circle,
  Coins,
  CreditCard,
  FileText,
  Hash,
  type LucideIcon,
  Package,
  Pencil,
  Plus,
  Settings,
  Share2,
  ShieldCheck,
  ShoppingBag,
  Tag,
  Users,
} from 'lucide-react';

const MENU_ICONS: Record<MenuIcon, LucideIcon> = {
  'badge-check': BadgeCheck,
  bell: Bell,
  'bell-ring': BellRing,
  'calendar-days': CalendarDays,
  coins: Coins,
  'credit-card': CreditCard,
  'file-text': FileText,
  hash: Hash,
  package: Package,
  pencil: Pencil,
  plus: Plus,
  settings: Settings,
  share: Share2,
  'shield-check': ShieldCheck,
  'shopping-bag': ShoppingBag,
  tag: Tag,
  users: Users,
};

/** A remote that is newer than the shell may name one that is not here yet. */
export const menuIcon = (name: MenuIcon): LucideIcon => MENU_ICONS[name] ?? Circle;
