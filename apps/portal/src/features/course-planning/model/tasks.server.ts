import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'

/** Mails somebody that a course is at other times, in another place or in another video meeting. */
export const courseChangedTask = declareTask(
  'course-changed',
  z.strictObject({ placeId: z.uuid() }),
)

/** Mails what staff wrote to one address. */
export const courseMessageTask = declareTask(
  'course-message',
  z.strictObject({
    messageId: z.uuid(),
    placeId: z.uuid(),
    /** To the holder of a ticket with an address of its own; null: to the one who booked. */
    ticketId: z.nullable(z.uuid()),
  }),
)
