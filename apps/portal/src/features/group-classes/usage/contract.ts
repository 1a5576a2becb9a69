import { z } from 'zod'
import { PeriodQuery } from '#platform/time/requested-period.ts'
import { LanguageQuery } from '../model/contract.ts'

const count = z.int().nonnegative()
const day = z.iso.date()
const named = z.strictObject({ id: z.string(), name: z.string() })

/** Of classes that are over. Null: it is not said of so few people, or not known any more. */
const figures = {
  /** That were held, and that were cancelled. The rest is of those that were held. */
  classes: count,
  cancelled: count,
  places: count,
  booked: count,
  /** At most, of one class. */
  longestQueue: count,
  attended: count.nullable(),
  noShows: count.nullable(),
  /** Places that were given back in the last day. */
  lateUnbooked: count.nullable(),
}
const Figures = z.strictObject(figures)
export type Figures = z.infer<typeof Figures>

/** People who had a place; null of few, and of bookings that are forgotten. */
const members = count.nullable()

export const UsageLine = z.strictObject({ ...named.shape, ...figures })
export type UsageLine = z.infer<typeof UsageLine>

const choices = z.array(z.strictObject({ id: z.int().positive(), name: z.string() }))

/** How classes were used between two days in Norway, both counted. */
export const ClassUsage = z.strictObject({
  from: day,
  to: day,
  total: z.strictObject({ ...figures, members }),
  /** Held, and not summed up before the next night: of these nobody has counted who came. */
  notSummed: count,
  centers: z.array(z.strictObject({ ...UsageLine.shape, members })),
  categories: z.array(UsageLine),
  /** By the name of the class. */
  classes: z.array(UsageLine),
  instructors: z.array(UsageLine),
  /** By weekday (1 is Monday) and the hour in which they begin. */
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

/** What is no filter is left out. */
export const UsageQuery = z.object({
  ...PeriodQuery.shape,
  ...LanguageQuery.shape,
  center: id,
  category: id,
  instructor: id,
})
export type UsageQuery = z.infer<typeof UsageQuery>
