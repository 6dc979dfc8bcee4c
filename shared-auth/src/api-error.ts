import type { FieldError, Problem } from '@wspolnik/contract';

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
