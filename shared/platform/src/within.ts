/** What may never be answered is waited for so long: one that hangs would hold up whatever needs it. */
export function within<Value>(milliseconds: number, work: Promise<Value>, tooLate: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
