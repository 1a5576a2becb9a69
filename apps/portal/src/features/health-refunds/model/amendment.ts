import { z } from 'zod/mini'
import { highestOre } from '#core/health-refunds/rules/scheme-rules.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** What staff and applicants write about a decision. */
export const longestWords = 4_000
export const longestReason = 500

const longest = (length: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(length, 'TOO_LONG'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

/** What is required of staff, and read by the applicant. */
export const words = longest(longestWords).check(z.minLength(1, 'REASON_REQUIRED'))

/** Why, where that may be left out. */
export const reason = longest(longestReason)

/**
 * What counts of an expense, as staff want it in a decision that is corrected or changed. Expenses that are
 * not named stay as they are.
 */
export const AmendedLine = z
  .strictObject({
    id: z.uuid(),
    /** Null: what follows from it. */
    acceptedOre: z.nullable(z.int().check(z.gte(0), z.lte(highestOre))),
    because: reason,
  })
  .check(
    z.refine(({ acceptedOre, because }) => acceptedOre === null || because !== '', {
      path: ['because'],
      error: 'REASON_REQUIRED',
    }),
  )
export type AmendedLine = z.infer<typeof AmendedLine>

export const mostLines = 200
export const amendedLines = z.array(AmendedLine).check(z.maxLength(mostLines))

/** A change of a decision as it waits for a second person. */
export const Amendment = z.strictObject({ lines: amendedLines, words: z.string() })
export type Amendment = z.infer<typeof Amendment>
