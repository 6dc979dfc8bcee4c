/** Path of an offer's page, without the locale's prefix. */
export const offerPath = (id: string): string => `/offers/${id}`;
