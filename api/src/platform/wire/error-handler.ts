import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@wspolnik/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { StoreUnavailable } from '../files/file-store.ts';
import { newId } from '../ids.ts';
import { MAX_ADDRESS } from '../limits/request-limits.ts';
import { reportRefusal } from '../security-events.ts';
import { knownMethods } from './known-methods.ts';
import { ApiProblem, problem, problemDocument } from './problem.ts';
import { toFieldErrors, type ValidationFailure } from './validation.ts';

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  429: 'throttled',
  503: 'unavailable',
};

/** SQLSTATE classes and codes for a temporary failure: connection lost, out of resources, shutdown, cancelled. */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P0|57014)/;
const UNAVAILABLE_SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  // A file cannot be stored: the disk or its quota is full, at its limit, or read-only.
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'],
]);

/** Errors of pg without a code: no connection became free in time, or the one in use was lost. */
const UNAVAILABLE_MESSAGE =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

function isUnavailable(error: FastifyError): boolean {
  if (error instanceof StoreUnavailable) return true;
  const { code = '', message } = error;
  if (UNAVAILABLE_SYSTEM.has(code) || UNAVAILABLE_SQLSTATE.test(code)) return true;
  return UNAVAILABLE_MESSAGE.test(message);
}

function fromValidation(failure: ValidationFailure): ApiProblem {
  const fields = toFieldErrors(failure.validation);
  if (Object.keys(fields).length === 0) return problem('malformed_request');
  // A malformed id in the path cannot exist.
  if (failure.validationContext === 'params') return problem('not_found');
  return problem('validation_failed', { fields });
}

function toProblem(error: FastifyError): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error.validation) return fromValidation(error as unknown as ValidationFailure);
  if (isUnavailable(error)) return problem('unavailable', { retryAfter: 5 });
  const status = error.statusCode ?? 500;
  return problem(CODE_BY_STATUS[status] ?? (status < 500 ? 'malformed_request' : 'internal'));
}

function send(request: FastifyRequest, reply: FastifyReply, answer: ApiProblem): FastifyReply {
  if (answer.details.retryAfter !== undefined) reply.header('Retry-After', String(answer.details.retryAfter));
  if (answer.details.allow) reply.header('Allow', answer.details.allow.join(', '));
  if (answer.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .status(answer.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .serializer((document: unknown) => JSON.stringify(document))
    .send(problemDocument(answer, request.id));
}

/** Answers every failure with a problem document; details of internal errors only go to the log. */
export function handleErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = toProblem(error);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.debug({ code: answer.code }, 'request refused');
    reportRefusal(request, answer);
    return send(request, reply, answer);
  });
  const methodsOf = knownMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const allow = methodsOf(request.url);
    const isOther = allow.length > 0 && !allow.includes(request.method);
    return send(request, reply, isOther ? problem('method_not_allowed', { allow }) : problem('not_found'));
  });
}

/**
 * Called before routing: an address that cannot be decoded, or whose id is too long. Hooks do not run here, so the request
 * id's header is set here too.
 */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('X-Request-Id', request.id);
  const isTooLong = request.url.length > MAX_ADDRESS;
  const code = error.code === 'FST_ERR_BAD_URL' ? 'malformed_request' : 'not_found';
  send(request, reply, problem(isTooLong ? 'address_too_long' : code));
}

const UNREADABLE: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Late bytes, and those that are not HTTP, never become a request: the answer is written directly, and the connection is closed. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = problem(UNREADABLE[error.code ?? ''] ?? 'malformed_request');
  const id = newId();
  const body = JSON.stringify(problemDocument(answer, id));
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${id}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
