export { CardForm } from './card-form';
export { FormActions } from './form-actions';
export { isAppCode, isCodeOrRecovery, sentCode } from './one-time-code';
export { hasProofs, NO_PROOFS, type OwnProofs, sentProofs, type TypedProofs, useOwnProofs } from './own-hand';
export { OwnHandFields } from './own-hand-fields';
export { plainly, ungrouped } from './plainly';
export { CodeProof, FundPasswordProof, PasswordProof } from './proof-fields';
export { SixDigits } from './six-digits';
export { useFirstField } from './use-first-field';
