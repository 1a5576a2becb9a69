import { z } from 'zod'

const name = z.record(z.string(), z.string())
const figure = z.union([z.int(), z.literal('hidden')])

/** How far somebody’s applications for a period have come; of several the first of these counts. */
export const personStates = ['granted', 'waiting', 'rejected', 'withdrawn'] as const
export type PersonState = (typeof personStates)[number]

const ofPeriod = z.strictObject({
  schemeId: z.uuid(),
  schemeName: name,
  /** `2026`, `2026V`. */
  period: z.string(),
  /** People who applied: the sum of those in each state. */
  people: figure,
  states: z.strictObject({
    granted: figure,
    waiting: figure,
    rejected: figure,
    withdrawn: figure,
  } satisfies Record<PersonState, typeof figure>),
  grantedOre: figure,
  /** From when it was sent until it was first decided, in whole days; null where nothing is decided. */
  medianDays: figure.nullable(),
})
export type PeriodFigures = z.infer<typeof ofPeriod>

const ofCategory = z.strictObject({
  schemeId: z.uuid(),
  schemeName: name,
  period: z.string(),
  category: z.string(),
  /** Null of one that no rules have any more. */
  categoryName: name.nullable(),
  /** With an expense in it. */
  people: figure,
  /** What counts of their expenses, in applications that are granted or wait. */
  countedOre: figure,
})
export type CategoryFigures = z.infer<typeof ofCategory>

/** Schemes in their order, of each the latest period first. */
export const HealthFigures = z.strictObject({
  periods: z.array(ofPeriod),
  categories: z.array(ofCategory),
})
export type HealthFigures = z.infer<typeof HealthFigures>
