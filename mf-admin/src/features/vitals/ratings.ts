import { vitalsTexts as texts } from './vitals.messages.ts';

/** Bounds of good and poor of the web vitals (web.dev), and of failed pages those of the alert rules (deploy/prometheus). */
const BOUNDS = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25], failing: [0.005, 0.02] } as const;

export type Rated = keyof typeof BOUNDS;

/** Null of what was not measured. */
export function ratingOf(what: Rated, value: number | null) {
  if (value === null) return null;
  const [good, poor] = BOUNDS[what];
  if (value <= good) return { tone: 'primary', text: texts.good } as const;
  return value <= poor
    ? ({ tone: 'points', text: texts.middling } as const)
    : ({ tone: 'danger', text: texts.poor } as const);
}
