/** What is wrong with this Node, as a sentence, or null. Read by versions that know little: nothing newer than ES2020. */
export function whyNotThisNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 22 || (major === 20 && minor >= 19)) return null;
  return `Node ${version} is too old: Tradefloor needs Node 20.19 or newer${major === 21 ? ', and not 21' : ''}.`;
}
