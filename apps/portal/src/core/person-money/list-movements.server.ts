import { type SQL, sql } from 'drizzle-orm'
import { bankCustomer, payout } from '#core/bank/tables.server.ts'
import { creditNote, invoice } from '#core/invoices/tables.server.ts'
import { toOre } from '#core/ledger/balance-of.server.ts'
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#core/ledger/tables.server.ts'
import { payment, paymentOperation } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PayoutProgress } from './contract.ts'
import { kindOfClaimEntry, kindOfDepositEntry, type MovementKind } from './movement-kinds.ts'
import { compareDays } from './totals.ts'

/** One entry of the ledger as the person whose money it is reads it. */
export type Movement = {
  /** Of the entry: grows with time. */
  readonly entryId: number
  readonly day: string
  readonly kind: MovementKind
  /** As in `MoneyRow`. */
  readonly amountOre: number
  readonly subject: { readonly kind: string; readonly id: string }
  /** Of a credit note. */
  readonly creditNumber: string | null
  /** Of what was paid or refunded by card. */
  readonly paymentId?: string
  readonly payout: PayoutProgress | null
}

export const depositSubject = 'deposit'

type Entry = { entry_id: string; day: string; posted: string; amount: string }

/**
 * All that has happened to a person’s money, newest first: a query for each kind of account.
 * @param isOwnInvoice which invoices are theirs
 */
export async function listMovements(
  database: Database,
  userId: string,
  isOwnInvoice: SQL | undefined,
): Promise<Movement[]> {
  const found = [
    ...(await ofInvoices(database, isOwnInvoice)),
    ...(await ofDeposits(database, userId)),
    ...(await ofCards(database, userId)),
  ]
  return found.toSorted((one, other) => compareDays(other, one) || other.entryId - one.entryId)
}

/** What an entry of an account has, whatever it is of. */
const entryColumns = sql`e.id as entry_id, t.value_date::text as day, t.kind as posted,
  e.amount_ore as amount`

async function ofInvoices(database: Database, isOwnInvoice: SQL | undefined): Promise<Movement[]> {
  const { rows } = await database.execute<
    Entry & {
      id: string
      invoice_kind: string
      credit_number: number | null
      state: typeof payout.$inferSelect.state | null
    }
  >(sql`
    select ${entryColumns}, i.id, i.kind as invoice_kind, note.credit_number, paid.state
    from (select id, kind from ${invoice} where ${isOwnInvoice}) i
    join ${ledgerAccount} a on a.kind = 'receivable' and a.key = i.id::text
    join ${ledgerEntry} e on e.account_id = a.id
    join ${ledgerTransaction} t on t.id = e.transaction_id
    left join ${creditNote} note on note.invoice_id = i.id
      and t.idempotency_key = 'invoice-credited:' || note.id
    left join ${payout} paid on paid.owner_kind in ('invoice', 'kindergarten')
      and paid.owner_key = i.id::text
      and t.idempotency_key = 'payout:' || paid.id || ':released'`)
  return rows.flatMap((row) => {
    const claimOre = toOre(row.amount, 'receivable')
    const kind = kindOfClaimEntry(row.posted, claimOre)
    if (kind === null) return []
    const isPaid = kind === 'bank-payment' || kind === 'bank-payment-undone'
    return [
      {
        ...placed(row),
        kind,
        // What is paid, or moved there, makes the claim smaller.
        amountOre: isPaid || kind === 'carried-over' ? -claimOre : claimOre,
        subject: { kind: invoiceSubject(row.invoice_kind), id: row.id },
        creditNumber: row.credit_number === null ? null : String(row.credit_number),
        payout: kind === 'payout' ? progressOf(row.state) : null,
      },
    ]
  })
}

/** The kind of payments for invoices of a kind: both are about one thing. */
export const invoiceSubject = (invoiceKind: string) => `${invoiceKind}-invoice`

async function ofDeposits(database: Database, userId: string): Promise<Movement[]> {
  const { rows } = await database.execute<
    Entry & { id: string; state: typeof payout.$inferSelect.state | null }
  >(sql`
    select ${entryColumns}, c.customer_number as id, paid.state
    from ${bankCustomer} c
    join ${ledgerAccount} a on a.kind = 'deposit' and a.key = c.customer_number
    join ${ledgerEntry} e on e.account_id = a.id
    join ${ledgerTransaction} t on t.id = e.transaction_id
    left join ${payout} paid on paid.owner_kind = 'deposit' and paid.owner_key = c.customer_number
      and t.idempotency_key = 'payout:' || paid.id || ':released'
    where c.user_id = ${userId}`)
  return rows.map((row) => {
    const balanceOre = toOre(row.amount, 'deposit')
    const kind = kindOfDepositEntry(row.posted, balanceOre)
    const isIncoming = kind === 'deposit-received' || kind === 'deposit-taken-back'
    return {
      ...placed(row),
      kind,
      amountOre: isIncoming ? balanceOre : -balanceOre,
      subject: { kind: depositSubject, id: row.id },
      creditNumber: null,
      payout: kind === 'payout' ? progressOf(row.state) : null,
    }
  })
}

function progressOf(state: typeof payout.$inferSelect.state | null): PayoutProgress {
  if (state === 'paid' || state === 'failed' || state === 'returned') return state
  return 'underway'
}

async function ofCards(database: Database, userId: string): Promise<Movement[]> {
  const { rows } = await database.execute<
    Entry & { payment_id: string; subject_kind: string; subject_id: string }
  >(sql`
    select ${entryColumns}, p.id as payment_id, p.subject_kind, p.subject_id
    from ${payment} p
    join ${paymentOperation} o on o.payment_id = p.id and o.state = 'done'
      and o.kind in ('capture', 'reversal')
    join ${ledgerTransaction} t on t.idempotency_key = 'card-payment:' || o.id
    join ${ledgerEntry} e on e.transaction_id = t.id
    join ${ledgerAccount} a on a.id = e.account_id and a.kind = 'card-provider'
    where p.user_id = ${userId}`)
  return rows.map((row) => {
    // What comes to us by card the provider owes us.
    const providerOre = toOre(row.amount, 'card-provider')
    return {
      ...placed(row),
      kind: providerOre > 0 ? 'card-payment' : 'card-refund',
      amountOre: Math.abs(providerOre),
      subject: { kind: row.subject_kind, id: row.subject_id },
      creditNumber: null,
      paymentId: row.payment_id,
      payout: null,
    }
  })
}

const placed = ({ entry_id, day }: Entry) => ({ entryId: Number(entry_id), day })
