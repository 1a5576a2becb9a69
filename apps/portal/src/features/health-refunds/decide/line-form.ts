import { z } from 'zod/mini'
import { highestOre } from '#core/health-refunds/rules/scheme-rules.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'

export const longestReason = 500

/** What counts of an expense instead of what follows from it; null for that again. */
export const LineForm = z
  .strictObject({
    acceptedOre: z.nullable(z.int().check(z.gte(0), z.lte(highestOre))),
    /** The applicant reads it. */
    because: z.string().check(
      z.trim(),
      z.maxLength(longestReason),
      z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
    ),
    /** Of the case, as it was seen. */
    version: z.int().check(z.gte(1)),
  })
  .check(
    z.refine(({ acceptedOre, because }) => acceptedOre === null || because !== '', {
      path: ['because'],
      error: 'REASON_REQUIRED',
    }),
  )
export type LineForm = z.infer<typeof LineForm>
