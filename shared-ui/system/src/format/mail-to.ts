/** The address alone: a `?` in it would add recipients or a subject of its own to the mail. */
export const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
