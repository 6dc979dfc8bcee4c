/** Only the address: a `?` in it would add recipients or its own subject to the mail. */
export const mailTo = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
