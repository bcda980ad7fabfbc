/** S2 §2: registration takes `extension_code` from its address. */
export const invitationLink = (code: string, origin: string): string =>
  `${origin}/components/register?${new URLSearchParams({ extension_code: code }).toString()}`;
