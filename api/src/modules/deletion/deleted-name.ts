/**
 * The name in a deleted profile's row, for queries that do not check `deleted_at`. Lists that name authors answer `deleted:
 * true` and no name; the browser shows it in the reader's language (domain §9).
 */
export const DELETED_FIRST_NAME = 'Konto';
export const DELETED_LAST_NAME = 'usunięte';
export const DELETED_NAME = `${DELETED_FIRST_NAME} ${DELETED_LAST_NAME}`;
