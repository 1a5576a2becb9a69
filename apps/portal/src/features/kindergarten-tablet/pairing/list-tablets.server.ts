import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenDevice, kindergartenMark } from '#core/kindergartens/presence/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Tablets } from './contract.ts'

/** Departments of the kindergartens of a member of staff, by kindergarten and name. */
export const listDepartments = (database: Database, staff: StaffActor) =>
  database
    .select({
      id: kindergartenDepartment.id,
      name: kindergartenDepartment.name,
      kindergarten: kindergarten.name,
    })
    .from(kindergartenDepartment)
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(
      and(
        inArray(kindergarten.id, kindergartensOf(staff)),
        isNull(kindergarten.closedOn),
        isNull(kindergartenDepartment.closedOn),
      ),
    )
    .orderBy(asc(kindergarten.name), asc(kindergartenDepartment.name))

export async function listTablets(database: Database, staff: StaffActor): Promise<Tablets> {
  const departments = await listDepartments(database, staff)
  const rows = await database
    .select({
      id: kindergartenDevice.id,
      name: kindergartenDevice.name,
      department: kindergartenDepartment.name,
      kindergarten: kindergarten.name,
      pairedAt: kindergartenDevice.pairedAt,
      pairedBy: kindergartenDevice.pairedBy,
      lastSeenAt: kindergartenDevice.lastSeenAt,
      shutOffAt: kindergartenDevice.shutOffAt,
      marksToReview: sql<number>`(select count(*)::int from ${kindergartenMark} mark
        where mark.device_id = ${kindergartenDevice.id} and mark.state = 'to-review')`,
    })
    .from(kindergartenDevice)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenDevice.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(inArray(kindergarten.id, kindergartensOf(staff)))
    .orderBy(
      sql`${kindergartenDevice.shutOffAt} desc nulls first`,
      asc(kindergarten.name),
      asc(kindergartenDepartment.name),
      asc(kindergartenDevice.name),
    )
  const names = await findNames(
    database,
    rows.map(({ pairedBy }) => pairedBy),
  )
  return {
    departments,
    tablets: rows.map(({ pairedAt, pairedBy, lastSeenAt, shutOffAt, ...row }) => ({
      ...row,
      pairedAt: pairedAt.toISOString(),
      pairedBy: names.get(pairedBy ?? '') ?? '',
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      shutOffAt: shutOffAt?.toISOString() ?? null,
    })),
  }
}
