export function assertNever(value: never): never {
  throw new Error(`not expected: ${JSON.stringify(value)}`);
}
