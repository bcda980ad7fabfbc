/** A colour as 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

export function colourOf(hex: string): Colour {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!found) throw new Error(`Not a colour of six digits: ${hex}`);
  const [red = 0, green = 0, blue = 0] = found.slice(1).map(part => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** `share` percent of the first over the second, as `color-mix` in srgb. */
export function mixed(over: Colour, under: Colour, share: number): Colour {
  const part = (a: number, b: number) => (a * share + b * (100 - share)) / 100;
  return [part(over[0], under[0]), part(over[1], under[1]), part(over[2], under[2])];
}

/** WCAG 2.2, 1.4.3. */
export function contrast(a: Colour, b: Colour): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
