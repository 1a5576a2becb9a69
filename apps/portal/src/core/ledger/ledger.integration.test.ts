import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { accountStatement } from './account-statement.server.ts'
import { addCheckpoints } from './add-checkpoints.server.ts'
import { balanceOf, balancesOf } from './balance-of.server.ts'
import type { AccountName, NewTransaction } from './contract.ts'
import { findFaults } from './find-faults.server.ts'
import { openAccounts } from './open-accounts.server.ts'
import { postTransaction, postTransactions } from './post-transactions.server.ts'
import { reverseTransaction } from './reverse-transaction.server.ts'
import { move } from './rules.ts'
import { sumsByKind } from './sums-by-kind.server.ts'
import { ledgerAccount, ledgerCheckpoint, ledgerEntry, ledgerTransaction } from './tables.server.ts'

const { database, pool } = await createTestDatabase()

let serial = 0
const next = (name: string) => `${name}-${++serial}`
const newBank = (): AccountName => ({ kind: 'bank', key: next('bank') })
const newCustomer = (): AccountName => ({ kind: 'deposit', key: next('customer') })

function paidIn(bank: AccountName, customer: AccountName, amountOre: number): NewTransaction {
  return {
    key: next('paid-in'),
    kind: 'transfer-received',
    valueDate: '2026-11-20',
    entries: move(amountOre, { from: customer, to: bank }),
    actorId: null,
  }
}
const paidOut = (bank: AccountName, customer: AccountName, amountOre: number): NewTransaction => ({
  ...paidIn(bank, customer, 1),
  kind: 'paid-out',
  entries: move(amountOre, { from: bank, to: customer }),
})
const storyOf = async (account: AccountName) =>
  (await accountStatement(database, account, { limit: 1_000 })).entries.map(
    ({ kind, amountOre, balanceOre }) => [kind, amountOre, balanceOre],
  )
/** The database's reason is in the cause. */
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error) => String(error.cause?.message ?? error.message),
  )

describe('posting', () => {
  it('moves money between accounts, which are opened by it', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    expect(await balanceOf(database, customer)).toBe(0)
    await postTransaction(database, paidIn(bank, customer, 15_000_00))
    await postTransaction(database, paidOut(bank, customer, 5_000_00))
    expect(await balanceOf(database, bank)).toBe(10_000_00)
    expect(await balanceOf(database, customer)).toBe(10_000_00)
    expect(await storyOf(customer)).toEqual([
      ['paid-out', -5_000_00, 10_000_00],
      ['transfer-received', 15_000_00, 15_000_00],
    ])
    expect(await sumsByKind(database, customer)).toEqual(
      new Map([
        ['paid-out', -5_000_00],
        ['transfer-received', 15_000_00],
      ]),
    )
  })

  it('is one transaction however often it is repeated, also twenty times at once', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const transaction = paidIn(bank, customer, 100)
    const posted = await Promise.all(
      Array.from({ length: 20 }, () => postTransaction(database, transaction)),
    )
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1)
    expect(posted.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
    expect(await balanceOf(database, customer)).toBe(100)
  })

  it.each<[string, (one: NewTransaction) => Partial<NewTransaction>]>([
    [
      'amount',
      ({ entries }) => ({ entries: entries.map((e) => ({ ...e, amountOre: e.amountOre * 2 })) }),
    ],
    ['account', () => ({ entries: move(100, { from: newCustomer(), to: newBank() }) })],
    ['kind', () => ({ kind: 'something-else' })],
    ['value date', () => ({ valueDate: '2026-11-21' })],
    [
      'number of entries',
      ({ entries: [first, second] }) =>
        first && second
          ? {
              entries: [
                first,
                { ...second, amountOre: -60 },
                { account: newCustomer(), amountOre: -40 },
              ],
            }
          : {},
    ],
  ])('under a key that identifies another %s is refused', async (_, change) => {
    const customer = newCustomer()
    const transaction = paidIn(newBank(), customer, 100)
    await postTransaction(database, transaction)
    await expect(
      postTransaction(database, { ...transaction, ...change(transaction) }),
    ).rejects.toThrow('LEDGER_KEY_USED')
    expect(await balanceOf(database, customer)).toBe(100)
  })

  it('of many posts all or none', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const wanted = [paidIn(bank, customer, 10), paidOut(bank, customer, 11)]
    await expect(postTransactions(database, wanted)).rejects.toThrow('LEDGER_NOT_COVERED')
    expect(await balanceOf(database, bank)).toBe(0)
    await expect(
      postTransaction(database, { ...paidIn(bank, customer, 1), entries: [] }),
    ).rejects.toThrow('fewer than two')
    const [first] = wanted
    if (first) await expect(postTransactions(database, [first, first])).rejects.toThrow('one key')
  })

  it('leaves the transaction that it is part of usable when it is refused', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    await database.transaction(async (transaction) => {
      await expect(postTransaction(transaction, paidOut(bank, customer, 1))).rejects.toThrow(
        'LEDGER_NOT_COVERED',
      )
      await postTransaction(transaction, paidIn(bank, customer, 1))
    })
    expect(await balanceOf(database, customer)).toBe(1)
  })

  it('never takes more from a customer than there is, however many try at once', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    await postTransaction(database, paidIn(bank, customer, 100))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => postTransaction(database, paidOut(bank, customer, 30))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balanceOf(database, customer)).toBe(10)
  })

  it('of one customer is done one after the other, so that no story changes behind its end', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const someone = newCustomer()
    await openAccounts(database, [bank, customer, someone])
    const slow = Promise.withResolvers<void>()
    const hasPosted = Promise.withResolvers<void>()
    const done: string[] = []
    const first = database
      .transaction(async (transaction) => {
        await postTransaction(transaction, paidIn(bank, customer, 1))
        hasPosted.resolve()
        await slow.promise
      })
      .then(() => done.push('first'))
    await hasPosted.promise
    const second = postTransaction(database, paidIn(bank, customer, 2)).then(() =>
      done.push('second'),
    )
    // Somebody else's does not wait, though it is of the same bank account.
    await postTransaction(database, paidIn(bank, someone, 2))
    await new Promise((resolve) => setTimeout(resolve, 100))
    slow.resolve()
    await Promise.all([first, second])
    expect(done).toEqual(['first', 'second'])
  })

  it('does not lock itself when batches name the same accounts in another order', async () => {
    const bank = newBank()
    const customers = Array.from({ length: 30 }, newCustomer)
    await Promise.all(
      [customers, customers.toReversed(), customers, customers.toReversed()].map((order) =>
        postTransactions(
          database,
          order.map((customer) => paidIn(bank, customer, 1)),
        ),
      ),
    )
    const keys = customers.map(({ key }) => key)
    const balances = await balancesOf(database, 'deposit', keys)
    expect([...balances.values()]).toEqual(customers.map(() => 4))
  })
})

describe('a reversal', () => {
  it('puts back what was, once, also when it is asked for ten times at once', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const { id } = await postTransaction(database, paidIn(bank, customer, 70))
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        reverseTransaction(database, { id, valueDate: '2026-11-22', actorId: 'staff' }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balanceOf(database, customer)).toBe(0)
    expect(await storyOf(customer)).toEqual([
      ['transfer-received-reversed', -70, 0],
      ['transfer-received', 70, 70],
    ])
    const again = reverseTransaction(database, { id, valueDate: '2026-11-23', actorId: null })
    await expect(again).rejects.toThrow('LEDGER_ALREADY_REVERSED')
  })

  it('is refused of a reversal, of nothing, and of money that has been spent', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const valueDate = '2026-11-22'
    const first = await postTransaction(database, paidIn(bank, customer, 5))
    const back = await reverseTransaction(database, { id: first.id, valueDate, actorId: null })
    const reverse = (id: number) => reverseTransaction(database, { id, valueDate, actorId: null })
    await expect(reverse(back.id)).rejects.toThrow('LEDGER_REVERSAL')
    await expect(reverse(987_654_321)).rejects.toThrow('LEDGER_TRANSACTION_UNKNOWN')
    const { id } = await postTransaction(database, paidIn(bank, customer, 5))
    await postTransaction(database, paidOut(bank, customer, 1))
    await expect(reverse(id)).rejects.toThrow('LEDGER_NOT_COVERED')
  })

  it('that is none is refused by the database', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const { id } = await postTransaction(database, paidIn(bank, customer, 5))
    const accounts = await openAccounts(database, [bank, customer])
    const [bankId, customerId] = [...accounts.values()]
    const wrong = pool.query(`
      with t as (insert into portal.ledger_transaction (kind, idempotency_key, value_date, reverses_id)
        values ('wrong', 'wrong-reversal', '2026-11-22', ${id}) returning id)
      insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
      select id, account, amount from t, (values (${bankId}, -4), (${customerId}, 4)) e (account, amount)`)
    expect(await reasonOf(wrong)).toMatch(/is not the reverse of/)
  })
})

describe('the database', () => {
  it.each(['ledger_account', 'ledger_transaction', 'ledger_entry', 'ledger_checkpoint'])(
    'refuses to change %s',
    async (table) => {
      const column = {
        ledger_account: 'key',
        ledger_transaction: 'kind',
        ledger_entry: 'amount_ore',
      }[table]
      for (const statement of [
        `update portal.${table} set ${column ?? 'total_ore'} = ${column ?? 'total_ore'}`,
        `delete from portal.${table}`,
        `truncate portal.${table} cascade`,
      ])
        await expect(pool.query(statement), statement).rejects.toThrow(
          'cannot be changed like that',
        )
    },
  )

  const insert = (entries: string, more = '') => `begin;
    insert into portal.ledger_transaction (kind, idempotency_key, value_date)
      values ('by-hand', '${next('hand')}', '2026-11-22');
    insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
      select (select max(id) from portal.ledger_transaction), id, amount
      from portal.ledger_account join (values ${entries}) e (key, amount) using (key) where kind = 'bank';
    ${more} commit`

  it('refuses what does not balance, when it is committed', async () => {
    const [one, other] = [newBank(), newBank()]
    await openAccounts(database, [one, other])
    for (const [entries, more] of [
      [`('${one.key}', 5), ('${other.key}', -4)`],
      [`('${one.key}', 5)`],
      [`('nobody', 5)`],
      // Checked once, and then given more.
      [
        `('${one.key}', 5), ('${other.key}', -5)`,
        `set constraints all immediate; set constraints all deferred;
         insert into portal.ledger_account (kind, key) values ('bank', '${next('third')}');
         insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
         select (select max(id) from portal.ledger_transaction), max(id), 1 from portal.ledger_account;`,
      ],
    ] as const) {
      const session = await pool.connect()
      try {
        await expect(session.query(insert(entries, more)), entries).rejects.toThrow(
          /has \d entries that come to/,
        )
      } finally {
        await session.query('rollback')
        session.release()
      }
    }
    await pool.query(insert(`('${one.key}', 5), ('${other.key}', -5)`))
    expect(await balanceOf(database, one)).toBe(5)
  })

  it('takes no further entries for what is booked, though they balance', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const { id } = await postTransaction(database, paidIn(bank, customer, 5))
    const others = await openAccounts(database, [newBank(), newBank()])
    const [one, other] = [...others.values()]
    await expect(
      pool.query(`insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
        values (${id}, ${one}, 7), (${id}, ${other}, -7)`),
    ).rejects.toThrow('takes no further entries')
  })

  it('says itself when something is booked', async () => {
    const session = await pool.connect()
    try {
      await session.query('begin')
      const { rows } = await session.query(`
        insert into portal.ledger_transaction (kind, idempotency_key, value_date, booked_at, booked_in)
        values ('early', 'early', '2026-11-22', '2001-01-01', 7)
        returning booked_at = now() as is_now, booked_in = 7 as is_given`)
      expect(rows).toEqual([{ is_now: true, is_given: false }])
    } finally {
      await session.query('rollback')
      session.release()
    }
  })

  it('refuses an amount of nothing, and to post in another isolation', async () => {
    const [one, other] = [newBank(), newBank()]
    await openAccounts(database, [one, other])
    const session = await pool.connect()
    try {
      await expect(session.query(insert(`('${one.key}', 0), ('${other.key}', 0)`))).rejects.toThrow(
        'ledger_entry_amount',
      )
      await session.query('rollback')
      await session.query('begin isolation level serializable')
      await expect(
        session.query(insert(`('${one.key}', 1), ('${other.key}', -1)`).replace('begin;', '')),
      ).rejects.toThrow('READ COMMITTED only')
    } finally {
      await session.query('rollback')
      session.release()
    }
  })
})

describe('a story', () => {
  it('is read page by page, each with the right balances', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    for (const amount of [1, 2, 3, 4, 5, 6, 7])
      await postTransaction(database, paidIn(bank, customer, amount))
    const pages: number[][] = []
    let before: number | null = null
    do {
      const page = await accountStatement(database, bank, { before, limit: 3 })
      pages.push(page.entries.map(({ balanceOre }) => balanceOre))
      before = page.before
    } while (before !== null)
    expect(pages).toEqual([[28, 21, 15], [10, 6, 3], [1]])
    const exact = await accountStatement(database, bank, { limit: 7 })
    expect(exact.before).toBeNull()
    expect(await accountStatement(database, newBank(), { limit: 3 })).toEqual({
      entries: [],
      before: null,
    })
  })

  it('and balances are the same from checkpoints', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    for (const amount of [1, 2, 3]) await postTransaction(database, paidIn(bank, customer, amount))
    const before = await storyOf(bank)
    expect(await addCheckpoints(database, 3)).toBeGreaterThan(0)
    expect(await addCheckpoints(database, 3)).toBe(0)
    expect(await storyOf(bank)).toEqual(before)
    await postTransaction(database, paidIn(bank, customer, 4))
    expect(await balanceOf(database, bank)).toBe(10)
    expect(await storyOf(bank)).toEqual([['transfer-received', 4, 10], ...before])
    const [{ id } = { id: 0 }] = (
      await accountStatement(database, bank, { limit: 9 })
    ).entries.slice(-2)
    const older = await accountStatement(database, bank, { before: id, limit: 9 })
    expect(older.entries.map(({ balanceOre }) => balanceOre)).toEqual([1])
  })

  it('has checkpoints that miss nothing that was under way', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    await postTransaction(database, paidIn(bank, customer, 1))
    const slow = Promise.withResolvers<void>()
    const hasPosted = Promise.withResolvers<void>()
    const underWay = database.transaction(async (transaction) => {
      await postTransaction(transaction, paidIn(bank, newCustomer(), 10))
      hasPosted.resolve()
      await slow.promise
    })
    await hasPosted.promise
    await postTransaction(database, paidIn(bank, newCustomer(), 100))
    const adding = addCheckpoints(database, 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
    slow.resolve()
    await Promise.all([underWay, adding])
    expect(await balanceOf(database, bank)).toBe(111)
    expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
  })
})

describe('faults of the books', () => {
  it('are found when somebody got past the triggers', async () => {
    const [bank, customer] = [newBank(), newCustomer()]
    const { id } = await postTransaction(database, paidIn(bank, customer, 5))
    await addCheckpoints(database, 1)
    const work = database.transaction(async (transaction) => {
      await transaction.execute(
        sql`alter table ${ledgerEntry} disable trigger ledger_entry_append_only`,
      )
      await transaction.execute(
        sql`update ${ledgerEntry} set amount_ore = amount_ore + 1 where transaction_id = ${id} and amount_ore > 0`,
      )
      expect(await findFaults(transaction)).toEqual({
        totalOre: 1,
        unbalanced: 1,
        wrongCheckpoints: 1,
      })
      throw new Error('as it was')
    })
    await expect(work).rejects.toThrow('as it was')
    expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
  })
})

it('names nobody', async () => {
  const columns = await pool.query(`select table_name, column_name from information_schema.columns
    where table_schema = 'portal' and table_name like 'ledger%' and column_name ~ 'name|user|mail'`)
  expect(columns.rows).toEqual([])
  const keys = await pool.query(`select from pg_constraint where contype = 'f'
    and conrelid::regclass::text like 'portal.ledger%' and confrelid::regclass::text not like 'portal.ledger%'`)
  expect(keys.rows).toEqual([])
  for (const table of [ledgerAccount, ledgerTransaction, ledgerEntry, ledgerCheckpoint])
    expect(await database.$count(table)).toBeGreaterThan(0)
})
