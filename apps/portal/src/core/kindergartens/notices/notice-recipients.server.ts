import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { hasAccess } from '../access/guardian-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenEnrolment,
} from '../children/tables.server.ts'
import { kindergartenDepartment } from '../setup/tables.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeDepartment,
  kindergartenNoticeReader,
} from './tables.server.ts'

export type NoticeScope = {
  readonly kindergartenId: string
  /** Empty for the whole kindergarten. */
  readonly departmentIds: readonly string[]
}

/** Guardians who have access to a child with a place there today or later, each of them once. */
export async function findNoticeRecipients(
  database: Database,
  { kindergartenId, departmentIds }: NoticeScope,
  today: string,
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct ${guardianship.guardianId} as id
    from ${guardianship}
    join ${kindergartenEnrolment} placed on placed.child_id = ${guardianship.childId}
    join ${kindergartenDepartment} dept on dept.id = placed.department_id
    where ${hasAccess()} and dept.kindergarten_id = ${kindergartenId}
      and coalesce(placed.ends_on, 'infinity') >= ${today}::date
      and (cardinality(${sql.param([...departmentIds])}::uuid[]) = 0
        or dept.id = any(${sql.param([...departmentIds])}::uuid[]))`)
  return rows.map(({ id }) => id)
}

/**
 * Of a notice that a guardian reads now: it was sent to them, and they still reach a child that has or
 * had a place in what it is for.
 */
export const isNoticeReadBy = (guardianId: string): SQL => sql`(
  exists (select from ${kindergartenNoticeReader}
    where ${kindergartenNoticeReader.noticeId} = ${kindergartenNotice.id}
      and ${kindergartenNoticeReader.guardianId} = ${guardianId})
  and exists (select from ${guardianship}
    join ${kindergartenEnrolment} placed on placed.child_id = ${guardianship.childId}
    join ${kindergartenDepartment} dept on dept.id = placed.department_id
    where ${guardianship.guardianId} = ${guardianId} and ${hasAccess()}
      and dept.kindergarten_id = ${kindergartenNotice.kindergartenId}
      and (dept.id in (select ${kindergartenNoticeDepartment.departmentId}
          from ${kindergartenNoticeDepartment}
          where ${kindergartenNoticeDepartment.noticeId} = ${kindergartenNotice.id})
        or not exists (select from ${kindergartenNoticeDepartment}
          where ${kindergartenNoticeDepartment.noticeId} = ${kindergartenNotice.id}))))`
