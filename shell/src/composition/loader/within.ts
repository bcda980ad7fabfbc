/** Neither federation nor single-spa limits every wait; one that hangs would hold up all areas. */
export function within<Value>(milliseconds: number, work: Promise<Value>, tooLate: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
