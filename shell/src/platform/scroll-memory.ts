const STORE = 'wspolnik.scroll';
/** Entries of the history that are remembered; older ones start at the top. */
const RETAINED = 50;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Remembers how far each entry of the history was scrolled; the browser cannot, because content comes later. */
export function createScrollMemory() {
  const positions = readPositions();
  let entry = '';

  /** Key of the present entry; a new one gets its mark here. */
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
    /** Call after a navigation; gives the position to go to, undefined for an entry not seen before. */
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
