import { and, eq, gt, isNull } from 'drizzle-orm'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { bookingDescribed } from './book/endpoints.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { groupClass, groupClassBooking } from './model/tables.server.ts'
import { sendNoticesTask } from './model/tasks.server.ts'
import { noticesDescribed } from './notices/endpoints.server.ts'
import { scheduleDescribed } from './schedule/endpoints.server.ts'
import { scheduleFileDescribed } from './schedule-file/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.class_unfinished,
      count: async (database, now) => {
        const coming = database
          .select({ id: groupClassBooking.id })
          .from(groupClassBooking)
          .innerJoin(groupClass, eq(groupClass.id, groupClassBooking.classId))
          .where(and(gt(groupClassBooking.startsAt, now), isNull(groupClass.cancelledAt)))
        return database.$count(coming.as('coming'))
      },
    },
  ],
  promise: m.class_when_off,
  begins: [
    bookingDescribed.book,
    bookingDescribed.sendForm,
    ...Object.values(listDescribed),
    noticesDescribed.requestNotice,
    scheduleDescribed.preview,
    scheduleDescribed.save,
    scheduleFileDescribed.preview,
    scheduleFileDescribed.importFile,
  ],
  // Reminders of what is booked.
  tasks: [sendNoticesTask.name],
}
