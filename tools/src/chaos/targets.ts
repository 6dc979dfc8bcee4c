/** Milliseconds between two looks at /readyz, for an answer, and until a process that was started is ready. */
const EVERY = 250;
const DEADLINE = 2000;
const START_DEADLINE = 120_000;

/** Null when it is too late to know: a busy machine answers late. */
async function isGreen(port: number): Promise<boolean | null> {
  try {
    const init = { signal: AbortSignal.timeout(DEADLINE), headers: { connection: 'close' } };
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, init);
    await answer.arrayBuffer();
    return answer.ok;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? null : false;
  }
}

/** The processes behind a balancer, which sends nothing new to one whose /readyz is not green. */
export class Targets {
  private readonly ready = new Map<number, boolean>();
  private readonly timer = setInterval(() => this.look(), EVERY);
  private turn = 0;

  /** A process on this port, once it is ready. */
  add(port: number): void {
    this.ready.set(port, false);
  }

  remove(port: number): void {
    this.ready.delete(port);
  }

  /** Somebody could not connect; the next look may find otherwise. */
  refused(port: number): void {
    if (this.ready.has(port)) this.ready.set(port, false);
  }

  /** The ports to try, each process in turn first. Without a ready one all, as nginx does: the next look may find otherwise. */
  inTurn(): number[] {
    const ready = this.readyPorts();
    const ports = ready.length > 0 ? ready : [...this.ready.keys()];
    this.turn += 1;
    const first = this.turn % Math.max(ports.length, 1);
    return [...ports.slice(first), ...ports.slice(0, first)];
  }

  /** Resolves once as many processes are ready as there are. */
  async allReady(): Promise<void> {
    for (const started = performance.now(); this.readyPorts().length < this.ready.size; ) {
      if (performance.now() - started > START_DEADLINE) throw new Error('not every process that was started is ready');
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private readyPorts(): number[] {
    return [...this.ready].filter(([, isReady]) => isReady).map(([port]) => port);
  }

  private look(): void {
    for (const port of this.ready.keys()) {
      isGreen(port).then((isReady) => {
        if (isReady !== null && this.ready.has(port)) this.ready.set(port, isReady);
      });
    }
  }
}
