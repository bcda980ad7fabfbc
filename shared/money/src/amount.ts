declare const brand: unique symbol;

/** A decimal string such as `0.00012300`: exact, no exponent, never a float. */
export type Decimal = string & { readonly [brand]: 'Decimal' };
/** A quantity of one currency. */
export type Amount = Decimal & { readonly amount: true };
/** What one unit of the base currency costs, in the quote currency. */
export type Price = Decimal & { readonly price: true };

/** The one place where text gets a brand: for code that has just built or checked a plain decimal. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says which brand it has earned
export function branded<Value extends Decimal>(text: string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand exists in types alone, so nothing can narrow to it
  return text as Value;
}
