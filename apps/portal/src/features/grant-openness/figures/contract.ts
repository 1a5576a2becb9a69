import { z } from 'zod'
import { localized } from '#platform/i18n/localized.ts'
import { singleValue } from '#platform/routing/single-value.ts'

const text = localized(z.string())

/** A year that is none falls back to the newest one. */
export const FiguresQuery = z.object({
  year: z
    .preprocess(singleValue, z.coerce.number().int().min(2000).max(2199))
    .nullable()
    .catch(null),
})
export type FiguresQuery = z.infer<typeof FiguresQuery>

const counts = {
  /** Sent and not withdrawn. */
  applied: z.int(),
  requestedOre: z.int(),
  granted: z.int(),
  grantedOre: z.int(),
  refused: z.int(),
  /** Granted, and then declined, lapsed or taken away. */
  givenUp: z.int(),
  waiting: z.int(),
  /** From when it was sent until it was first decided; null where nothing is. */
  medianDays: z.nullable(z.number()),
}
export const FigureCounts = z.strictObject(counts)
export type FigureCounts = z.infer<typeof FigureCounts>

const ofType = z.strictObject({ id: z.string(), name: text, budgetOre: z.int(), ...counts })

/** What an application is counted with: an institution, or one of two kinds without one. */
export const otherGroups = ['persons', 'others'] as const
export type OtherGroup = (typeof otherGroups)[number]

const ofInstitution = z.strictObject({
  /** The code of an institution, or one of `otherGroups`. */
  id: z.string(),
  /** Null of `otherGroups`. */
  name: z.nullable(text),
  ...counts,
})
const ofReason = z.strictObject({
  id: z.string(),
  name: text,
  refused: z.int(),
  reduced: z.int(),
})

export const Figures = z.strictObject({
  /** Whose budgets they are of. */
  year: z.int(),
  total: FigureCounts,
  byType: z.array(ofType),
  byInstitution: z.array(ofInstitution),
  byReason: z.array(ofReason),
  years: z.array(
    z.strictObject({
      year: z.int(),
      budgetOre: z.int(),
      /** False where some of what got nothing is deleted by now. */
      isWhole: z.boolean(),
      ...counts,
    }),
  ),
})
export type Figures = z.infer<typeof Figures>
