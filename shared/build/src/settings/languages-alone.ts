import webpack from 'webpack';

/** Texts are asked for by language: what else lies beside them, as what they share with English, is for checks alone. */
export const languagesAlone = () => new webpack.ContextReplacementPlugin(/[\\/]locales$/, /^\.\/[a-z]+\.json$/);
