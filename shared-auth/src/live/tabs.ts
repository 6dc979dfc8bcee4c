import type { Frame } from '@wspolnik/contract';
import { announceLiveOpened } from '../live-event.ts';
import { LiveLine } from './line.ts';
import { FrameOrder } from './order.ts';
import { readPosition, writePosition } from './position.ts';
import { isVisible, onWake } from './wake.ts';

/** Milliseconds between two questions of a visible tab whether the leading one is still there. */
const ASK_EVERY = 4_000;
/** A tab that takes longer to answer is frozen: another one leads from then on. */
const ANSWER = 2_000;

/** Between tabs. The leading tab passes on what it hears from the API, unchanged: each tab orders it for itself. */
type Note = { kind: 'frame'; frame: Frame } | { kind: 'opened' } | { kind: 'here' } | { kind: 'ask'; awake: boolean };

/**
 * The live line of one person in one tab. Of all tabs of the browser the one that holds the lock has the socket. Where the
 * browser knows no locks or channels, each tab has its own.
 */
export class TabLine {
  private readonly person: string;
  private readonly order: FrameOrder;
  private readonly channel: BroadcastChannel | null;
  /** Only in the tab that leads. */
  private line: LiveLine | null = null;
  /** Lasts as long as this tab leads, and with it the lock. */
  private leading: Promise<void> | null = null;
  private release = () => {};
  /** Leaves the queue for the lock. */
  private queued: AbortController | null = null;
  private answer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: (() => void)[] = [];
  private closed = false;

  constructor(person: string, tell: (frame: Frame) => void) {
    this.person = person;
    const isShared = typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined;
    // Before the position is read, so that nothing falls between the two.
    this.channel = isShared ? new BroadcastChannel(this.name) : null;
    const position = readPosition(person);
    const isStale = position === null || position.at >= performance.timeOrigin;
    this.order = new FrameOrder(tell, { seq: position?.seq ?? null, isStale });
    if (this.channel) this.share(this.channel);
    else this.lead();
  }

  close(): void {
    this.closed = true;
    for (const stop of this.stop) stop();
    clearTimeout(this.answer);
    this.stepDown();
    this.channel?.close();
  }

  private get name(): string {
    return `wspolnik.live.${this.person}`;
  }

  private share(channel: BroadcastChannel): void {
    channel.onmessage = ({ data }: MessageEvent<Note>) => this.hear(data);
    const asking = setInterval(() => this.ask(false), ASK_EVERY);
    const stopWaking = onWake(() => this.ask(true));
    // A frozen tab would keep the lock without reading its socket.
    const freeze = () => this.stepDown();
    const resume = () => this.queue();
    document.addEventListener('freeze', freeze);
    document.addEventListener('resume', resume);
    this.stop.push(
      () => clearInterval(asking),
      stopWaking,
      () => document.removeEventListener('freeze', freeze),
      () => document.removeEventListener('resume', resume),
    );
    this.queue();
    this.ask(false);
  }

  /** Leads as soon as no other tab does. */
  private queue(): void {
    if (this.closed || this.queued || this.leading) return;
    this.queued = new AbortController();
    this.request({ signal: this.queued.signal });
  }

  private takeOver = (): void => {
    if (this.closed || this.leading) return;
    this.queued?.abort();
    this.queued = null;
    this.request({ steal: true });
  };

  private request(options: LockOptions): void {
    const held = () => {
      this.queued = null;
      if (this.closed) return null;
      if (!this.leading) {
        this.leading = new Promise((resolve) => {
          this.release = resolve;
        });
        this.lead();
      }
      return this.leading;
    };
    navigator.locks.request(this.name, options, held).catch(() => {
      if (options.signal?.aborted) return;
      // Another tab took over, because this one did not answer.
      this.stepDown();
      this.queue();
    });
  }

  private lead(): void {
    clearTimeout(this.answer);
    this.line = new LiveLine({
      since: () => this.order.seq,
      onOpen: () => {
        this.opened();
        this.say({ kind: 'opened' });
      },
      onFrame: (frame) => {
        this.say({ kind: 'frame', frame });
        const { told } = this.order;
        this.order.hear(frame);
        if (this.order.told !== null && this.order.told !== told) writePosition(this.person, this.order.told);
      },
    });
  }

  private opened(): void {
    this.order.opened();
    announceLiveOpened();
  }

  private stepDown(): void {
    this.queued?.abort();
    this.queued = null;
    this.line?.close();
    this.line = null;
    this.release();
    this.leading = null;
  }

  private say(note: Note): void {
    if (!this.closed) this.channel?.postMessage(note);
  }

  private ask(awake: boolean): void {
    if (this.line || !isVisible()) return;
    clearTimeout(this.answer);
    this.answer = setTimeout(this.takeOver, ANSWER);
    this.say({ kind: 'ask', awake });
  }

  private hear(note: Note): void {
    if (note.kind === 'ask') {
      if (this.line) this.answerTo(note.awake);
      return;
    }
    clearTimeout(this.answer);
    if (note.kind === 'opened') this.opened();
    else if (note.kind === 'frame') this.order.hear(note.frame);
  }

  /** With the last number, from which a tab that missed something learns of it. */
  private answerTo(awake: boolean): void {
    const { told } = this.order;
    if (told === null) this.say({ kind: 'here' });
    else this.say({ kind: 'frame', frame: { seq: told, type: 'ping', data: {} } });
    if (awake) this.line?.wake();
  }
}
