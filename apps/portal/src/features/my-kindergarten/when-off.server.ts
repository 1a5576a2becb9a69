import { eq, gte, isNull, or } from 'drizzle-orm'
import {
  kindergartenEnrolment,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'

/** What goes on while the service is switched off: guardians reach their children as before. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.my_kindergarten_unfinished_places,
      count: (database, now) =>
        database.$count(
          kindergartenEnrolment,
          or(
            isNull(kindergartenEnrolment.endsOn),
            gte(kindergartenEnrolment.endsOn, osloDate(now)),
          ),
        ),
    },
    {
      text: m.my_kindergarten_unfinished_requests,
      count: (database) =>
        database.$count(kindergartenPlaceRequest, eq(kindergartenPlaceRequest.state, 'sent')),
    },
  ],
  promise: m.my_kindergarten_when_off,
  begins: [],
}
