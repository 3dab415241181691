import type { z } from 'zod';

/** One thing a zod schema found wrong with a value; paths are relative to the value checked. */
export type SchemaIssue = z.core.$ZodIssue;
