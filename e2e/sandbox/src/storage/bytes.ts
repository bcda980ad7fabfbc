const BEGUN_WITH = 64 * 1024;
/** What a character takes in UTF-8 at most. */
const WIDEST = 3;
const ASCII = 128;
const [SHORT, INT] = [2, 4];

/** Bytes in the order in which they are written, as PostgreSQL sends and receives values. */
export class Bytes {
  private buffer = Buffer.allocUnsafe(BEGUN_WITH);
  private end = 0;

  /** Byte by byte: these are written by the hundred an order, and a buffer's own ways check each of them. */
  int16(value: number): void {
    const at = this.grow(SHORT);
    this.buffer[at] = value >> 8;
    this.buffer[at + 1] = value;
  }

  int32(value: number): void {
    this.put(this.grow(INT), value);
  }

  /** As two halves: what is counted here stays below 2^53. */
  int64(value: number): void {
    this.int32(Math.floor(value / 2 ** 32));
    this.int32(value | 0);
  }

  text(value: string): void {
    const { length } = value;
    const at = this.grow(length * WIDEST);
    const { buffer } = this;
    for (let index = 0; index < length; index += 1) {
      const code = value.charCodeAt(index);
      if (code >= ASCII) {
        this.end = at + index + buffer.write(value.slice(index), at + index, 'utf8');
        return;
      }
      buffer[at + index] = code;
    }
    this.end = at + length;
  }

  bytes(value: Uint8Array): void {
    // Before `this.buffer` is looked at: growing puts another one in its place.
    const at = this.grow(value.length);
    this.buffer.set(value, at);
  }

  /** A value begins, whose length stands before it; where it began is for `finish`. */
  begin(): number {
    this.int32(0);
    return this.end;
  }

  finish(began: number): void {
    this.put(began - INT, this.end - began);
  }

  /** All that was written since the last time. */
  take(): Buffer {
    const taken = Buffer.from(this.buffer.subarray(0, this.end));
    this.end = 0;
    return taken;
  }

  private put(at: number, value: number): void {
    const { buffer } = this;
    buffer[at] = value >> 24;
    buffer[at + 1] = value >> 16;
    buffer[at + 2] = value >> 8;
    buffer[at + 3] = value;
  }

  /** Where that many more bytes begin. */
  private grow(more: number): number {
    const at = this.end;
    this.end += more;
    if (this.end > this.buffer.length) {
      const larger = Buffer.allocUnsafe(this.end * 2);
      this.buffer.copy(larger, 0, 0, at);
      this.buffer = larger;
    }
    return at;
  }
}
