export { newKey } from './new-key';
export { type Ended, type Sending, sendingOf, sendOnce, type Sent, type Waiting } from './send-once';
export { seen } from './seen';
export { type Stage, underWayOf } from './under-way';
export type { Fate } from './until-known';
export { type Act, type Acting, useAct } from './use-act';
export { type KeptDraft, useKeptDraft } from './use-kept-draft';
export { useFormAct } from './use-form-act';
export { type Tell, useFailure } from '../failure/use-failure';
