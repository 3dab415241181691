import { z } from 'zod';
import { caseSchema } from './case.ts';
import { configSchema } from './config.ts';
import type { JsonObject } from './json.ts';
import { rateCardSchema } from './rates.ts';
import { reportSchema } from './report.ts';

const documents = {
  config: { schema: configSchema, title: 'agent-bench config' },
  case: { schema: caseSchema, title: 'agent-bench case' },
  rates: { schema: rateCardSchema, title: 'agent-bench rate card' },
  report: { schema: reportSchema, title: 'agent-bench report' },
} as const;

const jsonObject = z.record(z.string(), z.json());

export type SchemaName = keyof typeof documents;

export const SCHEMA_NAMES = ['config', 'case', 'rates', 'report'] as const satisfies SchemaName[];

/** The JSON Schema (draft 2020-12) of a document as users write it: keys with a default are optional. */
export function jsonSchema(name: SchemaName): JsonObject {
  const { schema, title } = documents[name];
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const text = JSON.stringify({ $schema, $id: `urn:agent-bench:${name}:1`, title, ...rest });
  return jsonObject.parse(JSON.parse(text));
}
