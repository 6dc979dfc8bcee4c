// For `DialogOnDemand`. All are in one chunk: they differ little.
const load = () => import(/* webpackChunkName: "post-dialogs" */ './post-dialogs.tsx');

export const loadReportPost = async () => (await load()).ReportPostDialog;
export const loadReportComment = async () => (await load()).ReportCommentDialog;
export const loadContestPost = async () => (await load()).ContestPostDialog;

/** With the editor of mentions. */
export const loadEditText = async () =>
  (await import(/* webpackChunkName: "edit-text" */ './edit-text-dialog.tsx')).EditTextDialog;
