import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Locale } from '../root/locale.ts';
import { busyWhile } from '../root/settled.ts';
import { asSlotDefinition, type SlotSource } from './registry.ts';

/** Milliseconds after which loading a slot counts as failed. */
const LOAD_TIMEOUT = 6000;

export type SlotState =
  | { status: 'loading' }
  | { status: 'ready'; Content: ComponentType<object> }
  | { status: 'failed'; retry(): void };

async function loadContent(source: SlotSource, locale: Locale): Promise<ComponentType<object>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${source.remote} took too long`)), LOAD_TIMEOUT);
  });
  const content = source.load().then(({ slot }) => asSlotDefinition(slot).prepare(locale));
  try {
    return await busyWhile(Promise.race([content, late]));
  } finally {
    clearTimeout(timer);
  }
}

/** Loads a slot's content once `wanted`; displayed content stays while another locale loads. */
export function useSlot(source: SlotSource | null, locale: Locale, wanted: boolean): SlotState {
  const [state, setState] = useState<SlotState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!source || !wanted) return;
    let current = true;
    loadContent(source, locale).then(
      (Content) => current && setState({ status: 'ready', Content }),
      () => current && setState({ status: 'failed', retry }),
    );
    return () => {
      current = false;
    };
  }, [source, locale, wanted, attempt, retry]);
  return state;
}
