export { type FakeHttp, type MadeCall } from './fake/fake-http';
export { type FakeOptions, type FakePlatform, fakePlatform } from './fake/fake-platform';
