import { BookOpen, CircleQuestionMark, FileText, LockKeyhole, Mail, Tag } from 'lucide-react';
import type { MenuLink } from './menu-links.ts';

/** Pages about the product. */
export const INFO_LINKS: readonly (MenuLink & { label: string })[] = [
  { path: '/how-it-works', label: 'shell.info.howItWorks', Icon: CircleQuestionMark },
  { path: '/pricing', label: 'shell.info.pricing', Icon: Tag },
  { path: '/library', label: 'shell.info.library', Icon: BookOpen },
  { path: '/contact', label: 'shell.info.contact', Icon: Mail },
  { path: '/documents/terms-of-service', label: 'shell.info.terms', Icon: FileText },
  { path: '/documents/privacy-policy', label: 'shell.info.privacy', Icon: LockKeyhole },
];
