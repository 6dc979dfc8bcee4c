/** Pages about the product. */
export const INFO_LINKS: readonly { path: string; label: string }[] = [
  { path: '/how-it-works', label: 'shell.info.howItWorks' },
  { path: '/library', label: 'shell.info.library' },
  { path: '/contact', label: 'shell.info.contact' },
  { path: '/documents/terms-of-service', label: 'shell.info.terms' },
  { path: '/documents/privacy-policy', label: 'shell.info.privacy' },
];
