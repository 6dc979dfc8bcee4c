type Held = () => Promise<void> | null;

interface Request {
  held: Held;
  reject(error: Error): void;
  isGone: boolean;
}

/** One lock of the browser. */
class FakeLock {
  private holder: Request | null = null;
  private readonly queue: Request[] = [];

  request({ signal, steal }: LockOptions, held: Held): Promise<void> {
    return new Promise((_, reject) => {
      const request: Request = { held, reject, isGone: false };
      signal?.addEventListener('abort', () => {
        request.isGone = true;
        reject(new Error('aborted'));
      });
      if (steal) {
        const robbed = this.holder;
        this.grant(request);
        robbed?.reject(new Error('stolen'));
      } else {
        this.queue.push(request);
        this.next();
      }
    });
  }

  private next(): void {
    if (this.holder) return;
    const request = this.queue.shift();
    if (request?.isGone) this.next();
    else if (request) this.grant(request);
  }

  private grant(request: Request): void {
    this.holder = request;
    void Promise.resolve(request.held()).then(() => {
      if (this.holder !== request) return;
      this.holder = null;
      this.next();
    });
  }
}

class FakeLocks {
  private readonly locks = new Map<string, FakeLock>();

  request(name: string, options: LockOptions, held: Held): Promise<void> {
    const lock = this.locks.get(name) ?? new FakeLock();
    this.locks.set(name, lock);
    return lock.request(options, held);
  }
}

/** Delivers at once to the other ends of its name. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    if (!FakeChannel.open.has(this)) return;
    for (const other of FakeChannel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** A browser that knows locks and channels. Returns a function that takes them away. */
export function installTabs(): () => void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    FakeChannel.open.clear();
  };
}

/** The tabs that have a channel, oldest first: one that freezes hears nothing and says nothing. */
export function freezeTab(index: number): void {
  const channel = [...FakeChannel.open][index];
  if (channel) FakeChannel.open.delete(channel);
}
