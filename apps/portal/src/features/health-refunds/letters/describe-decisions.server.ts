import { desc, eq } from 'drizzle-orm'
import { isLate } from '#core/appeals/appeal-way.ts'
import { healthRefundAppeal, healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { decryptDecision, decryptText } from '../model/refund-secrets.server.ts'
import type { AppealView, DecisionView } from './contract.ts'
import type { DecisionRow } from './record-decision.server.ts'

export type AppealRow = typeof healthRefundAppeal.$inferSelect

/** All that was decided about an application, the latest first. */
export const findDecisions = (database: Database, caseId: string): Promise<DecisionRow[]> =>
  database
    .select()
    .from(healthRefundDecision)
    .where(eq(healthRefundDecision.caseId, caseId))
    .orderBy(desc(healthRefundDecision.number))

/** All appeals of an application, the latest first. */
export const findAppeals = (database: Database, caseId: string): Promise<AppealRow[]> =>
  database
    .select()
    .from(healthRefundAppeal)
    .where(eq(healthRefundAppeal.caseId, caseId))
    .orderBy(desc(healthRefundAppeal.sentAt), desc(healthRefundAppeal.id))

/** As the rule of appeals (`appealWay`) knows it. */
export const toAnswered = ({ decisionId, withdrawnAt, decidedAt: answeredAt }: AppealRow) => ({
  decisionId,
  withdrawnAt,
  answeredAt,
})

/** @param decisions of one application, the latest first */
export const describeDecisions = (
  encryption: FieldEncryption,
  decisions: readonly DecisionRow[],
): DecisionView[] =>
  decisions.map((row, index) => {
    const { id, basis, outcome, grantedOre, appealUntil, payBackOre, payBackBy } = row
    const { words, note } = decryptDecision(encryption, row)
    return {
      id,
      basis,
      outcome,
      grantedOre,
      words,
      note,
      decidedAt: row.decidedAt.toISOString(),
      appealUntil,
      payBackOre,
      payBackBy,
      isCurrent: index === 0,
    }
  })

/** @param decisions those of the application */
export function describeAppeal(
  encryption: FieldEncryption,
  appeal: AppealRow,
  decisions: readonly DecisionRow[],
): AppealView {
  const { id, decisionId, sentAt, withdrawnAt, outcome, words, decidedAt } = appeal
  const against = decisions.find((decision) => decision.id === decisionId)
  return {
    id,
    text: decryptText(encryption, 'appeal', { id, text: appeal.text }),
    sentAt: sentAt.toISOString(),
    isLate: isLate(osloDate(sentAt), against?.appealUntil ?? null),
    isWithdrawn: withdrawnAt !== null,
    answer:
      outcome && words !== null && decidedAt
        ? {
            outcome,
            words: decryptText(encryption, 'appeal-words', { id, text: words }),
            decidedAt: decidedAt.toISOString(),
          }
        : null,
  }
}
