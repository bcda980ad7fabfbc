import type { Figure } from './otlp/figures';

/** What is said of a span: names of ours, methods, codes. Never what somebody sent: no address, query, body, token or member. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A stretch of time that something took. */
export interface Span {
  /** As it is passed on to whoever does a part of it. */
  readonly traceparent: string;
  /** The first end counts. */
  end(outcome: { readonly isFault: boolean; readonly attributes?: Attributes }): void;
}

export interface Telemetry {
  /** `parent` is a traceparent: what cannot be read as one begins anew. */
  begin(
    name: string,
    about: { readonly kind: 'server' | 'client'; readonly parent?: unknown; readonly attributes?: Attributes },
  ): Span;
  /** What `work` does from here on is a part of it. */
  within<Result>(span: Span, work: () => Result): Result;
  /** A part of what it is done within; where that is nothing, no span is made. */
  during<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Told now and then, as long as it is open. */
  follow(figures: () => Promise<readonly Figure[]>): void;
  /** What has gathered is sent first, if that is quick. */
  close(): Promise<void>;
}

export interface TelemetrySettings {
  /** Where a collector takes OTLP over HTTP, as http://127.0.0.1:4318. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly service: string;
  /** The share of what begins here that is told of. */
  readonly share: number;
  readonly figuresEveryMs: number;
}
