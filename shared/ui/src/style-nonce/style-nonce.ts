import { setNonce } from 'get-nonce';

/**
 * Radix's scroll lock writes one `<style>`; without the page's nonce the policy refuses it and the page behind a
 * dialog scrolls. Once, before the first overlay opens.
 */
export function setStyleNonce(nonce: string): void {
  setNonce(nonce);
}
