import { desc, eq } from 'drizzle-orm'
import { appealWay, isLate } from '#core/appeals/appeal-way.ts'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { findReasonTexts } from '#core/grants/decision/find-reasons.server.ts'
import { grantAppeal, grantDecision } from '#core/grants/decision/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { drawAppealLetter, drawDecisionLetter } from '../letters/letter-of.server.ts'
import { type Applicant, requireOwnApplication } from '../model/own-application.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { OwnDecisions } from './contract.ts'
import { toAnswered } from './to-answered.ts'

type Wanted = { readonly applicationId: string }

/**
 * All letters about an application, and its appeals, for people who act for the applicant.
 * @throws {Refusal} those of `requireOwnApplication`
 */
export async function findOwnDecisions(
  database: Database,
  who: Applicant,
  { applicationId }: Wanted,
): Promise<OwnDecisions> {
  await requireOwnApplication(database, who, applicationId)
  const [decisions, appeals, { appealBody }] = await Promise.all([
    database
      .select()
      .from(grantDecision)
      .where(eq(grantDecision.applicationId, applicationId))
      .orderBy(desc(grantDecision.number)),
    database
      .select()
      .from(grantAppeal)
      .where(eq(grantAppeal.applicationId, applicationId))
      .orderBy(desc(grantAppeal.sentAt)),
    readGrantSettings(database),
  ])
  const untilOf = new Map(decisions.map(({ id, appealUntil }) => [id, appealUntil]))
  return {
    decisions: await Promise.all(
      decisions.map(async (one) => ({
        id: one.id,
        basis: one.basis,
        outcome: one.outcome,
        amountOre: one.amountOre,
        reasons: [...(one.letter?.reasons ?? (await findReasonTexts(database, one.reasonIds)))],
        words: one.words,
        conditions: one.conditions,
        note: one.letter?.note ?? '',
        decidedAt: one.decidedAt.toISOString(),
        appealUntil: one.appealUntil,
        isCurrent: one.replacedAt === null,
      })),
    ),
    appeals: appeals.map((one) => ({
      id: one.id,
      text: one.text,
      sentAt: one.sentAt.toISOString(),
      isLate: isLate(osloDate(one.sentAt), untilOf.get(one.decisionId) ?? null),
      isWithdrawn: one.withdrawnAt !== null,
      answer:
        one.confirmedAt && one.outcome
          ? { outcome: one.outcome, words: one.words ?? '', decidedOn: one.decidedOn ?? '' }
          : null,
    })),
    way: appealWay(
      decisions.find((one) => one.replacedAt === null) ?? null,
      appeals.map(toAnswered),
      who.today,
    ),
    appealBody,
  }
}

type LetterParts = { readonly database: Database; readonly configuration: SenderConfiguration }

/** @throws {Refusal} those of `requireOwnApplication`, `NO_SENDER` */
export async function ownLetter(
  { database, configuration }: LetterParts,
  who: Applicant,
  { applicationId, letterId }: Wanted & { readonly letterId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  await requireOwnApplication(database, who, applicationId)
  const sender = senderOf(configuration)
  if (!sender) throw refuse('NO_SENDER')
  const [decision] = await database
    .select({ of: grantDecision.applicationId })
    .from(grantDecision)
    .where(eq(grantDecision.id, letterId))
  const [appeal] = await database
    .select({ of: grantAppeal.applicationId })
    .from(grantAppeal)
    .where(eq(grantAppeal.id, letterId))
  if ((decision ?? appeal)?.of !== applicationId) throw refuseGrant('GRANT_NOT_FOUND')
  const write = decision ? drawDecisionLetter : drawAppealLetter
  const letter = await write(database, sender, letterId)
  if (!letter) throw refuseGrant('GRANT_NOT_FOUND')
  return letter
}
