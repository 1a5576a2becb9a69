import { and, gt, inArray } from 'drizzle-orm'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { holdsDescribed } from './holds/endpoints.server.ts'
import { sweepTask } from './jobs.server.ts'
import { courtReservation } from './model/tables.server.ts'
import { payDescribed } from './pay/endpoints.server.ts'
import { slotAlertsDescribed } from './slot-alerts/endpoints.server.ts'
import { timeslotsDescribed } from './timeslots/endpoints.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.court_unfinished,
      count: (database, now) =>
        database.$count(
          courtReservation,
          and(
            inArray(courtReservation.state, ['held', 'confirmed']),
            gt(courtReservation.endsAt, now),
          ),
        ),
    },
  ],
  promise: m.court_when_off,
  begins: [
    holdsDescribed.create,
    payDescribed.start,
    slotAlertsDescribed.request,
    timeslotsDescribed.list,
    timeslotsDescribed.booker,
  ],
  tasks: [sweepTask.name],
}
