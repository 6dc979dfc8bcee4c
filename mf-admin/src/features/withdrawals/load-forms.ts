const loadForms = () => import(/* webpackChunkName: "withdrawal-forms" */ './forms.ts');

export const loadDecisionDialog = async () => (await loadForms()).DecisionDialog;
export const loadFileDialog = async () => (await loadForms()).FileDialog;
