import { z } from 'zod'
import { PeriodQuery } from '#platform/time/requested-period.ts'
import { LanguageQuery } from '../model/contract.ts'

const count = z.int().nonnegative()
const day = z.iso.date()
const named = z.strictObject({ id: z.string(), name: z.string() })

/** Figures of classes that are over. Null: withheld for a small group, or no longer known. */
const figures = {
  /** Classes that were held, and that were cancelled. The other figures are of those that were held. */
  classes: count,
  cancelled: count,
  places: count,
  booked: count,
  /** The longest queue of any one class. */
  longestQueue: count,
  attended: count.nullable(),
  noShows: count.nullable(),
  /** Places that were cancelled in the last 24 hours before the start. */
  lateUnbooked: count.nullable(),
}
const Figures = z.strictObject(figures)
export type Figures = z.infer<typeof Figures>

/** People who had a place; null for a small group, and when bookings have been deleted. */
const members = count.nullable()

export const UsageLine = z.strictObject({ ...named.shape, ...figures })
export type UsageLine = z.infer<typeof UsageLine>

const choices = z.array(z.strictObject({ id: z.int().positive(), name: z.string() }))

/** How classes were used between two days in Norway, both counted. */
export const ClassUsage = z.strictObject({
  from: day,
  to: day,
  total: z.strictObject({ ...figures, members }),
  /** Classes that were held and are not summarized yet: their attendance is missing. */
  notSummarized: count,
  centers: z.array(z.strictObject({ ...UsageLine.shape, members })),
  categories: z.array(UsageLine),
  /** By the name of the class. */
  classes: z.array(UsageLine),
  instructors: z.array(UsageLine),
  /** By weekday (1 is Monday) and the hour in which classes start. */
  hours: z.array(
    z.strictObject({
      weekday: z.int().min(1).max(7),
      hour: z.int().min(0).max(23),
      ...figures,
    }),
  ),
  /** By the Monday of their week. */
  weeks: z.array(z.strictObject({ monday: day, ...figures })),
  /** All that can be filtered by. */
  choices: z.strictObject({ centers: choices, categories: choices, instructors: choices }),
})
export type ClassUsage = z.infer<typeof ClassUsage>

const id = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .optional()
  .catch(undefined)

/** Values that are not valid are ignored. */
export const UsageQuery = z.object({
  ...PeriodQuery.shape,
  ...LanguageQuery.shape,
  center: id,
  category: id,
  instructor: id,
})
export type UsageQuery = z.infer<typeof UsageQuery>
