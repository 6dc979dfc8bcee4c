import { onFrame } from '@wspolnik/shared-auth';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds over which the browsers of everybody spread their reads after one change. */
const SPREAD = 200;
/** Milliseconds after which a hidden tab may have missed something. */
const AWAY = 30_000;

interface LivePosts {
  /** Somebody wrote a post. */
  onNew?(): void;
  /** Something about these posts changed: likes, comments, hiding, deletion. */
  onChanged(ids: readonly string[]): void;
  /** Anything may have changed. */
  onMissed(): void;
}

/** Passes on what others do with posts, a moment later. */
export function useLivePosts(handlers: LivePosts): void {
  const onNew = useEffectEvent(() => handlers.onNew?.());
  const onChanged = useEffectEvent((ids: readonly string[]) => handlers.onChanged(ids));
  const onMissed = useEffectEvent(() => handlers.onMissed());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const soon = (react: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        react();
      }, Math.random() * SPREAD);
      timers.add(timer);
    };
    const stop = onFrame(({ type, data }) => {
      const ids = Array.isArray(data.ids) ? (data.ids as string[]) : [];
      if (type === 'post.new') soon(() => onNew());
      else if (type === 'post.changed') soon(() => onChanged(ids));
      else if (type === 'resync') soon(() => onMissed());
    });
    // Broadcasts during sleep or without a connection are not repeated.
    let hiddenAt = 0;
    const onOnline = () => soon(() => onMissed());
    const onVisibility = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt > 0 && Date.now() - hiddenAt > AWAY) onOnline();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
}
