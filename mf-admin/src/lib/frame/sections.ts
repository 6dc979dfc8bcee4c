import {
  BookOpen,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Contact,
  FileSpreadsheet,
  FileText,
  FolderTree,
  Gauge,
  Hash,
  Landmark,
  LayoutDashboard,
  Package,
  Receipt,
  Rocket,
  ScrollText,
  ShieldAlert,
  Tag,
  TextSearch,
  Users,
} from 'lucide-react';

export interface Section {
  path: string;
  /** Message id. */
  label: string;
  Icon: typeof Users;
}

export interface SectionGroup {
  /** Message id. */
  label: string;
  sections: readonly Section[];
}

/** The parts of the administration, in the order of its navigation. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    label: 'frame.decisions',
    sections: [
      { path: '/admin', label: 'frame.overview', Icon: LayoutDashboard },
      { path: '/admin/companies/activation-requests', label: 'frame.requests', Icon: ClipboardCheck },
      { path: '/admin/points/withdraw-requests', label: 'withdrawals.title', Icon: Landmark },
      { path: '/admin/points/tax-report', label: 'taxReport.title', Icon: FileSpreadsheet },
      { path: '/admin/transactions', label: 'transactions.title', Icon: Receipt },
      { path: '/admin/moderation', label: 'moderation.title', Icon: ShieldAlert },
      { path: '/admin/contact', label: 'frame.contact', Icon: Contact },
    ],
  },
  {
    label: 'frame.profiles',
    sections: [
      { path: '/admin/users', label: 'users.title', Icon: Users },
      { path: '/admin/companies', label: 'companies.title', Icon: Building2 },
    ],
  },
  {
    label: 'frame.content',
    sections: [
      { path: '/admin/offers', label: 'moderation.offers.title', Icon: Tag },
      { path: '/admin/webinars', label: 'webinars.title', Icon: CalendarDays },
      { path: '/admin/membership-numbers', label: 'cards.title', Icon: Hash },
      { path: '/admin/plans', label: 'plans.title', Icon: Package },
      { path: '/admin/categories', label: 'categories.title', Icon: FolderTree },
      { path: '/admin/search-words', label: 'searchWords.title', Icon: TextSearch },
      { path: '/admin/library', label: 'library.title', Icon: BookOpen },
      { path: '/admin/documents', label: 'frame.documents', Icon: FileText },
    ],
  },
  {
    label: 'frame.system',
    sections: [
      { path: '/admin/releases', label: 'frame.releases', Icon: Rocket },
      { path: '/admin/vitals', label: 'frame.vitals', Icon: Gauge },
      { path: '/admin/audit-log', label: 'auditLog.title', Icon: ScrollText },
    ],
  },
];

const PATHS = SECTION_GROUPS.flatMap(({ sections }) => sections.map(({ path }) => path));

/** The section that a page belongs to: the longest path that contains it. */
export function sectionOf(pathname: string): string | undefined {
  const holding = PATHS.filter((path) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)));
  return holding.sort((a, b) => b.length - a.length)[0];
}
