import { sql } from 'drizzle-orm'
import { incomingTransfer, payout } from '#core/bank/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { documentCheck } from '#core/documents/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findAccountOfCase } from '../model/find-account.server.ts'
import { depositAccount, depositApplication, depositCreditNote } from '../model/tables.server.ts'
import { findCustomers } from '../money/find-customers.server.ts'
import { depositRefund } from '../refund/tables.server.ts'

type Row = {
  customer_number: string
  ledger: string
  expected: string
  uncovered: string
  refunded: string
  lost: string
  open: boolean
  status: string
  amount: string
  credited: boolean
}

/**
 * What must be true of accounts between any two actions, in whatever order. The balance of an
 * account follows from transfers and payouts alone, and the ledger says the same.
 */
export async function judgeMoney(
  database: Database,
  numbers: readonly string[],
): Promise<string[]> {
  const { rows } = await database.execute<Row>(sql`
    select a.customer_number, c.status, c.closed_at is null as open, p.amount_ore as amount,
      coalesce((select -portal.ledger_total(l.id, null) from ${ledgerAccount} l
        where l.kind = 'deposit' and l.key = a.customer_number), 0) as ledger,
      coalesce((select sum(t.amount_ore) from ${incomingTransfer} t
        where t.customer_number = a.customer_number
          and t.confirmed_at is not null and t.reversed_at is null), 0)
      - coalesce((select sum(case
            when o.state in ('released', 'sent', 'paid') then o.amount_ore
            when o.state = 'returned' then o.amount_ore - o.returned_ore end)
          from ${payout} o where o.owner_kind = 'deposit' and o.owner_key = a.customer_number), 0) as expected,
      (select count(*) from ${documentCheck} d where d.customer_number = a.customer_number
        and d.revoked_at is null and d.amount_ore > coalesce((
          select -portal.ledger_total(l.id, null) from ${ledgerAccount} l
          where l.kind = 'deposit' and l.key = a.customer_number), 0)) as uncovered,
      (select count(*) from ${documentCheck} d where d.customer_number = a.customer_number
        and d.revoked_at is null and exists (select from ${depositRefund} r
          join ${caseFile} f on f.id = r.case_id
          where r.account_id = a.case_id and f.status = 'INNVILGET')) as refunded,
      (select count(*) from ${payout} o where o.owner_kind = 'deposit' and o.owner_key = a.customer_number
        and o.returned_ore > o.amount_ore) as lost,
      exists (select from ${depositCreditNote} n where n.invoice_number = a.invoice_number)
        as credited
    from ${depositAccount} a
    join ${caseFile} c on c.id = a.case_id
    join ${depositApplication} p on p.case_id = a.case_id
    where a.customer_number = any(${sql.param(numbers)}::text[])`)
  return rows.flatMap((row) => {
    const [ledger, expected] = [Number(row.ledger), Number(row.expected)]
    const isEnded = row.status === 'TRUKKET' || row.status === 'BORTFALT'
    return [
      ...(ledger === expected
        ? []
        : [`the ledger has ${ledger}, transfers and payouts come to ${expected}`]),
      ...(ledger < 0 ? [`the account owes ${-ledger}`] : []),
      ...(Number(row.uncovered) > 0 ? [`a letter is valid with ${ledger} of ${row.amount}`] : []),
      ...(Number(row.refunded) > 0 ? ['a letter is valid beside an approved refund'] : []),
      ...(Number(row.lost) > 0 ? ['more came back than was paid'] : []),
      ...(isEnded !== row.credited ? [`is ${row.status}, and its invoice is not as it says`] : []),
      ...(isEnded === row.open ? [`is ${row.status}, and open: ${row.open}`] : []),
    ]
  })
}

/** What the student’s page and staff are shown is what the ledger has. */
export async function judgeShown(
  database: Database,
  { caseId, customerNumber }: { caseId: string; customerNumber: string },
): Promise<string[]> {
  const ledger = await balanceOf(database, { kind: 'deposit', key: customerNumber })
  const found = await findAccountOfCase(database, caseId)
  const shown = (await findCustomers(database, [customerNumber])).get(customerNumber)
  if (!found || !shown) return ['an account is not found']
  const { figures, invoicedOre } = found
  const outstanding = Math.max(0, invoicedOre - ledger)
  return [
    ...(figures.balanceOre === ledger ? [] : [`the page shows ${figures.balanceOre} of ${ledger}`]),
    ...(shown.balanceOre === ledger ? [] : [`staff are shown ${shown.balanceOre} of ${ledger}`]),
    ...(figures.outstandingOre === outstanding && figures.isPaid === (outstanding === 0)
      ? []
      : [`the page says ${figures.outstandingOre} is missing of ${outstanding}`]),
    ...((figures.paidOn === null) === figures.isPaid
      ? ['the day when all was there is wrong']
      : []),
  ]
}
