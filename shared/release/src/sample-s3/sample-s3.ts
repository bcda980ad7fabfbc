import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port';
import { BucketServer } from './bucket-server';

/**
 * For tests: a server that speaks S3, with an empty bucket, and the SDK pointed at it. No S3 server that npm or Debian
 * has keeps conditional writes, so it is a small part of one, of our own; with `TRADEFLOOR_TEST_S3` it is a real one: an
 * address, or a program that is started (`moto_server`).
 */
export class SampleS3 {
  #buckets = 0;

  private constructor(
    /** What ours can be told to do; null where a real one answers. */
    readonly own: BucketServer | null,
    readonly address: string,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(named = process.env['TRADEFLOOR_TEST_S3'] ?? ''): Promise<SampleS3> {
    const s3 = await startedAs(named);
    process.env['AWS_ENDPOINT_URL_S3'] = s3.address;
    process.env['AWS_REGION'] = 'us-east-1';
    process.env['AWS_ACCESS_KEY_ID'] ??= 'sample';
    process.env['AWS_SECRET_ACCESS_KEY'] ??= 'sample';
    return s3;

    async function startedAs(text: string): Promise<SampleS3> {
      if (text.startsWith('http')) return new SampleS3(null, text, () => Promise.resolve());
      if (text !== '') {
        const program = await startProgram(text);
        return new SampleS3(null, program.address, program.stop);
      }
      const own = new BucketServer();
      return new SampleS3(own, await own.listen(), () => own.close());
    }
  }

  /** An empty one each, as `s3://…`. */
  async store(): Promise<string> {
    this.#buckets += 1;
    const bucket = `releases-${process.pid}-${this.#buckets}`;
    const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
    const client = new S3Client({ forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
    return `s3://${bucket}/of/tradefloor`;
  }

  stop(): Promise<void> {
    return this.end();
  }
}

async function startProgram(program: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn(program, ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore', detached: true });
  const address = `http://127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    // It may be a script that started something: all of the group end.
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
  };
  return { address, stop };
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
