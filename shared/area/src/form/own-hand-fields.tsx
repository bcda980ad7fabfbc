import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import type { OwnProofs } from './own-hand';
import { CodeProof, FundPasswordProof } from './proof-fields';

interface OwnHandFieldsProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly user: OwnProofs;
  readonly fundPassword: FieldPathByValue<Values, string>;
  readonly code: FieldPathByValue<Values, string>;
}

/** wallet.own-hand: what is asked for before money leaves, each of who has set it. */
export function OwnHandFields<Values extends FieldValues>(props: OwnHandFieldsProps<Values>) {
  const { control, user, fundPassword, code } = props;
  return (
    <>
      {user.fundPasswordSet ? <FundPasswordProof control={control} name={fundPassword} /> : null}
      {user.twoStepOn ? <CodeProof control={control} name={code} orRecovery /> : null}
    </>
  );
}
