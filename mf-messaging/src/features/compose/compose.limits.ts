/** Characters; the API's limit. */
export const MESSAGE_LENGTH = 1000;
/** Megabytes of 1,000,000 bytes. */
export const IMAGE_MB = 5;
