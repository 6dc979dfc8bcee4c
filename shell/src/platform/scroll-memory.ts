const STORE = 'wspolnik.scroll';
/** Remembered entries of the history; older ones start at the top. */
const RETAINED = 50;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Remembers the scroll position of each entry of the history; the browser cannot, because content arrives later. */
export function createScrollMemory() {
  const positions = readPositions();
  let entry = '';

  /** Key of the current entry; a new one is marked here. */
  function keyOfEntry(): string {
    const state = (history.state ?? {}) as { wpEntry?: string };
    if (state.wpEntry) return state.wpEntry;
    const key = `${Date.now().toString(36)}-${history.length}`;
    history.replaceState({ ...state, wpEntry: key }, '');
    return key;
  }

  return {
    save(): void {
      if (entry) positions[entry] = window.scrollY;
    },
    /** Call after a navigation; answers the position to scroll to, undefined for a new entry. */
    enter(): number | undefined {
      entry = keyOfEntry();
      return positions[entry];
    },
    store(): void {
      const retained = Object.fromEntries(Object.entries(positions).slice(-RETAINED));
      sessionStorage.setItem(STORE, JSON.stringify(retained));
    },
  };
}
