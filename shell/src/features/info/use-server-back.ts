import { useEffect, useRef, useState } from 'react';
import { type Watch, watchServer } from '../../lib/server-back.ts';

/** Calls `onBack` when the server answers again; `tryNow` asks at once. */
export function useServerBack(onBack: () => void): { isTrying: boolean; tryNow(): void } {
  const [isTrying, setTrying] = useState(false);
  const watch = useRef<Watch>(undefined);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const own = watchServer(() => latest.current());
    watch.current = own;
    return own.end;
  }, []);
  return {
    isTrying,
    tryNow() {
      setTrying(true);
      void watch.current?.ask().finally(() => setTrying(false));
    },
  };
}
