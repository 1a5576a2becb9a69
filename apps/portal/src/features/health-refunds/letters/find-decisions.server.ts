import { desc, eq } from 'drizzle-orm'
import { healthRefundAppeal, healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { decryptDecision, decryptText } from '../model/refund-secrets.server.ts'
import type { AppealView, DecisionView } from './contract.ts'
import type { DecisionRow } from './record-decision.server.ts'

export type AppealRow = typeof healthRefundAppeal.$inferSelect

/** All decisions about an application, the latest first, as rows and as people read them. */
export async function findDecisions(
  { database, encryption }: TermsParts,
  caseId: string,
): Promise<{ readonly rows: readonly DecisionRow[]; readonly views: DecisionView[] }> {
  const rows = await database
    .select()
    .from(healthRefundDecision)
    .where(eq(healthRefundDecision.caseId, caseId))
    .orderBy(desc(healthRefundDecision.number))
  const views = rows.map((row, index): DecisionView => {
    const { words, note } = decryptDecision(encryption, row)
    return {
      id: row.id,
      basis: row.basis,
      outcome: row.outcome,
      grantedOre: row.grantedOre,
      words,
      note,
      decidedAt: row.decidedAt.toISOString(),
      appealUntil: row.appealUntil,
      payBackOre: row.payBackOre,
      payBackBy: row.payBackBy,
      isCurrent: index === 0,
    }
  })
  return { rows, views }
}

/** All appeals of an application, the latest first. @param decisions all of the application */
export async function findAppeals(
  { database, encryption }: TermsParts,
  caseId: string,
  decisions: readonly DecisionRow[],
): Promise<{ readonly rows: readonly AppealRow[]; readonly views: AppealView[] }> {
  const rows = await database
    .select()
    .from(healthRefundAppeal)
    .where(eq(healthRefundAppeal.caseId, caseId))
    .orderBy(desc(healthRefundAppeal.sentAt))
  const untilOf = new Map(decisions.map(({ id, appealUntil }) => [id, appealUntil]))
  const views = rows.map((row): AppealView => {
    const { id, text, words, outcome, decidedAt } = row
    return {
      id,
      text: decryptText(encryption, 'appeal', { id, text }),
      sentAt: row.sentAt.toISOString(),
      isLate: isLate(row.sentAt, untilOf.get(row.decisionId) ?? null),
      isWithdrawn: row.withdrawnAt !== null,
      answer:
        outcome && words && decidedAt
          ? {
              outcome,
              words: decryptText(encryption, 'appeal-words', { id, text: words }),
              decidedAt: decidedAt.toISOString(),
            }
          : null,
    }
  })
  return { rows, views }
}

/** Whether an appeal came after the last day on which it was in time. */
export const isLate = (sentAt: Date, appealUntil: string | null): boolean =>
  appealUntil !== null && osloDate(sentAt) > appealUntil
