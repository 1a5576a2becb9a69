import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { claimOf } from './accounts.ts'
import type { InvoiceRow } from './issue-invoice.server.ts'
import { findOwed } from './owed.server.ts'
import { invoice } from './tables.server.ts'

/** What was moved from one invoice to another one of the same person, in øre. */
export type CarriedOver = {
  readonly from: InvoiceRow
  readonly to: InvoiceRow
  readonly amountOre: number
}

/** Whose invoices of a kind: of an account, or of a subject that is the payer itself. */
export type Payer = { readonly kind: InvoiceRow['kind'] } & (
  | { readonly userId: string }
  | { readonly subjectId: string }
)

export const isOfPayer = (payer: Payer): SQL | undefined =>
  and(
    eq(invoice.kind, payer.kind),
    'userId' in payer ? eq(invoice.userId, payer.userId) : eq(invoice.subjectId, payer.subjectId),
  )

/**
 * Pays a person's open invoices of one kind, the one that is due first before the others, with what is
 * owed to them of other invoices of that kind. All of them are locked, in one order.
 * @param actorId the member of staff; null when an invoice is sent
 * @returns what was moved
 */
export async function carryOver(
  transaction: Database,
  payer: Payer,
  { actorId, today }: { actorId: string | null; today: string },
): Promise<CarriedOver[]> {
  const rows = await transaction
    .select()
    .from(invoice)
    .where(and(isOfPayer(payer), ne(invoice.openOre, 0)))
    .orderBy(asc(invoice.id))
    .for('no key update')
  const open = rows
    .filter(({ openOre }) => openOre > 0)
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
    .map((to) => ({ to, leftOre: to.openOre }))
  const carried: CarriedOver[] = []
  for (const from of rows.filter(({ openOre }) => openOre < 0)) {
    let owed = await findOwed(transaction, from)
    for (const target of open) {
      const amountOre = Math.min(owed, target.leftOre)
      if (amountOre <= 0) continue
      await postTransaction(transaction, {
        key: `invoice-carried:${randomUUID()}`,
        kind: 'invoice-carried-over',
        valueDate: today,
        entries: move(amountOre, { from: claimOf(target.to.id), to: claimOf(from.id) }),
        actorId,
      })
      owed -= amountOre
      target.leftOre -= amountOre
      carried.push({ from, to: target.to, amountOre })
    }
  }
  return carried
}
