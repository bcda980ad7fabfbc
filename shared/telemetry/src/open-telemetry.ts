import type { Telemetry, TelemetrySettings } from './telemetry';

type Environment = Readonly<Record<string, string | undefined>>;

const FIGURES_EVERY_MS = 60_000;

/** By the names that OpenTelemetry gives them; null where no endpoint is set. */
export function telemetryFrom(env: Environment, service: string): TelemetrySettings | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'] || '';
  if (endpoint === '') return null;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT is "${endpoint}": give an address as http://127.0.0.1:4318.`);
  if (new URL(endpoint).username !== '')
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT takes no name and password: give them in OTEL_EXPORTER_OTLP_HEADERS.');
  // oxlint-disable-next-line tradefloor/money-is-no-number -- a share
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1.');
  // oxlint-disable-next-line tradefloor/money-is-no-number -- milliseconds
  const every = Number(env['OTEL_METRIC_EXPORT_INTERVAL'] || FIGURES_EVERY_MS);
  if (!(every >= 100)) throw new Error('OTEL_METRIC_EXPORT_INTERVAL is in milliseconds, from 100 on.');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: headersIn(env['OTEL_EXPORTER_OTLP_HEADERS'] || ''),
    service: env['OTEL_SERVICE_NAME'] || service,
    share,
    figuresEveryMs: every,
  };
}

/** Its code is loaded only where somebody listens. */
export async function openTelemetry(
  settings: TelemetrySettings | null | undefined,
  log: (line: string) => void,
): Promise<Telemetry | null> {
  if (!settings) return null;
  const { OtlpTelemetry } = await import('./otlp/otlp-telemetry');
  return new OtlpTelemetry(settings, log);
}

/** `name=value,name=value`, percent-encoded. They may hold a password: what is wrong with them is said without them. */
function headersIn(text: string): Readonly<Record<string, string>> {
  try {
    const headers = new Headers();
    for (const pair of text.split(',')) {
      const [name = '', ...value] = pair.split('=');
      if (name.trim() !== '') headers.set(name.trim(), decodeURIComponent(value.join('=').trim()));
    }
    return Object.fromEntries(headers);
  } catch {
    throw new Error('OTEL_EXPORTER_OTLP_HEADERS can’t be read: give name=value,name=value, percent-encoded.');
  }
}
