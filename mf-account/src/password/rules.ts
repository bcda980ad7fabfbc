/** account.password-length. */
export const PASSWORD_LEAST = 6;
export const PASSWORD_MOST = 16;

type NewPasswordProblem = 'field.passwordMissing' | 'field.passwordShort' | 'field.passwordLong';

export function newPasswordProblem(password: string): NewPasswordProblem | null {
  if (password === '') return 'field.passwordMissing';
  if (password.length < PASSWORD_LEAST) return 'field.passwordShort';
  return password.length > PASSWORD_MOST ? 'field.passwordLong' : null;
}

export function repeatProblem(again: string, password: string): 'field.repeatMissing' | 'field.repeatDiffers' | null {
  if (again === '') return 'field.repeatMissing';
  return again === password ? null : 'field.repeatDiffers';
}

/** An old password is only known to be wrong when it is too short for one. */
export function oldPasswordProblem(password: string): 'signIn.passwordShort' | null {
  return password.length < PASSWORD_LEAST ? 'signIn.passwordShort' : null;
}
