import type { Frame } from '@wspolnik/contract';

/** After more missed frames than this, one refetch of everything is cheaper than one for each. */
const MOST_MISSED = 10;

type Tell = (frame: Frame) => void;

export interface Start {
  /** The last frame that the browser received; null when that is not known. */
  seq: number | null;
  /** Frames up to `seq` may be newer than what the page shows. */
  isStale: boolean;
}

/** Tells a page each frame once and in order; reports a gap as `resync`. */
export class FrameOrder {
  /** Of the last frame received: the next connection resumes after it. */
  seq: number | null;
  /** Of the last frame delivered: a new page resumes after it. */
  told: number | null;
  private readonly tell: Tell;
  /** Frames of a new connection until its first ping; null while there is nothing to catch up with. */
  private missed: Frame[] | null = null;
  private isStale: boolean;
  private isFirst = true;

  constructor(tell: Tell, { seq, isStale }: Start) {
    this.tell = tell;
    this.seq = seq;
    this.told = seq;
    this.isStale = isStale;
  }

  /** A new connection: it begins with the frames that were missed, and ends them with a ping. */
  opened(): void {
    this.missed ??= [];
  }

  hear(frame: Frame): void {
    const { type, seq } = frame;
    if (type === 'ping') this.settle(seq);
    else if (type === 'resync') this.restart(seq);
    // A broadcast has no number, so it says nothing about what was missed.
    else if (seq === 0) this.tell(frame);
    else this.take(frame);
  }

  private take(frame: Frame): void {
    const { seq } = frame;
    if (this.seq !== null && seq <= this.seq) return;
    if (seq !== (this.seq ?? 0) + 1) {
      this.restart(seq);
      return;
    }
    this.seq = seq;
    if (this.missed) this.missed.push(frame);
    else this.pass(frame);
  }

  /** A ping carries the number of the last frame. */
  private settle(seq: number): void {
    const missed = this.missed ?? [];
    this.missed = null;
    const isBehind = this.seq === null ? seq > 0 : seq > this.seq;
    // A page cannot know whether it has read by itself what it missed before its first connection.
    const mayDiffer = this.isFirst && (missed.length > 0 || (this.isStale && seq > 0));
    if (isBehind || mayDiffer || missed.length > MOST_MISSED) {
      this.restart(Math.max(seq, this.seq ?? 0));
      return;
    }
    this.isFirst = false;
    this.seq ??= seq;
    this.told ??= seq;
    for (const frame of missed) this.pass(frame);
  }

  private pass(frame: Frame): void {
    this.told = frame.seq;
    this.tell(frame);
  }

  /** The server's number counts, also when it is lower: its data may have been restored from a backup. */
  private restart(seq: number): void {
    this.missed = null;
    this.isFirst = false;
    this.isStale = false;
    this.seq = seq;
    this.told = seq;
    this.tell({ seq, type: 'resync', data: {} });
  }
}
