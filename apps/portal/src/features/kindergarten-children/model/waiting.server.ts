import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { childrenOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenEnrolment,
  kindergartenPlaceRequest,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Of a guardian whose access nobody has decided about. The same rule for one is `accessOf`. */
const waitsForAccess = (): SQL | undefined =>
  and(
    eq(guardianship.hasResponsibility, true),
    isNull(guardianship.openedAt),
    isNull(guardianship.closedAt),
    isNull(guardianship.blockedAt),
  )

/** Access to open for children who have a place now or later, and requests of guardians to decide. */
export const childrenWork: WorkCounter = {
  page: '/staff/kindergartens/children',
  roles: kindergartenRoles,
  count: async (database, staff) => {
    const today = osloDate(new Date())
    const access = await database.$count(
      guardianship,
      and(
        waitsForAccess(),
        inArray(guardianship.childId, childrenOf(staff)),
        sql`exists (select 1 from ${kindergartenEnrolment} placed
          where placed.child_id = ${guardianship.childId}
            and coalesce(placed.ends_on, 'infinity') >= ${today}::date)`,
      ),
    )
    const requests = await database.$count(
      kindergartenPlaceRequest,
      and(
        eq(kindergartenPlaceRequest.state, 'sent'),
        inArray(kindergartenPlaceRequest.childId, childrenOf(staff)),
      ),
    )
    return { waiting: access + requests }
  },
}
