import { useEffect, useState } from 'react';

/** Default in seconds when the API names none. */
const DEFAULT_WAIT = 30;

/** Seconds; longer waits are named in minutes. */
const LONGEST_IN_SECONDS = 90;

/** Values of the text `points.wait`; without minutes it names seconds. */
export function waitOf(seconds: number): { seconds: number; minutes: number } {
  return { seconds, minutes: seconds > LONGEST_IN_SECONDS ? Math.ceil(seconds / 60) : 0 };
}

/** The seconds left until the next attempt, counted down, and the function that starts the countdown. */
export function useCooldown(): [left: number, start: (seconds: number | undefined) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, (seconds = DEFAULT_WAIT) => setLeft(Math.max(1, Math.ceil(seconds)))];
}
