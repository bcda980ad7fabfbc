export { NewPassword } from './new-password';
export { ProveAccount } from './prove-account';
