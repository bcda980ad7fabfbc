import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** So that password managers know whether to fill or to offer one. */
  readonly autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  readonly revealLabel: string;
}

/** Pasting is never refused: password managers paste. */
export function PasswordField({ revealLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      end={
        <IconButton size="small" label={revealLabel} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon size={16} aria-hidden />
        </IconButton>
      }
    />
  );
}
