interface AddressPolicy {
  createScriptURL(address: string): string;
}

declare global {
  /** Chromium has it; TypeScript's own library does not know it yet. */
  // oxlint-disable-next-line no-var -- only var declares a property of the global object
  var trustedTypes: PolicyFactory | undefined;
}

interface PolicyFactory {
  createPolicy(name: string, rules: AddressPolicy): AddressPolicy;
}

/** The one policy of the shell's own code: entries of builds, on this origin or (in development) a loopback server. */
const policy = policyFactory()?.createPolicy('shell-mf', { createScriptURL: checked });

/** Under Trusted Types a script's address must come from a policy; its type is a string to TypeScript. */
export function trustedAddress(address: string): string {
  return policy ? policy.createScriptURL(address) : checked(address);
}

function checked(address: string): string {
  const { origin, hostname } = new URL(address);
  if (origin === window.location.origin || hostname === 'localhost' || hostname === '127.0.0.1') return address;
  throw new Error(`Scripts do not come from ${origin}`);
}

function policyFactory(): PolicyFactory | undefined {
  return globalThis.trustedTypes;
}
