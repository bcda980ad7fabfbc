import webpack, { type Compilation, type Configuration } from 'webpack';

/** One compilation that is measured and not published. */
export function compileAlone(settings: Configuration): Promise<Compilation> {
  const compiler = webpack(settings);
  if (!compiler) throw new Error('webpack made no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(problem => {
        if (failure ?? problem) reject(failure ?? problem);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else if (stats) resolve(stats.compilation);
      });
    });
  });
}
