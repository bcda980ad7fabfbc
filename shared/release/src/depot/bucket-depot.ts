import { isNoBucket, type Reached, reachS3, statusOf } from './reach-s3';
import { Unreachable, type WritableDepot } from './depot';

/** Registry and history are asked for each second and seldom change: what was read is kept, and only asked about. */
const KEPT = 4;

/** Two writers of one name at the same instant are told to try again. */
const TRIES = 20;

interface Found {
  readonly content: Buffer;
  readonly tag: string;
}

export interface Stored {
  /** From the folder that was asked about. */
  readonly name: string;
  readonly since: Date;
}

/**
 * A bucket of S3, or of what speaks as S3 does and keeps conditional writes. Address, region and keys are found as the
 * SDK finds them (`AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, …).
 */
export class BucketDepot implements WritableDepot {
  readonly place: string;
  readonly #kept = new Map<string, Found>();
  #reached: Promise<Reached> | null = null;

  constructor(
    private readonly bucket: string,
    private readonly prefix: string,
    private readonly silentForMs?: number,
  ) {
    this.place = `s3://${bucket}/${prefix}`;
  }

  async read(name: string): Promise<Buffer | null> {
    return (await this.#find(name))?.content ?? null;
  }

  async isThere(name: string): Promise<boolean> {
    const { sdk, client } = await this.#reach();
    const command = new sdk.HeadObjectCommand({ Bucket: this.bucket, Key: this.#key(name) });
    const found = await this.#unless(404, client.send(command));
    if (found !== null) this.#assertBucket(found.ETag);
    return found !== null;
  }

  async list(folder: string): Promise<readonly string[]> {
    const names: string[] = [];
    const from = this.#key(`${folder}/`);
    for await (const { Contents = [], CommonPrefixes = [] } of this.#pages(from, '/')) {
      for (const { Key } of Contents) names.push(Key?.slice(from.length) ?? '');
      for (const { Prefix } of CommonPrefixes) names.push(Prefix?.slice(from.length, -1) ?? '');
    }
    return names.filter(name => name !== '');
  }

  /** All files below, also in folders of folders. */
  async listAll(folder: string): Promise<readonly Stored[]> {
    const stored: Stored[] = [];
    const from = this.#key(`${folder}/`);
    for await (const { Contents = [] } of this.#pages(from)) {
      for (const { Key, LastModified } of Contents) {
        if (Key !== undefined) stored.push({ name: Key.slice(from.length), since: LastModified ?? new Date(0) });
      }
    }
    return stored;
  }

  /** It tells nobody of changes: who looks each second sees them. */
  async watch(): Promise<() => void> {
    return () => undefined;
  }

  async create(name: string, content: string): Promise<'created' | 'exists'> {
    if (await this.#putIf(name, content, { IfNoneMatch: '*' })) return 'created';
    // An answer may be lost, and the SDK asks again: whether it was us is told by every byte.
    return String(await this.read(name)) === content ? 'created' : 'exists';
  }

  async replace(
    name: string,
    content: string | Buffer,
    as?: { ContentType: string; CacheControl: string },
  ): Promise<void> {
    const { sdk, client } = await this.#reach();
    const wanted = { Bucket: this.bucket, Key: this.#key(name), Body: content, ...as };
    const { ETag } = await this.#told(client.send(new sdk.PutObjectCommand(wanted)));
    this.#assertBucket(ETag);
  }

  async update(name: string, newest: () => Promise<string>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await this.#find(name);
      const condition = found === null ? { IfNoneMatch: '*' } : { IfMatch: found.tag };
      if (await this.#putIf(name, await newest(), condition)) return;
    }
    throw new Unreachable(this.place, `${name} was written by others ${TRIES} times`);
  }

  async remove(names: readonly string[]): Promise<void> {
    const { sdk, client } = await this.#reach();
    // One by one: a server that knows only a part of S3 knows this.
    for (const name of names) {
      await this.#told(client.send(new sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: this.#key(name) })));
    }
  }

  async #find(name: string): Promise<Found | null> {
    const { sdk, client } = await this.#reach();
    const kept = this.#kept.get(name);
    const wanted = { Bucket: this.bucket, Key: this.#key(name), ...(kept && { IfNoneMatch: kept.tag }) };
    try {
      const { Body, ETag } = await client.send(new sdk.GetObjectCommand(wanted));
      this.#assertBucket(ETag);
      const found = { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
      if (!name.startsWith('builds/')) this.#keep(name, found);
      return found;
    } catch (error) {
      if (statusOf(error) === 304 && kept !== undefined) return kept;
      if (statusOf(error) !== 404 || isNoBucket(error)) throw this.#unreachable(error);
      this.#kept.delete(name);
      return null;
    }
  }

  #keep(name: string, found: Found): void {
    this.#kept.delete(name);
    this.#kept.set(name, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** False where the condition does not hold. */
  async #putIf(name: string, content: string, condition: { IfMatch?: string; IfNoneMatch?: string }): Promise<boolean> {
    const { sdk, client } = await this.#reach();
    const wanted = { Bucket: this.bucket, Key: this.#key(name), Body: content, ContentType: JSON_TYPE, ...condition };
    for (let tries = 0; ; tries += 1) {
      try {
        const { ETag } = await client.send(new sdk.PutObjectCommand(wanted));
        this.#assertBucket(ETag);
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // It was there when it was read, and was removed since.
        if (statusOf(error) === 404 && 'IfMatch' in condition && !isNoBucket(error)) return false;
        if (statusOf(error) !== 409 || tries === TRIES) throw this.#unreachable(error);
      }
    }
  }

  async *#pages(prefix: string, delimiter?: string) {
    const { sdk, client } = await this.#reach();
    let next: string | undefined;
    do {
      const wanted = { Bucket: this.bucket, Prefix: prefix, Delimiter: delimiter, ContinuationToken: next };
      const page = await this.#told(client.send(new sdk.ListObjectsV2Command(wanted)));
      this.#assertBucket(page.IsTruncated);
      yield page;
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  async #unless<Answer>(status: number, answer: Promise<Answer>): Promise<Answer | null> {
    return answer.catch((error: unknown) => {
      if (statusOf(error) === status) return null;
      throw this.#unreachable(error);
    });
  }

  #unreachable(error: unknown): Unreachable {
    return error instanceof Unreachable ? error : new Unreachable(this.place, error);
  }

  async #told<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      throw this.#unreachable(error);
    });
  }

  /** With what a bucket says of each file and list. A page to log in to some network is an answer with 200, too. */
  #assertBucket<Said>(said: Said | undefined): asserts said is Said {
    if (said === undefined) throw new Unreachable(this.place, 'what answered is no bucket');
  }

  #key(name: string): string {
    return this.prefix === '' ? name : `${this.prefix}/${name}`;
  }

  #reach(): Promise<Reached> {
    return (this.#reached ??= reachS3(this.silentForMs));
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
