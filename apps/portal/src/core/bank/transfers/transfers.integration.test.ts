import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { accountStory } from '#core/ledger/account-story.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { ledgerTransaction } from '#core/ledger/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { bankAccount, ownerAccount } from '../accounts.ts'
import {
  importEntries,
  importText,
  matchTransfers,
  newCustomer,
  next,
  staff,
  testEncryption,
} from '../bank.testing.server.ts'
import { camt054, inPieces, ownIban } from '../files/camt054.testing.ts'
import { bankFile, incomingTransfer } from '../tables.server.ts'
import { allocateTransfer } from './allocate-transfer.server.ts'
import { importCamt054 } from './import-camt054.server.ts'
import { findTransfer, listTransfersOf, listUnallocated } from './list-transfers.server.ts'
import { registerTransfer } from './register-transfer.server.ts'

const { database, pool, url } = await createTestDatabase()
const parts = { database, encryption: testEncryption }
const page = { limit: 100 }

const balance = (customerNumber: string | null) =>
  balanceOf(database, ownerAccount(ownIban, customerNumber))
const counts = async () => ({
  files: await database.$count(bankFile),
  transfers: await database.$count(incomingTransfer),
  booked: await database.$count(ledgerTransaction),
  audited: await database.$count(auditEntry),
})
const byReference = async (reference: string) => {
  const [found] = await database
    .select()
    .from(incomingTransfer)
    .where(eq(incomingTransfer.reference, reference))
  if (!found) throw new Error(`There is no transfer ${reference}`)
  return found
}

describe('a file of the bank', () => {
  it('gives each customer what came for them, and keeps the rest for somebody to look at', async () => {
    const [customer, other] = [newCustomer(), newCustomer()]
    const before = {
      bank: await balanceOf(database, bankAccount(ownIban)),
      nobody: await balance(null),
    }
    const file = await importEntries(database, [
      { reference: next('R'), amount: '1000.00', text: `for ${customer}`, debtor: 'Mai' },
      { reference: next('R'), amount: '500.50', text: `${other}` },
      { reference: next('R'), amount: '7.00', text: 'a gift', debtor: 'Somebody' },
    ])
    expect(file).toMatchObject({ isRepeated: false, transfers: 3, repeatedTransfers: 0 })
    expect(await balance(customer)).toBe(1_000_00)
    expect(await balance(other)).toBe(500_50)
    expect((await balance(null)) - before.nobody).toBe(7_00)
    expect((await balanceOf(database, bankAccount(ownIban))) - before.bank).toBe(1_507_50)
    const { entries } = await accountStory(database, ownerAccount(ownIban, customer), { limit: 5 })
    expect(entries).toMatchObject([{ kind: 'transfer-received', valueDate: '2026-11-20' }])
    expect(await listTransfersOf(parts, customer, page)).toMatchObject([
      { debtor: 'Mai', remittance: `for ${customer}`, matchedBy: 'rule', fileId: file.id },
    ])
    expect(await listUnallocated(parts, page)).toContainEqual(
      expect.objectContaining({ debtor: 'Somebody', remittance: 'a gift', customerNumber: null }),
    )
  })

  it('changes nothing the second time, nor ten times at once', async () => {
    const text = camt054([{ reference: next('R'), text: newCustomer() }], { messageId: next('M') })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => importText(database, text)))
    expect(outcomes.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1)
    expect(outcomes.every(({ transfers }) => transfers === 1)).toBe(true)
    const before = await counts()
    await importText(database, text)
    expect(await counts()).toEqual(before)
  })

  it('has no entry again that another file has brought, also at the same time', async () => {
    const customer = newCustomer()
    const references = Array.from({ length: 50 }, () => next('R'))
    const of = (some: readonly string[]) =>
      some.map((reference) => ({ reference, amount: '1.00', text: customer }))
    const [one, other] = await Promise.all([
      importEntries(database, of(references.slice(0, 40))),
      importEntries(database, of(references.slice(10).toReversed())),
    ])
    expect((one?.transfers ?? 0) + (other?.transfers ?? 0)).toBe(50)
    expect((one?.repeatedTransfers ?? 0) + (other?.repeatedTransfers ?? 0)).toBe(30)
    expect(await balance(customer)).toBe(50_00)
  })

  it('with an entry twice has it once; with another amount it is refused whole', async () => {
    const [customer, reference] = [newCustomer(), next('R')]
    const entry = { reference, text: customer, amount: '3.00' }
    await importEntries(database, [entry, entry])
    expect(await balance(customer)).toBe(3_00)
    const before = await counts()
    const fresh = { reference: next('R'), text: customer }
    for (const changed of [{ amount: '4.00' }, { valueDate: '2026-11-19' }]) {
      const wrong = { ...entry, ...changed }
      await expect(importEntries(database, [fresh, wrong])).rejects.toThrow('TRANSFER_DIFFERS')
      const twice = { ...wrong, reference: next('R') }
      await expect(importEntries(database, [twice, { ...twice, amount: '5.00' }])).rejects.toThrow(
        'TRANSFER_DIFFERS',
      )
    }
    expect(await counts()).toEqual(before)
  })

  it('leaves nothing behind when anything fails on the way', async () => {
    const text = camt054([{ reference: next('R'), text: newCustomer() }], { messageId: next('M') })
    const before = await counts()
    const take = (matching: typeof matchTransfers) =>
      importCamt054(
        { ...parts, matchTransfers: matching },
        { bytes: inPieces(text), ownAccount: ownIban, actor: staff('importer') },
      )
    await expect(
      take(async () => {
        throw new Error('a fault between file and books')
      }),
    ).rejects.toThrow('between file and books')
    await expect(take(async () => [])).rejects.toThrow('not matched')
    // The connection is lost when everything is stored and nothing is committed.
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await expect(
      drizzle(client).transaction(async (transaction) => {
        await importCamt054(
          { ...parts, database: transaction, matchTransfers },
          { bytes: inPieces(text), ownAccount: ownIban, actor: staff('importer') },
        )
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      }),
    ).rejects.toThrow()
    await expect(importText(database, text.replace('</Document>', ''))).rejects.toThrow(
      'BANK_FILE_BROKEN',
    )
    expect(await counts()).toEqual(before)
    expect(await take(matchTransfers)).toMatchObject({ isRepeated: false, transfers: 1 })
  })

  it('is written down once, with who brought it', async () => {
    const text = camt054([{ reference: next('R') }], { messageId: next('M') })
    const { id } = await importText(database, text)
    await importText(database, text)
    const noted = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, String(id)))
    expect(noted).toMatchObject([
      { action: 'bank-file-imported', actorId: 'importer', after: { transfers: 1, payouts: 0 } },
    ])
  })

  it('counts what left the account and is no payout of ours', async () => {
    const debit = { kind: 'DBIT', amount: '9.00', endToEndId: 'somebody-elses' } as const
    expect(await importEntries(database, [debit])).toMatchObject({
      transfers: 0,
      unknownAnswers: 1,
    })
  })

  it('keeps names and texts so that nobody can read them in the database', async () => {
    await importEntries(database, [
      { reference: next('R'), debtor: 'Kvitebjørn Ås', text: 'fnr 01010750160' },
    ])
    const rows = JSON.stringify(await database.select().from(incomingTransfer))
    expect(rows).not.toMatch(/Kvitebj|01010750160/)
  })
})

describe('a transfer entered by hand', () => {
  const byHand = (reference: string, customerNumber: string | null) => ({
    reference,
    amountOre: 20_00,
    valueDate: '2026-11-20',
    debtorName: 'Mai',
    remittance: null,
    endToEndId: null,
    customerNumber,
  })
  const at = { ownAccount: ownIban, actor: staff('a caseworker') }

  it('is one, however often it is entered and when the file brings it', async () => {
    const [reference, customer] = [next('R'), newCustomer()]
    const entered = await Promise.all(
      Array.from({ length: 5 }, () => registerTransfer(parts, byHand(reference, customer), at)),
    )
    expect(entered.filter(Boolean)).toHaveLength(1)
    const file = await importEntries(database, [
      { reference, amount: '20.00', text: newCustomer() },
    ])
    expect(file).toMatchObject({ transfers: 0, repeatedTransfers: 1 })
    expect(await balance(customer)).toBe(20_00)
    const noted = eq(auditEntry.subjectId, (await byReference(reference)).id)
    expect(await database.$count(auditEntry, noted)).toBe(1)
  })

  it('is refused with another amount, and for a number that is none', async () => {
    const reference = next('R')
    await registerTransfer(parts, byHand(reference, null), at)
    const other = registerTransfer(parts, { ...byHand(reference, null), amountOre: 21_00 }, at)
    await expect(other).rejects.toThrow('TRANSFER_DIFFERS')
    const wrong = registerTransfer(parts, byHand(next('R'), '80000012'), at)
    await expect(wrong).rejects.toThrow('CUSTOMER_NUMBER_INVALID')
  })
})

describe('whose a transfer is', () => {
  const allocate = (id: string, revision: number, customerNumber: string | null) =>
    allocateTransfer({ database }, { id, revision, customerNumber }, staff('a caseworker'))
  async function newTransfer(text = '') {
    const reference = next('R')
    await importEntries(database, [{ reference, amount: '30.00', text }])
    return byReference(reference)
  }

  it('staff may say, change and take back, and the money goes along', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const before = await balance(null)
    const { id } = await newTransfer()
    const wanted = [one, other, null, one] as const
    for (const [revision, customer] of wanted.entries()) {
      await allocate(id, revision, customer)
      expect(await balance(one)).toBe(customer === one ? 30_00 : 0)
      expect(await balance(other)).toBe(customer === other ? 30_00 : 0)
      expect((await balance(null)) - before).toBe(customer === null ? 30_00 : 0)
    }
    expect(await findTransfer(parts, id)).toMatchObject({
      customerNumber: one,
      matchedBy: 'staff',
      revision: 4,
    })
    const { entries } = await accountStory(database, ownerAccount(ownIban, one), { limit: 9 })
    expect(entries.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
      ['transfer-allocated', 30_00],
      ['transfer-allocated', -30_00],
      ['transfer-allocated', 30_00],
    ])
    const noted = await database
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, id))
      .orderBy(auditEntry.id)
    expect(noted.map(({ before: was, after }) => [was, after])).toEqual([
      [{ customerNumber: null }, { customerNumber: one }],
      [{ customerNumber: one }, { customerNumber: other }],
      [{ customerNumber: other }, { customerNumber: null }],
      [{ customerNumber: null }, { customerNumber: one }],
    ])
  })

  it('is decided by one of two who decide at once', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const { id } = await newTransfer()
    const outcomes = await Promise.allSettled([allocate(id, 0, one), allocate(id, 0, other)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await balance(one)) + (await balance(other))).toBe(30_00)
    await expect(allocate(id, 0, one)).rejects.toThrow('TRANSFER_CHANGED')
  })

  it('cannot be changed when the money has gone on', async () => {
    const customer = newCustomer()
    const { id } = await newTransfer(customer)
    await postTransaction(database, {
      key: next('out'),
      kind: 'paid-out',
      valueDate: '2026-11-21',
      entries: move(1, { from: bankAccount(ownIban), to: ownerAccount(ownIban, customer) }),
      actorId: null,
    })
    await expect(allocate(id, 0, null)).rejects.toThrow('TRANSFER_SPENT')
    expect(await findTransfer(parts, id)).toMatchObject({ customerNumber: customer, revision: 0 })
  })

  it('is refused of a transfer that is not there, and for a number that is none', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000'
    await expect(allocate(nowhere, 0, null)).rejects.toThrow('TRANSFER_UNKNOWN')
    const { id } = await newTransfer()
    await expect(allocate(id, 0, '12345678')).rejects.toThrow('CUSTOMER_NUMBER_INVALID')
  })
})

describe('the database', () => {
  it.each([
    `update portal.incoming_transfer set amount_ore = amount_ore + 1`,
    `update portal.incoming_transfer set value_date = '2001-01-01'`,
    `update portal.incoming_transfer set reference = reference || 'x'`,
    `update portal.incoming_transfer set debtor = 'somebody else'`,
    `update portal.incoming_transfer set customer_number = '80000003', matched_by = 'staff'`,
    `update portal.incoming_transfer set revision = revision + 1`,
    `delete from portal.incoming_transfer`,
    `truncate portal.incoming_transfer`,
    `delete from portal.bank_file`,
  ])('refuses: %s', async (statement) => {
    expect(await database.$count(incomingTransfer)).toBeGreaterThan(0)
    await expect(pool.query(statement)).rejects.toThrow(/does not change|cannot be changed/)
  })
})

it('after all of that the books balance', async () => {
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
})
