import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { courseAudiences } from '#core/courses/states.ts'
import { localized } from '#platform/i18n/localized.ts'

const text = localized(z.string())
const instant = z.iso.datetime()
const ore = z.int().min(0)

export const PublicCourseId = z.object({ id: z.uuid() })

/** What everybody reads of a course. The link of its video meeting is for those who have a ticket. */
export const PublicCourse = z.strictObject({
  id: z.string(),
  title: text,
  text,
  teacher: z.string().nullable(),
  place: z.string().nullable(),
  isOnline: z.boolean(),
  languages: z.array(z.enum(locales)),
  audience: z.enum(courseAudiences),
  /** Why it is not held; null while it is. */
  calledOff: z.string().nullable(),
  /** The earliest first; `place` where that is another one. */
  dates: z.array(
    z.strictObject({
      id: z.string(),
      startsAt: instant,
      endsAt: instant,
      place: z.string().nullable(),
    }),
  ),
  studentPriceOre: ore,
  memberPriceOre: ore,
  otherPriceOre: ore,
  /** Of the price; 0: none. */
  vatPercent: z.int(),
  refundHours: z.int(),
  keepOre: ore,
  keepPercent: z.int(),
  passHours: z.int(),
  mostSeats: z.int(),
  certificateDates: z.int().nullable(),
  seats: z.strictObject({
    capacity: z.int(),
    free: z.int(),
    waiting: z.int(),
    isPaused: z.boolean(),
    closesAt: instant,
  }),
})
export type PublicCourse = z.infer<typeof PublicCourse>
