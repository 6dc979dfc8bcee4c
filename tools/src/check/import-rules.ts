import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { CRUISE_OPTIONS, IMPORT_RULES, RESOLVE_OPTIONS } from './import-rules.config.ts';

export interface Breach {
  rule: string;
  from: string;
  to: string;
}

/** The names of all rules, in the order of the configuration. */
export const RULES: readonly string[] = IMPORT_RULES.map(({ name }) => name ?? '');

/** Cruises the packages under `root`; answers the number of our modules and every breach. */
export async function cruiseImports(root: string, folders: string[]): Promise<{ modules: number; breaches: Breach[] }> {
  const { output } = await cruise(
    folders,
    { ...CRUISE_OPTIONS, baseDir: root, ruleSet: { forbidden: IMPORT_RULES }, validate: true },
    { ...RESOLVE_OPTIONS, bustTheCache: true },
  );
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source, coreModule }) => !coreModule && !source.includes('node_modules/')).length,
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
