import { z } from 'zod'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { placeNewsTask } from '#core/places/news.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'

export const coursePlaceNewsTask = placeNewsTask(coursePlaceKind)

/** Seats of a booking were given up, and the rest stays. */
export const seatsCancelledTask = declareTask(
  'course-seats-cancelled',
  z.strictObject({ placeId: z.uuid(), seats: z.int(), refundOre: z.int() }),
)

/** A ticket to whom it is for, where that is not the one who booked. */
export const ticketMailTask = declareTask('course-ticket', z.strictObject({ ticketId: z.uuid() }))

/** A ticket was passed on: to the one who booked. */
export const ticketPassedTask = declareTask(
  'course-ticket-passed',
  z.strictObject({ ticketId: z.uuid(), before: z.string() }),
)

/** A course begins soon. `email` is null for the one who booked. */
export const reminderTask = declareTask(
  'course-reminder',
  z.strictObject({ placeId: z.uuid(), dateId: z.uuid(), email: z.string().nullable() }),
)

export const dueRemindersTask = declareTask('course-reminders', z.strictObject({}))
