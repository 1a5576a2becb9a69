import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import type { CaseWarning } from '#core/cases/case-kind.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { associationKind } from '../model/case-kind.ts'
import { warningsOf } from './application-warnings.ts'

/** What a caseworker should look at, for the case of an application. */
export async function findWarnings(
  database: Database,
  { caseId }: { readonly caseId: string },
): Promise<readonly CaseWarning[]> {
  const [found] = await database
    .select({ id: association.id, name: association.name, userId: association.foundedBy })
    .from(association)
    .where(eq(association.caseId, caseId))
  if (!found) return []
  const founders = await database
    .select()
    .from(associationFounder)
    .where(eq(associationFounder.associationId, found.id))
  const others = await database
    .select({ name: association.name })
    .from(association)
    .where(and(ne(association.id, found.id), ne(association.stateReason, 'withdrawn')))
  const emails = founders.map(({ email }) => email)
  const also =
    emails.length === 0
      ? []
      : await database
          .selectDistinct({ name: association.name })
          .from(associationFounder)
          .innerJoin(association, eq(association.id, associationFounder.associationId))
          .where(
            and(
              inArray(associationFounder.email, emails),
              ne(association.id, found.id),
              eq(association.state, 'new'),
            ),
          )
  const rejected =
    found.userId === null
      ? []
      : await database
          .select({ id: caseFile.id })
          .from(caseFile)
          .where(
            and(
              eq(caseFile.kind, associationKind),
              eq(caseFile.userId, found.userId),
              ne(caseFile.id, caseId),
              sql`${caseFile.firstDecision} = 'AVVIST'`,
            ),
          )
  return warningsOf({
    name: found.name,
    otherNames: others.map(({ name }) => name),
    rejectedCases: rejected.map(({ id }) => id),
    alsoFounded: also.map(({ name }) => name),
    confirmed: founders.filter(({ confirmedAt }) => confirmedAt !== null).length,
    declined: founders.filter(({ declinedAt }) => declinedAt !== null).length,
    leastFounders: (await readAssociationSettings(database)).leastFounders,
  })
}
