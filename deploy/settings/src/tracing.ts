import type { Settings } from './read-settings.ts';

/** Begins to trace where a collector is named; otherwise nothing is loaded. Resolves with what sends the last spans, at the end. */
export async function startTracing(service: string, settings: Settings): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = settings;
  if (!endpoint) return async () => {};
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ service, endpoint, headers, share: settings.OTEL_TRACES_SAMPLER_ARG });
}
