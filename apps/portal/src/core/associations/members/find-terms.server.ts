import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { associationTerm } from '../tables.server.ts'

export type MemberTerm = typeof associationTerm.$inferSelect

/** The terms of a member that count, oldest first. */
export function findTerms(database: Database, memberId: string): Promise<MemberTerm[]> {
  return database
    .select()
    .from(associationTerm)
    .where(and(eq(associationTerm.memberId, memberId), isNull(associationTerm.cancelledAt)))
    .orderBy(asc(associationTerm.startsOn))
}
