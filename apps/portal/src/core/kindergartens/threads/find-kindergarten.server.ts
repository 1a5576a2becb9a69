import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenEnrolment } from '../children/tables.server.ts'
import { refuseKindergarten } from '../refuse.server.ts'
import { kindergarten, kindergartenDepartment } from '../setup/tables.server.ts'

/**
 * The kindergarten to which a message about a child goes: where it has a place today, else where it will
 * have one, else where it had the last one.
 * @param among ids of kindergartens, for a query; all where nothing else is given
 * @throws {Refusal} `CHILD_NOT_ENROLLED`: it never had a place
 */
export async function findKindergartenOf(
  database: Database,
  { childId, today }: { readonly childId: string; readonly today: string },
  among: SQL = sql`(select ${kindergarten.id} from ${kindergarten})`,
): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select dept.kindergarten_id as id from ${kindergartenEnrolment} placed
    join ${kindergartenDepartment} dept on dept.id = placed.department_id
    where placed.child_id = ${childId} and dept.kindergarten_id in ${among}
    order by (placed.starts_on <= ${today}::date and coalesce(placed.ends_on, 'infinity') >= ${today}::date) desc,
      case when placed.starts_on > ${today}::date then placed.starts_on end,
      placed.starts_on desc
    limit 1`)
  const [found] = rows
  if (!found) throw refuseKindergarten('CHILD_NOT_ENROLLED')
  return found.id
}
