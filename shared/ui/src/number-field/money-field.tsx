import { NumberField, type NumberFieldProps } from './number-field';

interface MoneyFieldProps extends NumberFieldProps {
  /** The currency's or pair's: no more decimals can be typed. */
  readonly scale?: number | undefined;
}

/** An amount or a price. */
export function MoneyField({ scale, ...rest }: MoneyFieldProps) {
  return <NumberField {...rest} scale={scale} />;
}
