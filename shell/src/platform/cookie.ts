const A_YEAR_S = 31_536_000;

/** For the gateway, which writes the page's first attributes before any script runs. */
export function rememberInCookie(page: Window, name: 'tf_lang' | 'tf_theme', value: string): void {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.document.cookie = `${name}=${value}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`;
}
