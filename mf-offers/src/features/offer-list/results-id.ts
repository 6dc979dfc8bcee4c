/** Of the part of the page that shows what was found: the keyboard goes on there. */
export const RESULTS_ID = 'offer-results';
