import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { findReasonTexts } from '#core/grants/decision/find-reasons.server.ts'
import { grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import { findInvolving } from '#core/grants/involved-staff.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffCorrections } from './contract.ts'
import { isOpen } from './open-corrections.server.ts'

const person = alias(user, 'person')
const proposer = alias(user, 'proposer')
const nameOf = (who: typeof person | typeof proposer) =>
  sql<string | null>`${who.firstName} || ' ' || ${who.lastName}`

/** Corrections that wait for a second person, without those that involve the reader. */
export async function listCorrections(
  database: Database,
  { userId }: StaffActor,
): Promise<StaffCorrections> {
  const rows = await database
    .select({
      correction: grantCorrection,
      before: { outcome: grantDecision.outcome, amountOre: grantDecision.amountOre },
      reference: grantApplication.reference,
      title: grantApplicationVersion.title,
      applicant: sql<string | null>`coalesce(${association.name}, ${nameOf(person)})`,
      by: nameOf(proposer),
    })
    .from(grantCorrection)
    .innerJoin(grantDecision, eq(grantDecision.id, grantCorrection.decisionId))
    .innerJoin(grantApplication, eq(grantApplication.id, grantCorrection.applicationId))
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(person, eq(person.id, grantApplication.userId))
    .leftJoin(proposer, eq(proposer.id, grantCorrection.proposedBy))
    .where(isOpen)
    .orderBy(asc(grantCorrection.proposedAt), asc(grantCorrection.id))
  const [own, involving] = await Promise.all([
    findOwnAccounts(database, userId),
    findInvolving(
      database,
      userId,
      rows.map(({ correction }) => correction.applicationId),
    ),
  ])
  const shown = rows.filter(({ correction }) => !involving.has(correction.applicationId))
  const items = await Promise.all(
    shown.map(async ({ correction: one, before, ...row }) => ({
      id: one.id,
      reference: row.reference ?? '',
      title: row.title,
      applicant: row.applicant,
      decisionId: one.decisionId,
      before,
      outcome: one.outcome,
      amountOre: one.amountOre,
      reasons: await findReasonTexts(database, one.reasonIds),
      words: one.words,
      conditions: one.conditions,
      note: one.note,
      by: row.by,
      proposedAt: one.proposedAt.toISOString(),
      isOwn: one.proposedBy !== null && own.has(one.proposedBy),
    })),
  )
  return { items, hidden: rows.length - shown.length }
}
