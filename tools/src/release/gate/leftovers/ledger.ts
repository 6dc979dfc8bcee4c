// Runs inside pages of the gate, and nowhere else: notes what scripts open and do not close. Each function here and in the files beside
// it is sent to the page by its source, so it uses nothing but the page and `window.__gate`.

export interface Opened {
  kind: string;
  /** The container whose script has opened it: the innermost one of a remote on the stack, else of the shell; `''` for nobody's. */
  owner: string;
  /** `<file>:<line>:<column>` of that script. */
  place: string;
  what: string;
}

export interface Ledger {
  /** Notes it as opened by whoever is on the stack, for as long as `isThere`. The result ends it. `due` is in milliseconds. */
  open(kind: string, what: string, isThere?: () => boolean, due?: number): () => void;
  /** The same, only for scripts of remotes. */
  openOfRemote(kind: string, what: string, isThere: () => boolean): void;
  /** Whether somebody still holds it. */
  held(target: object): () => boolean;
  /** Resolves once the timers that end soon have ended. */
  pass(): Promise<void>;
  left(): Opened[];
}

declare global {
  interface Window {
    __gate: Ledger;
  }
}

export function installLedger(): void {
  /** A file of a container, guarded ones too, and the position in it. */
  const FRAME = /\/(?:r|g\/[^/\s]+)\/(shell|mf_\w+)\/([^\s/:?]+)(?:\?[^\s:]*)?(:\d+:\d+)/;
  /** Milliseconds. What runs again and again is due again afterwards. */
  const SOON = 3000;
  const wait = window.setTimeout.bind(window);
  type Entry = Opened & { isThere(): boolean; due: number | undefined };
  const entries = new Set<Entry>();

  function opener(): Pick<Opened, 'owner' | 'place'> {
    const depth = Error.stackTraceLimit;
    Error.stackTraceLimit = 40;
    const lines = new Error().stack?.split('\n') ?? [];
    Error.stackTraceLimit = depth;
    const frames = lines.flatMap((line) => {
      const [, owner = '', file, position] = FRAME.exec(line) ?? [];
      return owner ? [{ owner, place: `${file}${position}` }] : [];
    });
    return frames.find(({ owner }) => owner !== 'shell') ?? frames[0] ?? { owner: '', place: '' };
  }
  function note(entry: Entry) {
    entries.add(entry);
    return () => void entries.delete(entry);
  }
  function longestSoon(): number {
    const dues = [...entries].map(({ owner, due = 0 }) => (owner.startsWith('mf_') && due <= SOON ? due : 0));
    return Math.max(0, ...dues);
  }

  window.__gate = {
    open: (kind, what, isThere = () => true, due = undefined) => note({ ...opener(), kind, what, isThere, due }),
    openOfRemote(kind, what, isThere) {
      const by = opener();
      if (by.owner.startsWith('mf_')) note({ ...by, kind, what, isThere, due: undefined });
    },
    held(target) {
      // A closure in the caller would hold what it closes over.
      const there = new WeakRef(target);
      return () => there.deref() !== undefined;
    },
    pass: () => new Promise((resolve) => wait(resolve, longestSoon())),
    left() {
      for (const entry of entries) if (!entry.isThere()) entries.delete(entry);
      return [...entries].map(({ kind, owner, place, what }) => ({ kind, owner, place, what }));
    },
  };
}
