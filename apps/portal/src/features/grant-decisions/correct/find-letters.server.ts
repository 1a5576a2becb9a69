import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantReason } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { drawDecisionLetter } from '../letters/letter-of.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { LetterQuery, Letters } from './contract.ts'
import { isOpen } from './open-corrections.server.ts'

/**
 * The letters about an application, by its number.
 * @throws {Refusal} `GRANT_NOT_FOUND`: nothing was decided; `OWN_CASE`
 */
export async function findLetters(
  database: Database,
  staff: StaffActor,
  { reference }: LetterQuery,
): Promise<Letters> {
  const [found] = await database
    .select({
      application: grantApplication,
      title: grantApplicationVersion.title,
      applicant: sql<string | null>`coalesce(${association.name},
        ${user.firstName} || ' ' || ${user.lastName})`,
    })
    .from(grantApplication)
    .innerJoin(
      grantApplicationVersion,
      sql`${grantApplicationVersion.applicationId} = ${grantApplication.id}
        and ${grantApplicationVersion.number} = ${grantApplication.sentVersion}`,
    )
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .where(eq(grantApplication.reference, reference))
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  const { application, title, applicant } = found
  await requireUninvolved(database, staff, [application.id])
  const [letters, waiting, reasons] = await Promise.all([
    database
      .select()
      .from(grantDecision)
      .where(eq(grantDecision.applicationId, application.id))
      .orderBy(desc(grantDecision.number)),
    database.$count(
      grantCorrection,
      sql`${grantCorrection.applicationId} = ${application.id} and ${isOpen}`,
    ),
    database
      .select({ id: grantReason.id, kind: grantReason.kind, name: grantReason.name })
      .from(grantReason)
      .where(isNull(grantReason.removedAt))
      .orderBy(asc(grantReason.kind), asc(grantReason.position), asc(grantReason.id)),
  ])
  if (letters.length === 0) throw refuseGrant('GRANT_NOT_FOUND')
  return {
    applicationId: application.id,
    reference,
    title,
    applicant,
    letters: letters.map((one) => ({
      id: one.id,
      basis: one.basis,
      outcome: one.outcome,
      amountOre: one.amountOre,
      reasonIds: one.reasonIds,
      words: one.words,
      conditions: one.conditions,
      decidedAt: one.decidedAt.toISOString(),
      isCurrent: one.replacedAt === null,
    })),
    isWaiting: waiting > 0,
    reasons,
  }
}

/** @throws {Refusal} `GRANT_NOT_FOUND`, `OWN_CASE`, `NO_SENDER` */
export async function staffLetter(
  { database, configuration }: { database: Database; configuration: SenderConfiguration },
  staff: StaffActor,
  decisionId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [application] = await database
    .select({ id: grantDecision.applicationId })
    .from(grantDecision)
    .where(eq(grantDecision.id, decisionId))
  if (!application) throw refuseGrant('GRANT_NOT_FOUND')
  await requireUninvolved(database, staff, [application.id])
  const sender = senderOf(configuration)
  if (!sender) throw refuse('NO_SENDER')
  const letter = await drawDecisionLetter(database, sender, decisionId)
  if (!letter) throw refuseGrant('GRANT_NOT_FOUND')
  return letter
}
