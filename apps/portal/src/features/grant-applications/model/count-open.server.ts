import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantAppeal, grantDecision } from '#core/grants/decision/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Applications that were sent and wait for a decision, or for that of an appeal.
 * @param associationId null for those of everybody
 */
export const countOpen = (database: Database, associationId: string | null): Promise<number> =>
  database.$count(
    grantApplication,
    and(
      gt(grantApplication.sentVersion, 0),
      isNull(grantApplication.withdrawnAt),
      associationId === null ? undefined : eq(grantApplication.associationId, associationId),
      sql`(not exists (select from ${grantDecision} decision
          where decision.application_id = ${grantApplication.id} and decision.replaced_at is null)
        or exists (select from ${grantAppeal} appeal
          where appeal.application_id = ${grantApplication.id} and appeal.confirmed_at is null
            and appeal.withdrawn_at is null))`,
    ),
  )

/** Drafts of an association that are not sent. */
export const countDrafts = (database: Database, associationId: string): Promise<number> =>
  database.$count(
    grantApplication,
    and(
      eq(grantApplication.associationId, associationId),
      eq(grantApplication.sentVersion, 0),
      isNull(grantApplication.withdrawnAt),
    ),
  )
