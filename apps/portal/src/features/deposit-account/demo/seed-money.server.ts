import { eq, inArray } from 'drizzle-orm'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { preparePayout } from '#core/bank/payouts/prepare-payout.server.ts'
import { incomingTransfer, payout } from '#core/bank/tables.server.ts'
import { registerTransfer } from '#core/bank/transfers/register-transfer.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { depositPayouts } from '../money/payout-source.server.ts'

/** Money of which nobody has said whose it is. All of it is invented. */
const unmatched = [
  {
    reference: 'DEMO-SPONSOR-1',
    amountOre: 30_240_000,
    debtorName: 'TANAKA KENJI',
    remittance: 'DEPOSIT FOR MEI TANAKA BI NORWEGIAN BUSINESS SCHOOL',
    daysAgo: 2,
  },
  {
    reference: 'DEMO-SHORT-1',
    amountOre: 185_900,
    debtorName: 'O ADEYEMI',
    remittance: 'remaining amount',
    daysAgo: 5,
  },
  {
    reference: 'DEMO-NOBODY-1',
    amountOre: 120_000,
    debtorName: 'Ukjent innbetaler',
    remittance: 'Husleie november',
    daysAgo: 9,
  },
]

const payoutKey = 'demo:paid-too-much'

/** Transfers to allocate and a payout to release, once: what staff do with them stays. */
export async function seedMoney(
  context: DemoContext,
  { customerNumber, decidedBy }: { customerNumber: string; decidedBy: string },
): Promise<void> {
  const { database } = context
  const today = osloDate(new Date())
  const known = await database
    .select({ reference: incomingTransfer.reference })
    .from(incomingTransfer)
    .where(
      inArray(
        incomingTransfer.reference,
        unmatched.map(({ reference }) => reference),
      ),
    )
  for (const { daysAgo, ...transfer } of unmatched)
    if (!known.some(({ reference }) => reference === transfer.reference))
      await registerTransfer(
        context,
        {
          ...transfer,
          valueDate: addDays(today, -daysAgo),
          endToEndId: null,
          customerNumber: null,
        },
        { ownAccount: exampleDeposit.DEPOSIT_IBAN, actor: { kind: 'command' } },
      )
  const isThere = await database.$count(payout, eq(payout.requestKey, payoutKey))
  if (isThere > 0) return
  await preparePayout(
    { ...context, payoutSources: [depositPayouts] },
    {
      requestKey: payoutKey,
      owner: { kind: 'deposit', key: customerNumber },
      amountOre: 250_000,
      payee: { name: 'Sofia Castillo', account: '15032080119' },
      message: 'Tilbakebetaling',
      approvedBy: decidedBy,
    },
    whoDecided(decidedBy),
  )
}
