/**
 * Stands in a deleted profile's row, for whatever joins it without a look at `deleted_at`; lists that name authors answer
 * `deleted: true` and no name, and the browser says it in the reader's language (domain §9).
 */
export const DELETED_FIRST_NAME = 'Konto';
export const DELETED_LAST_NAME = 'usunięte';
export const DELETED_NAME = `${DELETED_FIRST_NAME} ${DELETED_LAST_NAME}`;
