export { type AddressForm, HASH_BYTES } from './address-form';
export { formOf, networkOf, networksOf } from './networks';
