import { ways } from '@tradefloor/platform';

/** S2 §2: registration takes `extension_code` from its address. */
export const invitationLink = (code: string, origin: string): string => origin + ways.register({ inviteCode: code });
