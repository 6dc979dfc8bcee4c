/** Path of an offer's page, without the locale's prefix. */
export const offerPath = (id: string): string => `/offers/${id}`;
/** Path of the board of a job's applicants. */
export const applicantsPath = (id: string): string => `/offers/manage/${id}/applicants`;
