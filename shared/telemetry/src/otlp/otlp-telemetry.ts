import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Attributes, Span, Telemetry, TelemetrySettings } from '../telemetry';
import { attributesOf, nanoseconds, nowMs } from './attributes';
import { type Figure, metricsOf } from './figures';
import { poster } from './post';
import { contextIn, type TraceContext, traceparentOf } from './trace-context';

const TOLD_EVERY_MS = 1_000;
/** Where a collector is away or slow, what comes beyond is not kept: memory is worth more than spans. */
const MOST_WAITING = 2_048;
const KINDS = { internal: 1, server: 2, client: 3 };
const FAULT = { code: 2 };
const SCOPE = { name: 'tradefloor' };

/** Over OTLP in JSON, without the SDK: its present line needs a newer Node, and it would count again what is counted. */
export class OtlpTelemetry implements Telemetry {
  readonly #current = new AsyncLocalStorage<Span>();
  readonly #began = nowMs();
  readonly #post: ReturnType<typeof poster>;
  readonly #resource: object;
  readonly #timers: NodeJS.Timeout[];
  #waiting: object[] = [];
  #sending: Promise<void> | null = null;
  #figures: (() => Promise<readonly Figure[]>) | null = null;

  constructor(
    private readonly settings: TelemetrySettings,
    log: (line: string) => void,
  ) {
    const { service, figuresEveryMs } = settings;
    this.#post = poster(settings, log);
    this.#resource = { attributes: attributesOf({ 'service.name': service, 'service.instance.id': randomUUID() }) };
    this.#timers = [
      setInterval(() => void this.#send(), TOLD_EVERY_MS),
      setInterval(() => void this.#tellFigures(), figuresEveryMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  begin(name: string, { kind, parent, attributes = {} }: Parameters<Telemetry['begin']>[1]): Span {
    return this.#begin(name, kind, parent, attributes);
  }

  within<Result>(span: Span, work: () => Result): Result {
    return this.#current.run(span, work);
  }

  async during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const above = this.#current.getStore();
    if (above === undefined) return work();
    const span = this.#begin(name, 'internal', above.traceparent, {});
    try {
      const result = await work();
      span.end({ isFault: false });
      return result;
    } catch (problem) {
      span.end({ isFault: true });
      throw problem;
    }
  }

  follow(figures: () => Promise<readonly Figure[]>): void {
    this.#figures = figures;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#sending;
    await Promise.all([this.#send(), this.#tellFigures()]);
  }

  #begin(name: string, kind: keyof typeof KINDS, parent: unknown, attributes: Attributes): Span {
    const began = nowMs();
    const context = contextIn(parent, () => Math.random() < this.settings.share);
    let isOver = !context.isTold;
    return {
      traceparent: traceparentOf(context),
      end: ({ isFault, attributes: further = {} }) => {
        if (isOver) return;
        isOver = true;
        const said = { ...attributes, ...further };
        this.#keep({ ...placeOf(context), name, kind: KINDS[kind], began, isFault, said });
      },
    };
  }

  #keep({
    began,
    isFault,
    said,
    ...rest
  }: {
    began: number;
    isFault: boolean;
    said: Attributes;
    [more: string]: unknown;
  }) {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push({
      ...rest,
      startTimeUnixNano: nanoseconds(began),
      endTimeUnixNano: nanoseconds(nowMs()),
      attributes: attributesOf(said),
      ...(isFault && { status: FAULT }),
    });
  }

  /** One at a time: what comes meanwhile waits for the next. */
  async #send(): Promise<void> {
    if (this.#sending !== null || this.#waiting.length === 0) return;
    const spans = this.#waiting;
    this.#waiting = [];
    const body = { resourceSpans: [{ resource: this.#resource, scopeSpans: [{ scope: SCOPE, spans }] }] };
    this.#sending = this.#post('traces', body);
    await this.#sending;
    this.#sending = null;
  }

  async #tellFigures(): Promise<void> {
    const figures = await this.#figures?.().catch(() => []);
    if (figures === undefined || figures.length === 0) return;
    const metrics = metricsOf(figures, this.#began, nowMs());
    await this.#post('metrics', {
      resourceMetrics: [{ resource: this.#resource, scopeMetrics: [{ scope: SCOPE, metrics }] }],
    });
  }
}

function placeOf({ trace, span, parent }: TraceContext) {
  return { traceId: trace, spanId: span, ...(parent !== null && { parentSpanId: parent }) };
}
