import { sql } from 'drizzle-orm'
import { caseCheck, caseFile, caseTick } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Applications that nobody has checked since they came or were changed, by the checklist of their cases,
 * and those that have lost their case.
 */
export const grantCaseWork: WorkCounter = {
  page: '/staff/grants',
  roles: ['caseworker'],
  count: async (database) => ({ waiting: await countUnchecked(database) }),
}

async function countUnchecked(database: Database): Promise<number> {
  const { rows } = await database.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting
    from ${grantApplication} a left join ${caseFile} c on c.id = a.case_id
    where a.sent_version > 0 and a.withdrawn_at is null
      and not exists (select from ${grantDecision} d
        where d.application_id = a.id and d.replaced_at is null)
      and (c.id is null or c.status in ('OPPRETTET', 'ENDRET_AV_KUNDE') and exists (
        select from ${caseCheck} l
        where l.kind = ${grantCaseKind} and l.is_required and l.removed_at is null
          and not exists (select from ${caseTick} t
            where t.case_id = c.id and t.check_id = l.id and t.at >= c.changed_at)))`)
  return rows[0]?.waiting ?? 0
}
