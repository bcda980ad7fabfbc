/** One side of a book as two sorted arrays of floats, best first: what *direct* draws from. */
export class PlainSide {
  prices: number[] = [];
  amounts: number[] = [];

  /** `way` is 1 where the best price is the lowest. */
  constructor(private readonly way: 1 | -1) {}

  clear(): void {
    this.prices = [];
    this.amounts = [];
  }

  put(price: number, amount: number): void {
    const { prices, amounts, way } = this;
    let low = 0;
    let high = prices.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (((prices[middle] ?? 0) - price) * way < 0) low = middle + 1;
      else high = middle;
    }
    const found = prices[low] === price;
    if (amount === 0) {
      if (!found) return;
      prices.splice(low, 1);
      amounts.splice(low, 1);
    } else if (found) amounts[low] = amount;
    else {
      prices.splice(low, 0, price);
      amounts.splice(low, 0, amount);
    }
  }
}
