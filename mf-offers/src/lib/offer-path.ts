/** Page of an offer, without the locale's prefix. */
export const offerPath = (id: string): string => `/offers/${id}`;
