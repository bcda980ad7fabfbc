export { CardForm, FormActions } from './card-form';
export { appCode, isAppCode, isCodeOrRecovery, sentCode } from './one-time-code';
export { CodeProof, PasswordProof } from './proof-fields';
export { SixDigits } from './six-digits';
export { useFirstField } from './use-first-field';
