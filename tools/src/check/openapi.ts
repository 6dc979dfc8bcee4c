import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readDocument } from '../../../api/src/testing/document.ts';
import { exampleProblems } from './api-examples.ts';

/** The specification's paths end in a slash. */
const RULES = { extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' as const } };

/** What Redocly's recommended rules say of the OpenAPI document, warnings too, and examples that are stale. */
export async function openApiProblems(): Promise<string[]> {
  const source = JSON.stringify(await readDocument());
  const config = await createConfig(RULES);
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const problems = found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
  return [...problems, ...(await exampleProblems())];
}
