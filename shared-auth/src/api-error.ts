import type { FieldError, Problem } from '@wspolnik/contract';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';

interface ApiErrorInit {
  status: number;
  code: string;
  problem?: Problem;
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The error of every call. `code` is one of the API's error codes (its text is the message `errors.<code>` of shared-ui),
 * `network` when there was no response (then `status` is 0), or `unknown` for a response that is not a problem document.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Failed rules by field name, with `validation_failed`. */
  readonly fields?: Record<string, FieldError[]>;
  readonly problem?: Problem;
  /** Seconds to wait, with `throttled`. */
  readonly retryAfter?: number;

  constructor({ status, code, problem, retryAfter, cause }: ApiErrorInit) {
    super(problem?.detail ?? code, { cause });
    this.status = status;
    this.code = code;
    this.fields = problem?.fields;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

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
