export { SampleS3 } from './sample-s3';
