import { cruise, type ICruiseOptions, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';
import { CRUISE_OPTIONS, FOLDER_OPTIONS, FOLDER_RULES, IMPORT_RULES, RESOLVE_OPTIONS } from './import-rules.config.ts';

export interface Breach {
  rule: string;
  /** A file; a folder for a rule on folders. */
  from: string;
  to: string;
}

/** The names of all rules, in the order of the configuration. */
export const RULES: readonly string[] = [...IMPORT_RULES, ...FOLDER_RULES].map(({ name }) => name ?? '');

async function cruiseBy(
  forbidden: IRegularForbiddenRuleType[],
  folders: string[],
  options: ICruiseOptions,
): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    { ...options, ruleSet: { forbidden }, validate: true },
    { ...RESOLVE_OPTIONS, bustTheCache: true },
  );
  return output as ICruiseResult;
}

/** Cruises the packages under `root`; answers the number of our modules and every breach. */
export async function cruiseImports(root: string, folders: string[]): Promise<{ modules: number; breaches: Breach[] }> {
  const files = await cruiseBy(IMPORT_RULES, folders, { ...CRUISE_OPTIONS, baseDir: root });
  const modulesOfApi = await cruiseBy(FOLDER_RULES, ['api/src/modules'], { ...FOLDER_OPTIONS, baseDir: root });
  const violations = [...files.summary.violations, ...modulesOfApi.summary.violations];
  return {
    modules: files.modules.filter(({ source, coreModule }) => !coreModule && !source.includes('node_modules/')).length,
    breaches: violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
