import webpack from 'webpack';

/** Ending of the source map of a built file; publishing keeps it where no browser reaches it. */
export const MAP = '.map';

/** Beside each script its map, which nothing in the script names. Without the sources: places and names are enough to find an error. */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.m?js$/,
    filename: `[file]${MAP}`,
    append: false,
    noSources: true,
    // Relative to the package, so that a map says nothing of the machine.
    moduleFilenameTemplate: '[resource-path]',
  });
