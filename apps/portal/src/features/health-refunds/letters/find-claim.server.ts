import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { fitnessPayer } from '#core/bank/association-payer.server.ts'
import { claimAccount } from '#core/health-refunds/accounts.ts'
import { healthRefundDecision } from '#core/health-refunds/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { payReference } from '../model/pay-reference.ts'
import type { OwnDecisions } from './contract.ts'
import type { PaymentDetails } from './payment-details.ts'

export type PayerConfiguration = Parameters<typeof fitnessPayer>[0]

/** How something of an application is paid back. */
export function paymentDetailsOf(
  configuration: PayerConfiguration,
  caseId: string,
): PaymentDetails {
  // A Norwegian IBAN consists of the country, two check digits and the account number.
  const account = fitnessPayer(configuration)?.iban.slice(4) ?? null
  return { account, reference: payReference(caseId) }
}

/** What an applicant still owes us; null where that is nothing. */
export async function findClaim(
  database: Database,
  configuration: PayerConfiguration,
  caseId: string,
): Promise<OwnDecisions['claim']> {
  const leftOre = await balanceOf(database, claimAccount(caseId))
  if (leftOre <= 0) return null
  const [latest] = await database
    .select({ payBackBy: healthRefundDecision.payBackBy })
    .from(healthRefundDecision)
    .where(and(eq(healthRefundDecision.caseId, caseId), isNotNull(healthRefundDecision.payBackBy)))
    .orderBy(desc(healthRefundDecision.number))
    .limit(1)
  if (!latest?.payBackBy) throw new Error('a claim without the decision that it is of')
  return { leftOre, payBackBy: latest.payBackBy, ...paymentDetailsOf(configuration, caseId) }
}
