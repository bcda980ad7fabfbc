/** A command as it would be typed, and what it is about. */
export interface Typed {
  readonly command: string;
  readonly area: string;
  readonly build: string;
  readonly why: string;
  readonly argv: readonly string[];
}

type Options = Readonly<Record<string, string | number | boolean | undefined>>;

/** What stands behind `=` is nobody's option, whatever it begins with. */
export function typed(command: string, names: readonly string[], options: Options): Typed {
  const [area = '', build = ''] = names;
  const given = Object.entries(options).flatMap(([name, value]) => {
    const option = `--${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
    if (value === undefined || value === false || value === '') return [];
    return [value === true ? option : `${option}=${value}`];
  });
  const { why = '', to } = options;
  return {
    command,
    area,
    build: build || (typeof to === 'string' ? to : ''),
    why: String(why),
    argv: [command, ...names, ...given],
  };
}
