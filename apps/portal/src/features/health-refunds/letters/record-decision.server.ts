import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { DecisionBasis } from '#core/health-refunds/decisions.ts'
import type { Calculation } from '#core/health-refunds/rules/calculate-refund.ts'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import {
  type healthRefund,
  healthRefundDecision,
  type healthRefundLine,
  healthScheme,
} from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { countedOre } from '../model/accepted-lines.ts'
import type { DecisionContent } from '../model/decision-content.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { decryptLine, encryptText } from '../model/refund-secrets.server.ts'

export type DecisionRow = typeof healthRefundDecision.$inferSelect

/** The application as it was decided. */
export type DecidedFacts = {
  readonly row: typeof healthRefund.$inferSelect
  readonly userId: string
  readonly rules: SchemeRules
  readonly lines: readonly (typeof healthRefundLine.$inferSelect)[]
  readonly calculation: Calculation
}

export type NewDecision = {
  readonly basis: DecisionBasis
  /** In all; null where it is rejected. */
  readonly grantedOre: number | null
  readonly words: string
  /** What was wrong in the one before; empty where nothing was. */
  readonly note: string
  readonly decidedBy: string
  readonly confirmedBy: string | null
  readonly payBack: { readonly ore: number; readonly by: string } | null
}

/**
 * Writes down a decision with what its letter says, which never changes afterwards. Of two at once the
 * second waits for the lock on the case, which the caller has.
 * @returns its id
 */
export async function recordDecision(
  { database, encryption }: TermsParts,
  facts: DecidedFacts,
  decision: NewDecision,
  now: Date,
): Promise<string> {
  const { row, rules } = facts
  const { caseId } = row
  const id = randomUUID()
  const latest = await findLatestDecision(database, caseId)
  const content = await describeDecision({ database, encryption }, facts, decision)
  const { basis, grantedOre, decidedBy, confirmedBy, payBack } = decision
  await database.insert(healthRefundDecision).values({
    id,
    caseId,
    number: (latest?.number ?? 0) + 1,
    basis,
    outcome: grantedOre === null ? 'rejected' : 'granted',
    grantedOre: grantedOre ?? 0,
    content: encryptText(encryption, 'decision', { id, text: JSON.stringify(content) }),
    decidedBy,
    confirmedBy,
    decidedAt: now,
    // Nobody is above those who decide appeals.
    appealUntil: basis === 'appeal' ? null : addDays(osloDate(now), rules.appealDays),
    payBackOre: payBack?.ore ?? 0,
    payBackBy: payBack?.by ?? null,
  })
  return id
}

/** The one that counts; null where nothing is decided. */
export async function findLatestDecision(
  database: Database,
  caseId: string,
): Promise<DecisionRow | null> {
  const [found] = await database
    .select()
    .from(healthRefundDecision)
    .where(eq(healthRefundDecision.caseId, caseId))
    .orderBy(desc(healthRefundDecision.number))
    .limit(1)
  return found ?? null
}

async function describeDecision(
  { database, encryption }: TermsParts,
  { row, userId, rules, lines, calculation }: DecidedFacts,
  { words, note }: NewDecision,
): Promise<DecisionContent> {
  const [scheme] = await database
    .select({ name: healthScheme.name })
    .from(healthScheme)
    .where(eq(healthScheme.id, row.schemeId))
  const [person] = await database
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  const names = new Map(rules.categories.map(({ key, name }) => [key, name]))
  return {
    recipient: person ? `${person.firstName} ${person.lastName}` : '',
    schemeName: scheme?.name ?? {},
    period: row.period,
    lines: lines.map((line) => ({
      categoryName: names.get(line.category) ?? { no: line.category, en: line.category },
      from: line.spentFrom,
      to: line.spentTo,
      amountOre: line.amountOre,
      countedOre: countedOre(line),
      noRight: line.acceptedOre === null ? line.noRight : null,
      because: decryptLine(encryption, 'accepted_because', {
        id: line.id,
        text: line.acceptedBecause,
      }),
    })),
    calculation: { ...calculation, categories: [...calculation.categories] },
    categories: calculation.categories
      .filter(({ spentOre }) => spentOre > 0)
      .map(({ category: key }) => ({ key, name: names.get(key) ?? { no: key, en: key } })),
    words,
    note,
  }
}
