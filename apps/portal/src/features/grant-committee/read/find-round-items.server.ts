import { and, asc, eq, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantComment, grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * What is on the list of a meeting: what was sent and not withdrawn. What staff refuse by the rules
 * leaves it, since nobody has a choice there.
 */
export const isOnList = (database: Database): SQL | undefined =>
  and(
    gt(grantApplication.sentVersion, 0),
    isNull(grantApplication.withdrawnAt),
    notExists(
      database
        .select({ id: grantDecision.id })
        .from(grantDecision)
        .where(
          and(
            eq(grantDecision.applicationId, grantApplication.id),
            eq(grantDecision.basis, 'formal'),
            isNull(grantDecision.replacedAt),
          ),
        ),
    ),
  )

/** Ids and types of what is on the lists of these rounds. */
export function findOnLists(database: Database, roundIds: readonly string[]) {
  return database
    .select({
      id: grantApplication.id,
      roundId: grantApplication.roundId,
      typeId: grantApplication.typeId,
      version: grantApplication.sentVersion,
    })
    .from(grantApplication)
    .where(and(inArray(grantApplication.roundId, [...roundIds]), isOnList(database)))
}

const proposer = sql<string | null>`(select proposer.first_name || ' ' || proposer.last_name
  from ${user} proposer where proposer.id = ${grantProposal.proposedBy})`

/** The list of a round for somebody who sees all of it. */
export async function findRoundItems(database: Database, roundId: string) {
  const rows = await database
    .select({
      id: grantApplication.id,
      reference: grantApplication.reference,
      applicantKind: grantApplication.applicantKind,
      association: association.name,
      person: sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`,
      typeId: grantApplication.typeId,
      title: grantApplicationVersion.title,
      requestedOre: grantApplicationVersion.requestedOre,
      version: grantApplication.sentVersion,
      caseStatus: caseFile.status,
      proposal: grantProposal,
      proposer,
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .leftJoin(caseFile, eq(caseFile.id, grantApplication.caseId))
    .leftJoin(grantProposal, eq(grantProposal.applicationId, grantApplication.id))
    .where(and(eq(grantApplication.roundId, roundId), isOnList(database)))
    .orderBy(asc(grantApplication.reference))
  return rows.map(({ association: name, person, reference, caseStatus, ...row }) => ({
    ...row,
    reference: reference ?? '',
    applicant: name ?? person,
    isIncomplete: caseStatus === 'KOMMENTERT_VENTER_PA_KUNDE',
  }))
}

/** Comments on each of them that were not removed. */
export async function countComments(
  database: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: grantComment.applicationId, count: sql<number>`count(*)::int` })
    .from(grantComment)
    .where(
      and(inArray(grantComment.applicationId, [...applicationIds]), isNull(grantComment.removedAt)),
    )
    .groupBy(grantComment.applicationId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
