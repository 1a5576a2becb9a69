import { and, asc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import type { Settlement, SettlementLine } from './contract.ts'
import { providerAccount } from './ledger-transaction.ts'
import type { StaffReader } from './list-staff-payments.server.ts'
import { payment, paymentOperation } from './tables.server.ts'

/**
 * The provider's captures and refunds on a day in Norway, by the provider's clock, with the ledger's
 * sum for that day.
 * @param day `2026-11-23`
 */
export async function getSettlement(
  database: Database,
  day: string,
  { language, nameSubjects }: Pick<StaffReader, 'language' | 'nameSubjects'>,
): Promise<Settlement> {
  const starts = toInstant(atWallTime(day, '00:00'))
  const ends = toInstant(atWallTime(addDays(day, 1), '00:00'))
  const rows = await database
    .select({
      paymentId: payment.id,
      subjectKind: payment.subjectKind,
      subjectId: payment.subjectId,
      kind: paymentOperation.kind,
      number: paymentOperation.providerNumber,
      reference: paymentOperation.reference,
      amountOre: paymentOperation.amountOre,
      at: paymentOperation.providerAt,
    })
    .from(paymentOperation)
    .innerJoin(payment, eq(payment.id, paymentOperation.paymentId))
    .where(
      and(
        isNotNull(paymentOperation.providerAt),
        gte(paymentOperation.providerAt, starts),
        lt(paymentOperation.providerAt, ends),
        ne(paymentOperation.kind, 'cancel'),
      ),
    )
    .orderBy(asc(paymentOperation.providerAt), asc(paymentOperation.id))
  const nameOf = await nameSubjects(rows, language)
  const lines = rows.map((row): SettlementLine => {
    const { kind, number, at, amountOre, paymentId, reference } = row
    if (number === null || at === null) throw new Error('A transaction has no number')
    return {
      paymentId,
      reference,
      number,
      subject: nameOf(row),
      at: at.toISOString(),
      amountOre: kind === 'reversal' ? -amountOre : amountOre,
    }
  })
  const [booked] = await database
    .select({ total: sql<string>`coalesce(sum(${ledgerEntry.amountOre}), 0)` })
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(
      and(
        eq(ledgerAccount.kind, providerAccount.kind),
        eq(ledgerAccount.key, providerAccount.key),
        eq(ledgerTransaction.valueDate, day),
      ),
    )
  const sum = (wanted: readonly SettlementLine[]) =>
    wanted.reduce((all, { amountOre }) => all + amountOre, 0)
  return {
    day,
    capturedOre: sum(lines.filter(({ amountOre }) => amountOre > 0)),
    refundedOre: -sum(lines.filter(({ amountOre }) => amountOre < 0)) + 0,
    bookedOre: Number(booked?.total ?? 0),
    lines,
  }
}

/** A line of the provider's own report of a day; a refund is negative. */
export type ProviderLine = {
  readonly reference: string
  readonly number: number
  readonly amountOre: number
}

export type SettlementDifference = {
  readonly reference: string
  readonly oursOre: number
  readonly theirsOre: number
}

/** The differences between our list and the provider's, in øre; an empty list is correct. */
export function compareSettlement(
  ours: readonly Pick<SettlementLine, 'reference' | 'amountOre'>[],
  theirs: readonly Pick<ProviderLine, 'reference' | 'amountOre'>[],
): SettlementDifference[] {
  const add = (lines: readonly { reference: string; amountOre: number }[]) => {
    const sums = new Map<string, number>()
    for (const { reference, amountOre } of lines)
      sums.set(reference, (sums.get(reference) ?? 0) + amountOre)
    return sums
  }
  const [here, there] = [add(ours), add(theirs)]
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((reference) => ({
      reference,
      oursOre: here.get(reference) ?? 0,
      theirsOre: there.get(reference) ?? 0,
    }))
    .filter(({ oursOre, theirsOre }) => oursOre !== theirsOre)
}
