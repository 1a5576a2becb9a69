import { and, arrayContains, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Colleague = { readonly id: string; readonly name: string }

/**
 * Other caseworkers, by name: who has left or has lost the role is none, and neither is who is tied to
 * the applicant.
 */
export async function listColleagues(
  database: Database,
  caseKinds: readonly CaseKind[],
  { staffId, caseId }: { readonly staffId: string; readonly caseId: string },
): Promise<Colleague[]> {
  return database
    .select({ id: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(
      and(
        isNull(staffMember.endedAt),
        arrayContains(staffMember.roles, ['caseworker']),
        ne(staffMember.userId, staffId),
        sql`not exists (select from ${caseFile} where ${caseFile.id} = ${caseId}
          and ${isTied(caseKinds, staffMember.userId)})`,
      ),
    )
    .orderBy(asc(user.firstName), asc(user.lastName), asc(user.id))
}
