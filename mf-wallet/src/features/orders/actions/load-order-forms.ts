export const loadOrderForms = () => import(/* webpackChunkName: "order-forms" */ './order-forms.ts');

export const loadInfoDialog = async () => (await loadOrderForms()).InfoDialog;
export const loadEvidenceForms = async () => (await loadOrderForms()).EvidenceForms;
export const loadReplaceDialog = async () => (await loadOrderForms()).ReplaceDialog;
export const loadOrderQuestion = async () => (await loadOrderForms()).OrderQuestion;
export const loadReferrerDialog = async () => (await loadOrderForms()).ReferrerDialog;
export const loadCancelSales = async () => (await loadOrderForms()).CancelSalesDialog;
