export { CardForm } from './card-form';
export { FormActions } from './form-actions';
export { appCode, isAppCode, isCodeOrRecovery, sentCode } from './one-time-code';
export { CodeProof, FundPasswordProof, PasswordProof } from './proof-fields';
export { SixDigits } from './six-digits';
export { useFirstField } from './use-first-field';
