export type { BucketServer, Fate } from './bucket-server';
export { SampleS3 } from './sample-s3';
