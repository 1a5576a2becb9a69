import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { issueInvoice } from '../apps/portal/src/core/invoices/issue-invoice.server.ts'
import { registerInvoicePayment } from '../apps/portal/src/core/invoices/register-payment.server.ts'
import { addDemoCardPayment } from '../apps/portal/src/core/payments/demo/add-card-payment.server.ts'
import { readPersonMoney } from '../apps/portal/src/core/person-money/read-person-money.server.ts'
import { moneySources } from '../apps/portal/src/features.server.ts'
import type { Database } from '../apps/portal/src/platform/database/database.server.ts'
import { addDays } from '../apps/portal/src/platform/time/date.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
} from '../apps/portal/src/testing/accounts.testing.server.ts'
import { inDatabase } from './in-database.ts'
import { median, percentile99 } from './load.ts'
import type { Result } from './results.ts'

const rounds = 60
/** Each with its refund: two movements. */
const cards = 150
/** Each with its payment. */
const invoices = 100
export const movements = 2 * (cards + invoices)
/** Payments by card of other people. */
const others = 1_000
/** Milliseconds: the wait is not noticed. */
const target = 100

const now = new Date('2026-11-28T12:00:00Z')

/** The page of one person's money with 500 movements, against the bare entries of the same in the ledger. */
export async function measureFinances(serverUrl: string): Promise<Result> {
  return inDatabase(serverUrl, 'finances', async (database) => {
    const userId = await fill(database)
    const parts = { database, configuration: testConfiguration, takesCards: true, moneySources }
    const read = () => readPersonMoney(parts, { userId, locale: 'no' }, now)
    const found = (await read()).rows.length
    if (found !== movements) throw new Error(`${found} movements, not ${movements}`)
    const list = await times(read)
    const bare = await times(() => selectEntries(database, userId))
    const ratio = median(list) / median(bare)
    return {
      name: `My finances with ${movements} movements`,
      figures: [
        {
          what: `My finances with ${movements} movements, p99 at the server (ms)`,
          value: percentile99(list),
          target,
          smallerIsBetter: true,
          digits: 0,
        },
        {
          what: 'The same, times a select of its entries in the ledger',
          value: ratio,
          target: 12,
          smallerIsBetter: true,
          digits: 1,
        },
      ],
      table: [
        ['what is read', 'p50 ms', 'p99 ms'],
        ...[
          { what: 'the list, with what each line is for', times: list },
          { what: 'the entries alone', times: bare },
        ].map((one) => [
          one.what,
          median(one.times).toFixed(1),
          percentile99(one.times).toFixed(1),
        ]),
      ],
      details: [
        `${cards} payments by card with a refund and ${invoices} paid invoices of one person, beside ${others} payments of others`,
      ],
    }
  })
}

async function fill(database: Database): Promise<string> {
  const [one, other] = [buildPerson({ membership: null }), buildPerson({ membership: null })]
  const ids = await seedPeople(database, [one, other])
  const [userId = '', otherId = ''] = [ids.get(one.email), ids.get(other.email)]
  for (let paid = 0; paid < others + cards; paid += 1) {
    const isOwn = paid < cards
    const at = new Date(`${addDays('2022-01-01', paid)}T10:00:00Z`)
    await database.transaction((transaction) =>
      addDemoCardPayment(transaction, {
        userId: isOwn ? userId : otherId,
        subjectKind: 'court',
        subjectId: randomUUID(),
        amountOre: 12_000,
        account: null,
        at,
        refundedOre: isOwn ? 6_000 : 0,
        refundedAt: at,
      }),
    )
  }
  for (let month = 0; month < invoices; month += 1)
    await database.transaction((transaction) => addInvoice(transaction, userId, month))
  await database.execute(sql`vacuum analyze`)
  return userId
}

async function addInvoice(transaction: Database, userId: string, month: number): Promise<void> {
  const from = addDays('2018-01-01', 30 * month)
  const to = addDays(from, 29)
  const issued = await issueInvoice(transaction, {
    kind: 'fitness',
    recipient: { userId },
    subjectId: '1000001',
    productName: { no: 'Student', en: 'Student' },
    vatPercent: 0,
    periodStart: from,
    periodEnd: to,
    lines: [{ kind: 'month', from, to, amountOre: 29_900 }],
    invoicedOn: from,
    dueOn: to,
  })
  await registerInvoicePayment(
    transaction,
    issued,
    { id: randomUUID(), openOre: issued.openOre, amountOre: issued.amountOre, paidOn: to },
    { bank: { kind: 'bank', key: 'bench' }, registeredBy: null, today: '2026-11-28' },
  )
}

/** What any list of them has to read: each entry with its day. */
const selectEntries = (database: Database, userId: string) =>
  database.execute(sql`
    select t.value_date, t.kind, e.amount_ore
    from portal.ledger_transaction t join portal.ledger_entry e on e.transaction_id = t.id
    where t.idempotency_key in (
        select 'card-payment:' || o.id from portal.payment p
        join portal.payment_operation o on o.payment_id = p.id where p.user_id = ${userId})
      or e.account_id in (
        select a.id from portal.invoice i
        join portal.ledger_account a on a.kind = 'receivable' and a.key = i.id::text
        where i.user_id = ${userId})`)

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let round = -10; round < rounds; round += 1) {
    const start = performance.now()
    await work()
    if (round >= 0) taken.push(performance.now() - start)
    await sleep(0)
  }
  return taken
}
