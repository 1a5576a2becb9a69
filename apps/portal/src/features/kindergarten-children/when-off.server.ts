import { sql } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { childDetailsDescribed } from './child-details/endpoints.server.ts'
import { childFileDescribed } from './child-file/endpoints.server.ts'
import { placesDescribed } from './places/endpoints.server.ts'

/** What goes on while the service is switched off: children who have a place are looked after. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.staff_child_children_unfinished,
      count: (database, now) =>
        database.$count(
          kindergartenChild,
          sql`exists (select 1 from ${kindergartenEnrolment} placed
            where placed.child_id = ${kindergartenChild.id}
              and coalesce(placed.ends_on, 'infinity') >= ${osloDate(now)}::date)`,
        ),
    },
  ],
  promise: m.staff_child_children_when_off,
  begins: [childFileDescribed.importFile, childDetailsDescribed.add, placesDescribed.add],
}
