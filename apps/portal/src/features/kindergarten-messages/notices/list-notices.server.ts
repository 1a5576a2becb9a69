import { asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeDepartment,
  kindergartenNoticeReader,
} from '#core/kindergartens/notices/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffNotices } from '../model/contract.ts'

/** The latest ones that staff find on their page. */
const longestList = 100

export async function listNotices(database: Database, staff: StaffActor): Promise<StaffNotices> {
  const rows = await database
    .select({
      id: kindergartenNotice.id,
      kindergarten: kindergarten.name,
      title: kindergartenNotice.title,
      text: kindergartenNotice.text,
      author: kindergartenNotice.authorName,
      sentAt: kindergartenNotice.sentAt,
      guardians: kindergartenNotice.guardians,
      retractedAt: kindergartenNotice.retractedAt,
      retractedBy: kindergartenNotice.retractedByName,
      unread: sql<number>`(select count(*)::int from ${kindergartenNoticeReader}
        where ${kindergartenNoticeReader.noticeId} = ${kindergartenNotice.id}
          and ${kindergartenNoticeReader.readAt} is null)`,
    })
    .from(kindergartenNotice)
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenNotice.kindergartenId))
    .where(inArray(kindergartenNotice.kindergartenId, kindergartensOf(staff)))
    .orderBy(desc(kindergartenNotice.sentAt), kindergartenNotice.id)
    .limit(longestList)
  const departments = await findDepartments(
    database,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map(({ sentAt, retractedAt, ...row }) => ({
      ...row,
      departments: (departments.get(row.id) ?? []).map(({ name }) => name),
      sentAt: sentAt.toISOString(),
      retractedAt: retractedAt?.toISOString() ?? null,
    })),
    kindergartens: await findOpen(database, staff),
  }
}

async function findDepartments(database: Database, noticeIds: readonly string[]) {
  if (noticeIds.length === 0) return new Map<string, { name: string }[]>()
  const rows = await database
    .select({ noticeId: kindergartenNoticeDepartment.noticeId, name: kindergartenDepartment.name })
    .from(kindergartenNoticeDepartment)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenNoticeDepartment.departmentId),
    )
    .where(inArray(kindergartenNoticeDepartment.noticeId, [...noticeIds]))
    .orderBy(asc(kindergartenDepartment.name))
  return Map.groupBy(rows, ({ noticeId }) => noticeId)
}

/** Kindergartens of theirs with the departments that are not closed. */
async function findOpen(
  database: Database,
  staff: StaffActor,
): Promise<StaffNotices['kindergartens']> {
  const kindergartens = await database
    .select({ id: kindergarten.id, name: kindergarten.name })
    .from(kindergarten)
    .where(inArray(kindergarten.id, kindergartensOf(staff)))
    .orderBy(asc(kindergarten.name))
  const departments = await database
    .select({
      id: kindergartenDepartment.id,
      name: kindergartenDepartment.name,
      kindergartenId: kindergartenDepartment.kindergartenId,
    })
    .from(kindergartenDepartment)
    .where(isNull(kindergartenDepartment.closedOn))
    .orderBy(asc(kindergartenDepartment.name))
  const byKindergarten = Map.groupBy(departments, ({ kindergartenId }) => kindergartenId)
  return kindergartens.map((one) => ({
    ...one,
    departments: (byKindergarten.get(one.id) ?? []).map(({ id, name }) => ({ id, name })),
  }))
}
