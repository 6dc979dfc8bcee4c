/** Opens an address as a new document, as a change of language needs it. */
export const openDocument = (href: string): void => window.location.assign(href);
