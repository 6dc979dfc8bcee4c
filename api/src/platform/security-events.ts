import { networkOf } from '@wspolnik/settings';
import type { FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { App } from './context.ts';
import { SECURITY_EVENTS, type SecurityEvent } from './security-event.ts';
import type { ApiProblem } from './wire/problem.ts';

/** What a route's answers mean: `done` when it succeeded, `refused` when it did not. */
export interface RouteEvents {
  done?: SecurityEvent;
  refused?: SecurityEvent;
}

declare module 'fastify' {
  interface FastifyInstance {
    securityEvents: Counter<'event'>;
  }
  interface FastifyContextConfig {
    events?: RouteEvents;
  }
}

/** Prefixes of what a line tells of an address: 203.0.113.0 for 203.0.113.77, the first 48 bits of IPv6. */
const LOGGED_NETWORK = { v4: 24, v6: 48 };

interface Details {
  /** The id of the person it is about; null when there is none. */
  account: string | null;
  /** Of the refusal. */
  code?: string;
}

/** The one way into the log of security events: a line and a count. It takes nothing that could hold a secret or an address. */
export function reportSecurityEvent(request: FastifyRequest, event: SecurityEvent, { account, code }: Details): void {
  request.server.securityEvents.inc({ event });
  const address = networkOf(request.ip, LOGGED_NETWORK);
  request.log.info({ event, account, address, request_id: request.id, ...(code && { code }) }, 'security event');
}

/** A refused call, if it is an event. Called by the error handler. */
export function reportRefusal(request: FastifyRequest, { code, details, status }: ApiProblem): void {
  const event = details.event ?? eventOf(request, code, status);
  if (event && status < 500)
    reportSecurityEvent(request, event, { account: details.account ?? request.caller?.user.id ?? null, code });
}

function eventOf(request: FastifyRequest, code: string, status: number): SecurityEvent | null {
  if (code === 'throttled') return 'throttled';
  const { refused } = request.routeOptions.config.events ?? {};
  if (refused) return refused;
  const isSignedIn = request.headers.authorization !== undefined;
  return isSignedIn && (status === 401 || status === 403) ? 'refused' : null;
}

/** Reports the successes that routes declare (`events` in their `config`), and every successful write of an admin. */
export function reportEventsOfRoutes(app: App): void {
  const securityEvents = new Counter({
    name: 'security_events_total',
    help: 'Lines of the log of security events',
    labelNames: ['event'],
    registers: [app.metrics],
  });
  for (const event of SECURITY_EVENTS) securityEvents.inc({ event }, 0);
  app.decorate('securityEvents', securityEvents);
  app.addHook('onRoute', (route) => {
    const isDecision = route.access === 'admin' && route.method !== 'GET' && route.method !== 'HEAD';
    const done = route.config?.events?.done ?? (isDecision ? 'admin_decision' : undefined);
    if (!done) return;
    const report = async (request: FastifyRequest, reply: { statusCode: number }) => {
      if (reply.statusCode >= 400) return;
      reportSecurityEvent(request, done, { account: request.caller?.user.id ?? null });
    };
    // Before the answer leaves, when its effect has been committed.
    route.onSend = [route.onSend ?? [], report].flat();
  });
}
