import type { Database } from '#platform/database/database.server.ts'
import type { StaffWork, WorkOnPage } from './contract.ts'
import type { StaffActor } from './require-staff.server.ts'
import type { StaffRole } from './roles.ts'
import { permitted } from './staff-offer.ts'

type Counts = Pick<WorkOnPage, 'waiting'> & Partial<Pick<WorkOnPage, 'overdue' | 'mine'>>

/** Counts what waits on one page of the staff area, in few queries that an index answers. */
export type WorkCounter = {
  /** As the menu names it: `to` of the page in `staff.ts` of the feature. */
  readonly page: string
  readonly roles: readonly StaffRole[]
  readonly count: (database: Database, staff: StaffActor) => Promise<Counts>
}

/** What waits on the pages that the roles permit; pages on which nothing waits are left out. */
export async function countWork(
  database: Database,
  counters: readonly WorkCounter[],
  staff: StaffActor,
): Promise<StaffWork> {
  const found = await Promise.all(
    permitted(counters, staff.roles).map(async ({ page, count }) => ({
      page,
      overdue: 0,
      mine: 0,
      ...(await count(database, staff)),
    })),
  )
  return { items: found.filter(({ waiting }) => waiting > 0) }
}
