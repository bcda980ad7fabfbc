import { ways } from '@tradefloor/platform';

/** account.invitation-link: registration takes `extension_code` from its address. */
export const invitationLink = (code: string, origin: string): string => origin + ways.register({ inviteCode: code });
