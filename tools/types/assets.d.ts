// What the webpack preset turns into modules and constants.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}
declare module '*.svg' {
  const url: string;
  export default url;
}
/** Name of the container being built, e.g. `mf_offers`. */
declare const __MF_NAME__: string;
/** Version of the container being built, e.g. `0.1.0-3fa2b1c0`. */
declare const __APP_VERSION__: string;
/** What webpack makes of `messages/pl.json`: ICU messages as ASTs. */
declare module '*.compiled.json' {
  const messages: Record<string, import('react-intl').MessageFormatElement[]>;
  export default messages;
}
