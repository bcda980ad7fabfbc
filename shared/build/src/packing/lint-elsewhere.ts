import * as z from 'zod/mini';

const settings = z.looseObject({
  overrides: z.array(z.looseObject({ files: z.array(z.string()) })),
});

const OF_AREAS = /^mf-\*\/\*\*(\/.*)?$/;

/** The house's lint for an area that is alone in its repository: what it says of areas, and of every file. */
export function lintElsewhere(text: string): string {
  const { $schema: _schema, overrides, ...rest } = settings.parse(JSON.parse(text));
  const kept = overrides.flatMap(({ files, ...override }) => {
    const own = files.flatMap(file => {
      const [isOfAreas, within] = OF_AREAS.exec(file) ?? [];
      if (isOfAreas !== undefined) return within === undefined ? ['**/*.ts', '**/*.tsx'] : [`**${within}`];
      return file.startsWith('**/') ? [file] : [];
    });
    return own.length === 0 ? [] : [{ ...override, files: [...new Set(own)] }];
  });
  return `${JSON.stringify({ ...rest, jsPlugins: ['./src/lint/plugin.mjs'], overrides: kept }, null, 2)}\n`;
}
