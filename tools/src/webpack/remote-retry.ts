/**
 * Federation runtime plugin compiled into every remote. After a failed load the shell increments `__mfRetry[name]`; the query
 * then prevents the browser from answering the retry from a cached failure.
 */
declare const __MF_NAME__: string;
// biome-ignore lint/style/useConst: webpack turns the assignment into its runtime's file names
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

declare const __webpack_require__: { miniCssF?: (chunkId: string | number) => string };

type FileName = (chunkId: string | number) => string;

function withAttempt(fileName: FileName): FileName {
  return (chunkId) => {
    const attempt = (globalThis as { __mfRetry?: Record<string, number> }).__mfRetry?.[__MF_NAME__];
    return attempt ? `${fileName(chunkId)}?r=${attempt}` : fileName(chunkId);
  };
}

__webpack_get_script_filename__ = withAttempt(__webpack_get_script_filename__);
// A remote without lazy stylesheets has none.
if (__webpack_require__.miniCssF) __webpack_require__.miniCssF = withAttempt(__webpack_require__.miniCssF);

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function remoteRetry() {
  return { name: 'remote-retry' };
}
