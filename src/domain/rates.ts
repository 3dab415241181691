import { z } from 'zod';

const usdPerMillion = z.number().nonnegative().describe('USD per million tokens');

/** Prices of one model: USD per million tokens, or a flat price per call. */
export const rateSchema = z.union([
  z.strictObject({
    input: usdPerMillion,
    cacheRead: usdPerMillion.optional(),
    cacheWrite: usdPerMillion.optional().describe('USD per million tokens; default: input'),
    output: usdPerMillion,
  }),
  z.strictObject({ perCall: z.number().nonnegative() }),
]);
export type Rate = z.infer<typeof rateSchema>;

/** A rate-card file: prices by `provider/model`. */
export const rateCardSchema = z.strictObject({
  version: z.literal(1),
  rates: z.record(z.string().regex(/^[^/]+\/.+$/, 'a key of the form provider/model'), rateSchema),
});
export type RateCard = z.infer<typeof rateCardSchema>;
