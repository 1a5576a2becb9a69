import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAppeal, grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

export const closeRefusedTask = declareTask('grant-close-refused-cases', z.object({}))

/**
 * Nothing more will happen to a refusal when its time for an appeal is over, and no appeal waits. Safe
 * to run twice and at once.
 * @returns how many were closed
 */
export async function closeRefusedCases(database: Database, now: Date): Promise<number> {
  const closed = await database
    .update(caseFile)
    .set({ closedAt: now })
    .where(
      sql`${caseFile.kind} = ${grantCaseKind} and ${caseFile.status} = 'AVVIST'
        and ${caseFile.closedAt} is null
        and exists (
          select from ${grantApplication} join ${grantDecision}
            on ${grantDecision.applicationId} = ${grantApplication.id}
          where ${grantApplication.caseId} = ${caseFile.id}
            and ${grantDecision.replacedAt} is null and ${grantDecision.outcome} = 'refused'
            and coalesce(${grantDecision.appealUntil} < ${osloDate(now)}::date, true)
            and not exists (
              select from ${grantAppeal}
              where ${grantAppeal.applicationId} = ${grantApplication.id}
                and ${grantAppeal.confirmedAt} is null and ${grantAppeal.withdrawnAt} is null))`,
    )
    .returning({ id: caseFile.id })
  return closed.length
}
