// For `DialogOnDemand`. Both dialogs are in one chunk: they differ in their texts alone.
const load = () => import(/* webpackChunkName: "post-dialogs" */ './post-dialogs.tsx');

export const loadReportPost = async () => (await load()).ReportPostDialog;
export const loadContestPost = async () => (await load()).ContestPostDialog;
