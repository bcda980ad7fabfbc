import type { TelemetrySettings } from '../telemetry';

const TAKEN_WITHIN_MS = 3_000;

/** Sends what a collector is told; says once that it is away, and once that it is back. Never throws. */
export function poster({ endpoint, headers }: TelemetrySettings, log: (line: string) => void) {
  let isAway = false;

  return async (signal: 'traces' | 'metrics', body: unknown): Promise<void> => {
    try {
      const answer = await fetch(`${endpoint}/v1/${signal}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TAKEN_WITHIN_MS),
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      if (isAway) log('OTEL_EXPORTER_OTLP_ENDPOINT is back.');
      isAway = false;
    } catch (problem) {
      if (!isAway) log(`OTEL_EXPORTER_OTLP_ENDPOINT takes nothing: ${whyNot(problem)}`);
      isAway = true;
    }
  };
}

/** `fetch` itself says no more than that it failed. */
function whyNot(problem: unknown): string {
  const { cause = problem }: { readonly cause?: unknown } = Object(problem);
  const { message, code }: { readonly message?: unknown; readonly code?: unknown } = Object(cause);
  return String(message || code || cause);
}
