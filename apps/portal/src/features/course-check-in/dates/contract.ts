import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'

const instant = z.iso.datetime()

export const CourseDates = z.strictObject({
  /** From yesterday on, by their start. */
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      courseId: z.uuid(),
      title: z.record(z.enum(locales), z.string()),
      startsAt: instant,
      endsAt: instant,
      place: z.string().nullable(),
      isCalledOff: z.boolean(),
      /** Tickets whose place is booked. */
      booked: z.int(),
      /** Of all tickets, those that were let in. */
      inside: z.int(),
    }),
  ),
})
export type CourseDates = z.infer<typeof CourseDates>
