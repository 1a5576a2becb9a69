import { and, asc, eq, isNull } from 'drizzle-orm'
import type { CaseReason } from '#core/cases/case-kind.server.ts'
import { grantReason } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The reasons that a refusal gives, in the order of their list. */
export const listReasons = (database: Database): Promise<CaseReason[]> =>
  database
    .select({ id: grantReason.id, name: grantReason.name })
    .from(grantReason)
    .where(and(eq(grantReason.kind, 'refused'), isNull(grantReason.removedAt)))
    .orderBy(asc(grantReason.position), asc(grantReason.id))
