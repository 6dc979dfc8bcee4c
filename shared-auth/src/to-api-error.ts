import type { Problem } from '@wspolnik/contract';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string';
}

/** Turns an error of ky into an ApiError; an aborted call keeps its AbortError. */
export function toApiError(error: unknown): unknown {
  if (isHTTPError(error)) {
    const problem = isProblem(error.data) ? error.data : undefined;
    const seconds = Number(error.response.headers.get('retry-after') ?? Number.NaN);
    return new ApiError({
      status: error.response.status,
      code: problem?.code ?? 'unknown',
      problem,
      retryAfter: Number.isFinite(seconds) ? seconds : undefined,
      cause: error,
    });
  }
  // fetch throws a TypeError when there is no response; ky only wraps those whose text it knows.
  if (isNetworkError(error) || isTimeoutError(error) || error instanceof TypeError) {
    return new ApiError({ status: 0, code: 'network', cause: error });
  }
  return error;
}
