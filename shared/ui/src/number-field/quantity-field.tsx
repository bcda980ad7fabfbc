import { NumberField, type NumberFieldProps } from './number-field';

/** A whole number: hands, days. */
export function QuantityField(props: NumberFieldProps) {
  return <NumberField {...props} scale={0} />;
}
