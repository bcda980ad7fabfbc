import type * as Sdk from '@aws-sdk/client-s3';

/** A gateway asks each second, so a bucket that hangs must be noticed before people do. A slow line's upload does not. */
const SILENT_FOR_MS = 10_000;
const CONNECTS_WITHIN_MS = 3_000;

export interface Reached {
  readonly sdk: typeof Sdk;
  readonly client: Sdk.S3Client;
}

/** The SDK is large: who keeps a folder never loads it. */
export async function reachS3(silentForMs = SILENT_FOR_MS): Promise<Reached> {
  const sdk = await import('@aws-sdk/client-s3');
  return { sdk, client: new sdk.S3Client(settings(silentForMs)) };
}

/** Servers of one's own seldom have a name for each bucket, and not all know the newer checksums: files have their hash. */
const settings = (silentForMs: number) => ({
  forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  // Its `requestTimeout` only says a word, and goes on waiting.
  requestHandler: { socketTimeout: silentForMs, connectionTimeout: CONNECTS_WITHIN_MS },
});

/** 0 where nothing answered. */
export function statusOf(error: unknown): number {
  const told: unknown = Reflect.get(Object(error), '$metadata');
  const status: unknown = Reflect.get(Object(told), 'httpStatusCode');
  return typeof status === 'number' ? status : 0;
}

export function isNoBucket(error: unknown): boolean {
  return Reflect.get(Object(error), 'name') === 'NoSuchBucket';
}
