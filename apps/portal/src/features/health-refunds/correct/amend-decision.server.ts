import { eq } from 'drizzle-orm'
import type { SettlingParts } from '#core/bank/payout-source.ts'
import type { LockedCase } from '#core/cases/lock-cases.server.ts'
import { caseEvent } from '#core/cases/tables.server.ts'
import { healthRefundLine } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { preparePayoutOf } from '../decide/apply-decision.server.ts'
import { type Grant, grantRefund } from '../decide/grant-refund.server.ts'
import { requireNoOtherDecision } from '../decide/require-no-other-decision.server.ts'
import type { AmendedLine } from '../model/amendment.ts'
import { findLatestPayouts } from '../model/find-payouts.server.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { encryptLine } from '../model/refund-secrets.server.ts'
import { refuse } from './refuse.server.ts'
import { requireNotPaying } from './require-not-paying.server.ts'
import { tryAmendment } from './try-amendment.server.ts'

/**
 * Puts another decision in the place of one, with its letter and what follows from it for the money: more
 * is paid out, what was paid too much is claimed back. A rejected application is granted by it.
 * @param parts.database the transaction, in which the case is locked
 * @throws {Refusal} `HEALTH_DECISION_CHANGED`: it comes to another amount now; `HEALTH_PAYOUT_UNDERWAY`,
 *   `HEALTH_OTHER_DECISION`, and those of `tryAmendment`
 */
export async function amendDecision(
  parts: SettlingParts,
  found: LockedCase,
  { lines, ...grant }: Omit<Grant, 'caseId'> & { readonly lines: readonly AmendedLine[] },
  now: Date,
): Promise<void> {
  const { database } = parts
  const { id: caseId, userId, language } = found
  const { grantedOre, decidedBy, confirmedBy } = grant
  await requireNotPaying(database, caseId)
  await requireNoOtherDecision(database, caseId)
  const worked = await tryAmendment(parts, caseId, lines)
  if (worked.calculation.payoutOre !== grantedOre) throw refuse('HEALTH_DECISION_CHANGED')
  await setLines(parts, lines, decidedBy)
  if (found.status === 'AVVIST') await approve(database, caseId, decidedBy)
  await grantRefund(parts, { caseId, ...grant }, now)
  // What came back goes to the account that the applicant gives now, in the ordinary way.
  const latest = (await findLatestPayouts(database, [caseId])).get(caseId)
  if (latest !== 'returned' && latest !== 'failed')
    await preparePayoutOf(parts, { caseId, language, decidedBy: confirmedBy ?? decidedBy })
  await notifyOfNews(database, { userId, language, portalUrl: parts.portalUrl })
}

async function setLines(
  { database, encryption }: SettlingParts,
  lines: readonly AmendedLine[],
  acceptedBy: string,
): Promise<void> {
  for (const { id, acceptedOre, because } of lines)
    await database
      .update(healthRefundLine)
      .set(
        acceptedOre === null
          ? { acceptedOre: null, acceptedBecause: null, acceptedBy: null }
          : {
              acceptedOre,
              acceptedBecause: encryptLine(encryption, 'accepted_because', { id, text: because }),
              acceptedBy,
            },
      )
      .where(eq(healthRefundLine.id, id))
}

/** The two steps that lead from a rejection to an approval. */
async function approve(transaction: Database, caseId: string, actorId: string): Promise<void> {
  const by = { caseId, actorKind: 'staff', actorId } as const
  await transaction
    .insert(caseEvent)
    .values({ ...by, action: 'reopen', fromStatus: 'AVVIST', toStatus: 'OPPRETTET' })
  await transaction
    .insert(caseEvent)
    .values({ ...by, action: 'approve', fromStatus: 'OPPRETTET', toStatus: 'INNVILGET' })
}
