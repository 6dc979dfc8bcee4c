/**
 * Version of what the API takes and answers (semver): minor after an addition, major after what a caller would notice. The check
 * compares api/contract-report.txt with the one before and says when it must be raised.
 */
export const API_VERSION = '1.9.0';
