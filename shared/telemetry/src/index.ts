export type { Figure } from './otlp/figures';
export { openTelemetry, telemetryFrom } from './open-telemetry';
export type { Span, Telemetry, TelemetrySettings } from './telemetry';
