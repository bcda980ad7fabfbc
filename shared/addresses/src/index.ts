export { type AddressForm, HASH_BYTES, spelt } from './address-form';
export { formOf, networkOf, networksOf } from './networks';
