/** For what is kept on this device. `crypto.randomUUID` is missing on pages without TLS. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
