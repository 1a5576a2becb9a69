import { and, inArray, not, type SQL } from 'drizzle-orm'
import { isOwnChild } from '#core/kindergartens/access/own-child.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenThread } from '#core/kindergartens/threads/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'

/** Threads in the list of a member of staff. */
export const isListed = (staff: Pick<StaffActor, 'userId' | 'roles'>): SQL | undefined =>
  and(
    inArray(kindergartenThread.kindergartenId, kindergartensOf(staff)),
    not(isOwnChild(kindergartenThread.childId, staff)),
  )
