export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  const pair = cookies?.split(';').find(text => text.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
