/** As OTLP has them in JSON. */
export function attributesOf(said: Readonly<Record<string, string | number>>) {
  return Object.entries(said).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}

/** Whole nanoseconds as text: numbers are too coarse for them. */
export function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
}

/** With the fractions that Date leaves out. */
export const nowMs = (): number => performance.timeOrigin + performance.now();
