import { FileDrop } from '@tradefloor/ui';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SENDING, usePicture } from './use-picture';

interface PictureFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  readonly hint?: string;
  /** What is said when the form is sent without it; left out, it may be missing. */
  readonly needed?: string;
}

/** One picture of a form: account.one-picture. The form holds its address. */
export function PictureField<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  needed,
}: PictureFieldProps<Values>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (address: unknown) => {
        if (address === SENDING) return t('picture.wait');
        return needed === undefined || address !== '' || needed;
      },
    },
  });
  const { upload, pick, remove } = usePicture(address => field.onChange(address));
  return (
    <FileDrop
      label={label}
      hint={hint ?? t('picture.hint')}
      upload={upload}
      onPick={file => void pick(file)}
      onRemove={remove}
      error={fieldState.error?.message}
      texts={{
        drop: t('picture.drop'),
        pick: t('picture.pick'),
        replace: t('picture.replace'),
        remove: t('picture.remove'),
        sending: t('picture.sending'),
        problems: {
          'not-one': t('picture.problem.one'),
          'wrong-type': t('picture.problem.type'),
          'too-large': t('picture.problem.large'),
          empty: t('picture.problem.empty'),
        },
      }}
    />
  );
}
