import { collectDefaultMetrics, Registry } from 'prom-client';

let metrics: Registry | undefined;

/** CPU, memory and event loop: one registry of a process, however many servers it has, since its observers never end. */
export function processMetrics(): Registry {
  if (!metrics) {
    metrics = new Registry();
    collectDefaultMetrics({ register: metrics });
  }
  return metrics;
}
