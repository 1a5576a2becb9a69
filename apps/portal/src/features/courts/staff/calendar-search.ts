import { z } from 'zod/mini'
import { isDate } from '#platform/time/date.ts'

/** What the address says; anything that is no day and no centre is today, and the first. */
export const CalendarSearch = z.object({
  day: z.catch(
    z.optional(z.string().check(z.refine((day) => day >= '2' && isDate(day)))),
    undefined,
  ),
  center: z.catch(z.optional(z.int().check(z.positive(), z.lte(2_147_483_647))), undefined),
})
export type CalendarSearch = z.infer<typeof CalendarSearch>
