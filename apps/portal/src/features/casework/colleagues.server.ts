import {
  and,
  arrayOverlaps,
  asc,
  eq,
  exists,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { rolesOfKind } from '#core/cases/kinds-of.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Colleague = { readonly id: string; readonly name: string }

/**
 * Others who handle the kind of a case, by name: who has left or has lost the role is none, and neither is
 * who is tied to the applicant.
 */
export async function listColleagues(
  database: Database,
  caseKinds: readonly CaseKind[],
  { staffId, caseId }: { readonly staffId: string; readonly caseId: string },
): Promise<Colleague[]> {
  const isTheirs = and(
    eq(caseFile.id, caseId),
    isHandled(caseKinds),
    not(isTied(caseKinds, staffMember.userId)),
  )
  return database
    .select({ id: user.id, name: sql<string>`${user.firstName} || ' ' || ${user.lastName}` })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(
      and(
        isNull(staffMember.endedAt),
        ne(staffMember.userId, staffId),
        exists(database.select({ id: caseFile.id }).from(caseFile).where(isTheirs)),
      ),
    )
    .orderBy(asc(user.firstName), asc(user.lastName), asc(user.id))
}

/** Whether a member of staff has a role of the kind of a case. */
function isHandled(kinds: readonly CaseKind[]): SQL {
  const byKind = kinds.map((kind) =>
    and(eq(caseFile.kind, kind.kind), arrayOverlaps(staffMember.roles, [...rolesOfKind(kind)])),
  )
  return or(...byKind) ?? sql`false`
}
