import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { isLate } from '#core/appeals/appeal-way.ts'
import { association } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantAppeal, grantDecision } from '#core/grants/decision/tables.server.ts'
import { findInvolving } from '#core/grants/involved-staff.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { StaffAppeal, StaffAppeals } from './contract.ts'

const mostDecided = 30
const current = alias(grantDecision, 'current')
const person = alias(user, 'person')
const registrar = alias(user, 'registrar')
const nameOf = (who: typeof person | typeof registrar) =>
  sql<string | null>`${who.firstName} || ' ' || ${who.lastName}`

export const isWaiting = and(isNull(grantAppeal.confirmedAt), isNull(grantAppeal.withdrawnAt))

/** Appeals for those who register what the other body decides, without those that involve them. */
export async function listAppeals(
  database: Database,
  { userId }: StaffActor,
): Promise<StaffAppeals> {
  const [waiting, decided, own] = await Promise.all([
    select(database, isWaiting).orderBy(asc(grantAppeal.sentAt), asc(grantAppeal.id)),
    select(database, isNotNull(grantAppeal.confirmedAt))
      .orderBy(desc(grantAppeal.confirmedAt), desc(grantAppeal.id))
      .limit(mostDecided),
    findOwnAccounts(database, userId),
  ])
  const involving = await findInvolving(
    database,
    userId,
    [...waiting, ...decided].map(({ appeal }) => appeal.applicationId),
  )
  const readable = (rows: typeof waiting): StaffAppeal[] =>
    rows.filter(({ appeal }) => !involving.has(appeal.applicationId)).map((row) => toView(row, own))
  const shown = readable(waiting)
  return { waiting: shown, decided: readable(decided), hidden: waiting.length - shown.length }
}

const select = (database: Database, which: SQL | undefined) =>
  database
    .select({
      appeal: grantAppeal,
      reference: grantApplication.reference,
      applicant: sql<string | null>`coalesce(${association.name}, ${nameOf(person)})`,
      title: grantApplicationVersion.title,
      requestedOre: grantApplicationVersion.requestedOre,
      appealUntil: grantDecision.appealUntil,
      current: { id: current.id, outcome: current.outcome, amountOre: current.amountOre },
      by: nameOf(registrar),
    })
    .from(grantAppeal)
    .innerJoin(grantApplication, eq(grantApplication.id, grantAppeal.applicationId))
    .innerJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantApplication.id),
        eq(grantApplicationVersion.number, grantApplication.sentVersion),
      ),
    )
    .innerJoin(grantDecision, eq(grantDecision.id, grantAppeal.decisionId))
    .innerJoin(
      current,
      and(eq(current.applicationId, grantApplication.id), isNull(current.replacedAt)),
    )
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(person, eq(person.id, grantApplication.userId))
    .leftJoin(registrar, eq(registrar.id, grantAppeal.registeredBy))
    .where(which)
    .$dynamic()

type Row = Awaited<ReturnType<typeof select>>[number]

function toView({ appeal, current: now, ...row }: Row, own: ReadonlySet<string>): StaffAppeal {
  const { outcome, registeredAt, registeredBy } = appeal
  return {
    id: appeal.id,
    applicationId: appeal.applicationId,
    reference: row.reference ?? '',
    title: row.title,
    applicant: row.applicant,
    requestedOre: row.requestedOre,
    text: appeal.text,
    sentAt: appeal.sentAt.toISOString(),
    isLate: isLate(osloDate(appeal.sentAt), row.appealUntil),
    decisionId: now.id,
    outcome: now.outcome,
    amountOre: now.amountOre,
    result:
      outcome && registeredAt
        ? {
            outcome,
            resultOre: appeal.resultOre,
            words: appeal.words ?? '',
            decidedOn: appeal.decidedOn ?? '',
            by: row.by,
            registeredAt: registeredAt.toISOString(),
            isOwn: registeredBy !== null && own.has(registeredBy),
            confirmedAt: appeal.confirmedAt?.toISOString() ?? null,
          }
        : null,
  }
}
