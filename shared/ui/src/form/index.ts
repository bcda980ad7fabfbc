export { Form } from './form';
export { FormProblem } from './form-problem';
export { goToField } from './go-to-field';
export { SubmitButton } from './submit-button';
export { type FormOptions, useFields } from './use-fields';
export { useJudgedTogether } from './use-judged-together';
export { FormCheckbox, FormCombobox, FormSelect } from './choices';
export { FormMoneyField, FormPasswordField, FormQuantityField, FormTextField } from './inputs';
