/**
 * Federation runtime plugin compiled into every remote. After a failed load the shell raises `__mfRetry[name]`; the
 * query then keeps the browser from answering the retry out of a cached failure.
 */
declare const __MF_NAME__: string;
declare let __webpack_get_script_filename__: (chunkId: string | number) => string;

const originalFileName = __webpack_get_script_filename__;
__webpack_get_script_filename__ = (chunkId) => {
  const attempt = (globalThis as { __mfRetry?: Record<string, number> }).__mfRetry?.[__MF_NAME__];
  return attempt ? `${originalFileName(chunkId)}?r=${attempt}` : originalFileName(chunkId);
};

// biome-ignore lint/style/noDefaultExport: the federation runtime takes a plugin's default export
export default function remoteRetry() {
  return { name: 'remote-retry' };
}
