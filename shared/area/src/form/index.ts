export { CardForm } from './card-form';
export { FormActions } from './form-actions';
export { isAppCode, isCodeOrRecovery, sentCode } from './one-time-code';
export { plainly, ungrouped } from './plainly';
export { CodeProof, FundPasswordProof, PasswordProof } from './proof-fields';
export { SixDigits } from './six-digits';
export { useFirstField } from './use-first-field';
