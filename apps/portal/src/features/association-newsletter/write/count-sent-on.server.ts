import { and, eq, sql } from 'drizzle-orm'
import { newsletterIssue } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'

/** The issues that an association has sent on the day of a moment; one that was stopped counts. */
export const countSentOn = (
  database: Database,
  associationId: string,
  moment: Date,
): Promise<number> =>
  database.$count(
    newsletterIssue,
    and(
      eq(newsletterIssue.associationId, associationId),
      sql`(${newsletterIssue.sentAt} at time zone ${timeZone})::date = ${osloDate(moment)}`,
    ),
  )
