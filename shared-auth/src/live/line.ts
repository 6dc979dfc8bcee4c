import type { Frame } from '@wspolnik/contract';
import { askForTicket } from '../client.ts';
import { useSessionStore } from '../session-store.ts';
import { isVisible, onWake } from './wake.ts';

/** The API's close code for an invalid ticket or token. */
const TOKEN_NOT_VALID = 4401;
/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_WAIT = 1_000;
/** While somebody looks, so that the page is live again within five seconds; and while nobody does. */
const LONGEST_WAIT = 4_000;
const LONGEST_WAIT_HIDDEN = 30_000;
/** The API pings every 30 seconds. */
const SILENCE = 45_000;
/** For a ticket, and for a connection to open, with its first ping. */
const OPENING = 10_000;
/** For the answer to a question whether the other end is still there. */
const ANSWER = 3_000;
/** A connection that began so recently is not begun anew: what wakes a page often happens several times at once. */
const JUST_BEGUN = 2_000;

export interface LineOptions {
  /** The last frame that needs no repetition; null when there is none. */
  since(): number | null;
  onOpen(): void;
  onFrame(frame: Frame): void;
}

/** The websocket of the signed-in person. It reconnects, resumes, renews its token, and notices a dead connection. */
export class LiveLine {
  private readonly options: LineOptions;
  private socket: WebSocket | null = null;
  /** The ticket that is on its way. */
  private ticket: AbortController | null = null;
  private tries = 0;
  /** The access token that the API knows of this connection. */
  private token: string | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private deadline = 0;
  private begun = 0;
  private readonly stop: (() => void)[];
  private closed = false;

  constructor(options: LineOptions) {
    this.options = options;
    const stopRenewing = useSessionStore.subscribe(({ access_token }, before) => {
      if (access_token && access_token !== before.access_token) this.authenticate(access_token);
    });
    this.stop = [stopRenewing, onWake(this.wake)];
    this.connect();
  }

  /** Finds out at once whether the connection is alive, and reconnects without delay when it is not. */
  readonly wake = (): void => {
    const now = Date.now();
    if (this.socket?.readyState === WebSocket.OPEN && this.token && this.deadline > now) {
      const isAsked = this.deadline <= now + ANSWER;
      // The API confirms a token with a ping.
      if (!isAsked) this.authenticate(this.token);
      this.expectWithin(ANSWER);
    } else if (!(this.socket || this.ticket) || now - this.begun > JUST_BEGUN) this.reconnect();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    for (const stop of this.stop) stop();
    this.drop();
  }

  /** Without waiting for the closing handshake, which a dead connection never answers. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.ticket?.abort();
    this.ticket = null;
    clearTimeout(this.silence);
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  private readonly reconnect = (): void => {
    this.drop();
    this.connect();
  };

  private connect(): void {
    const token = useSessionStore.getState().access_token;
    if (this.closed || !token) return;
    clearTimeout(this.retry);
    this.begun = Date.now();
    this.expectAnew(OPENING);
    const asked = new AbortController();
    this.ticket = asked;
    const fail = () => {
      if (asked.signal.aborted) return;
      this.drop();
      this.later();
    };
    // An expired access token is renewed by this call; where the session has ended, the line is closed.
    askForTicket(asked.signal).then((ticket) => {
      if (!asked.signal.aborted) this.open(ticket);
    }, fail);
  }

  private open(ticket: string): void {
    this.ticket = null;
    this.token = useSessionStore.getState().access_token;
    const url = new URL('/api/ws/', window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('token', ticket);
    const since = this.options.since();
    if (since !== null) url.searchParams.set('since', String(since));
    const socket = new WebSocket(url);
    this.socket = socket;
    this.expectAnew(OPENING);
    this.options.onOpen();
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Frame);
    socket.onclose = ({ code }) => {
      this.drop();
      if (code === TOKEN_NOT_VALID) this.again();
      else this.later();
    };
  }

  private hear(frame: Frame): void {
    this.tries = 0;
    this.expectAnew(SILENCE);
    this.options.onFrame(frame);
  }

  private expectAnew(time: number): void {
    this.deadline = 0;
    this.expectWithin(time);
  }

  /** Reconnects unless something is heard by then; an earlier deadline stays. */
  private expectWithin(time: number): void {
    const deadline = Date.now() + time;
    if (this.deadline > 0 && this.deadline <= deadline) return;
    this.deadline = deadline;
    clearTimeout(this.silence);
    this.silence = setTimeout(this.reconnect, time);
  }

  private authenticate(token: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.token = token;
    this.socket.send(JSON.stringify({ type: 'auth', token }));
  }

  /** At once, but never twice in a row: a new ticket that is refused as well must not cause a flood of requests. */
  private again(): void {
    if (this.tries === 0) {
      this.tries += 1;
      this.connect();
    } else this.later();
  }

  private later(): void {
    if (this.closed) return;
    const longest = isVisible() ? LONGEST_WAIT : LONGEST_WAIT_HIDDEN;
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, longest);
    this.tries += 1;
    clearTimeout(this.retry);
    // Randomised, so that browsers do not all reconnect at the same moment after a restart of the server.
    this.retry = setTimeout(this.reconnect, wait * (0.5 + Math.random() / 2));
  }
}
