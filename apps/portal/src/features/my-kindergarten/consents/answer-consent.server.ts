import { and, desc, eq } from 'drizzle-orm'
import { lockChild } from '#core/kindergartens/children/lock-child.server.ts'
import { kindergartenConsent } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenConsentKind } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'

type Answer = {
  readonly childId: string
  readonly kindId: string
  readonly guardianId: string
  readonly isGiven: boolean
}

/**
 * Writes the answer of one guardian; the same answer again changes nothing. What is no longer offered can
 * be withdrawn, and not given.
 * @throws {Refusal} `CONSENT_NOT_FOUND`
 */
export async function answerConsent(
  transaction: Database,
  { isGiven, ...of }: Answer,
  now: Date,
): Promise<void> {
  await lockChild(transaction, of.childId)
  const [kind] = await transaction
    .select({ isOffered: kindergartenConsentKind.isOffered })
    .from(kindergartenConsentKind)
    .where(eq(kindergartenConsentKind.id, of.kindId))
  const [last] = await transaction
    .select({ isGiven: kindergartenConsent.isGiven })
    .from(kindergartenConsent)
    .where(
      and(
        eq(kindergartenConsent.childId, of.childId),
        eq(kindergartenConsent.kindId, of.kindId),
        eq(kindergartenConsent.guardianId, of.guardianId),
      ),
    )
    .orderBy(desc(kindergartenConsent.at))
    .limit(1)
  const isWithdrawal = last?.isGiven === true && !isGiven
  if (!kind || (!kind.isOffered && !isWithdrawal)) throw refuse('CONSENT_NOT_FOUND')
  if (last?.isGiven === isGiven) return
  await transaction.insert(kindergartenConsent).values({ ...of, isGiven, at: now })
}
