import type { Frame } from '@wspolnik/api/contract';
import { refreshSession } from './refresh.ts';
import { useSessionStore } from './session-store.ts';

/** The API's close code for an invalid token. */
const TOKEN_NOT_VALID = 4401;
/** Milliseconds before the first retry; each further one waits twice as long. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

type Listener = (frame: Frame) => void;

/**
 * The websocket of the signed-in person. It reconnects, resumes after its last frame, renews its token, and reports a gap as
 * `resync`. `close` ends it.
 */
export class LiveLine {
  private readonly onFrame: Listener;
  private socket: WebSocket | null = null;
  /** Of the last frame; null before the first ping. */
  private seq: number | null = null;
  private tries = 0;
  /** The token with which the API authenticated this connection. */
  private token: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopRenewing: () => void;
  private closed = false;

  constructor(onFrame: Listener) {
    this.onFrame = onFrame;
    this.stopRenewing = useSessionStore.subscribe(({ access_token }, before) => {
      if (!access_token || access_token === before.access_token || this.socket?.readyState !== WebSocket.OPEN) return;
      this.token = access_token;
      this.socket.send(JSON.stringify({ type: 'auth', token: access_token }));
    });
    window.addEventListener('online', this.connect);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.stopRenewing();
    window.removeEventListener('online', this.connect);
    this.socket?.close();
  }

  private readonly connect = (): void => {
    const token = useSessionStore.getState().access_token;
    if (this.closed || !token || (this.socket && this.socket.readyState < WebSocket.CLOSING)) return;
    clearTimeout(this.timer);
    this.token = token;
    const url = new URL('/api/ws/', window.location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('token', token);
    if (this.seq !== null) url.searchParams.set('since', String(this.seq));
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => this.hear(JSON.parse(data) as Frame);
    socket.onclose = ({ code }) => {
      if (this.closed || this.socket !== socket) return;
      if (code === TOKEN_NOT_VALID) void this.renew();
      else this.later();
    };
  };

  /** At once, but never twice in a row: a new token that is refused as well must not cause a flood of requests. */
  private async renew(): Promise<void> {
    const isFirst = this.tries === 0;
    try {
      await refreshSession(this.token ?? '');
    } catch {
      return this.later();
    }
    if (!isFirst) return this.later();
    this.tries += 1;
    this.connect();
  }

  private readonly later = (): void => {
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT);
    this.tries += 1;
    clearTimeout(this.timer);
    // Randomised, so that browsers do not all reconnect at the same moment after a restart of the server.
    this.timer = setTimeout(this.connect, wait * (0.5 + Math.random() / 2));
  };

  private hear(frame: Frame): void {
    const { seq, type } = frame;
    const isNews = type !== 'ping' && type !== 'resync';
    // A broadcast has no number, so it says nothing about what was missed.
    if (isNews && seq === 0) {
      this.onFrame(frame);
      return;
    }
    if (isNews && this.seq !== null && seq <= this.seq) return;
    // Without a number of its own it cannot know what it missed while it failed to connect.
    const hasGap = this.seq === null ? this.tries > 0 : seq > this.seq + (isNews ? 1 : 0);
    this.seq = seq;
    this.tries = 0;
    if (type === 'resync' || hasGap) this.onFrame({ seq, type: 'resync', data: {} });
    else if (isNews) this.onFrame(frame);
  }
}
