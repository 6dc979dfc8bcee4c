import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../components/button/button.tsx';
import { ErrorBoundary } from '../components/error-boundary/error-boundary.tsx';
import { useLocale } from '../root/locale.ts';
import { Waiting } from '../root/waiting.tsx';
import { isGuestSlot, slotSource, slotsVersion, subscribeSlots } from './registry.ts';
import styles from './slot.module.css';
import type { SlotMap, SlotName } from './slot-map.ts';
import { useSlot } from './use-slot.ts';

export type SlotProps<Name extends SlotName> = SlotMap[Name] & {
  name: Name;
  /** Skeleton in the size of the content. */
  fallback?: ReactNode;
  /** Loads at once instead of when first visible; always so in the header. */
  eager?: boolean;
};

/** Starts loading shortly before the slot is visible, or when a restored scroll position lies below it. */
const ROOT_MARGIN = '1000000px 0px 200px';

/** Content of another remote, by slot name. Empty when no remote provides it for this user. */
export function Slot<Name extends SlotName>({ name, fallback = null, eager, ...props }: SlotProps<Name>) {
  const locale = useLocale();
  const version = useSyncExternalStore(subscribeSlots, slotsVersion, () => -1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that the resolver may have a new result
  const source = useMemo(() => slotSource(name), [name, version]);
  const [seen, setSeen] = useState(eager ?? name.startsWith('header.'));
  const state = useSlot(source, locale, seen);
  if (version < 0 ? !isGuestSlot(name) : !source) return null;
  if (state.status === 'failed') return <SlotFailure retry={state.retry} />;
  if (state.status === 'ready') {
    return (
      <ErrorBoundary fallback={(_, retry) => <SlotFailure retry={retry} />}>
        <Suspense fallback={<Waiting>{fallback}</Waiting>}>
          <state.Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <Sight onSeen={() => setSeen(true)} watching={!seen}>
      {fallback}
    </Sight>
  );
}

function Sight({ watching, onSeen, children }: { watching: boolean; onSeen(): void; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (!watching || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && seen.current(),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [watching]);
  return (
    <span ref={place} className={styles.anchor} aria-busy="true">
      {children}
    </span>
  );
}

function SlotFailure({ retry }: { retry(): void }) {
  const intl = useIntl();
  return (
    <span className={styles.failed}>
      {intl.formatMessage({ id: 'ui.slot.failed' })}
      <Button variant="ghost" size="sm" onClick={retry}>
        {intl.formatMessage({ id: 'ui.retry' })}
      </Button>
    </span>
  );
}
