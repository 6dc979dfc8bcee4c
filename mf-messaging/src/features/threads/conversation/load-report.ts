export const loadReport = async () =>
  (await import(/* webpackChunkName: "report-message-dialog" */ '../../../lib/thread-menu/report-message-dialog.tsx'))
    .ReportMessageDialog;
