import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { grantAward, grantReport } from './tables.server.ts'

/** The latest report of an award, for a lateral join. */
export const latestReport = (database: Database) =>
  database
    .select()
    .from(grantReport)
    .where(eq(grantReport.applicationId, grantAward.applicationId))
    .orderBy(desc(grantReport.number))
    .limit(1)
    .as('latest_report')
