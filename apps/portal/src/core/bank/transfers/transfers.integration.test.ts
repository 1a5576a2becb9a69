import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { accountStatement } from '#core/ledger/account-statement.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { ledgerTransaction } from '#core/ledger/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { bankAccount, ownerAccount } from '../accounts.ts'
import {
  bankParts,
  importEntries,
  importText,
  matchTransfers,
  newCustomer,
  next,
  staff,
  testEncryption,
} from '../bank.testing.server.ts'
import { camt054, inBatches, ownIban } from '../files/camt054.testing.ts'
import { importCamt054 } from '../imports/import-camt054.server.ts'
import { bankFile, incomingTransfer, transferConflict } from '../tables.server.ts'
import { allocateTransfer } from './allocate-transfer.server.ts'
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
const conflictsOf = (fileId: number) =>
  database
    .select()
    .from(transferConflict)
    .where(eq(transferConflict.fileId, fileId))
    .orderBy(transferConflict.line)
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
    const { entries } = await accountStatement(database, ownerAccount(ownIban, customer), {
      limit: 5,
    })
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

  it('with an entry twice has it once; one that contradicts it waits, and the rest is taken in', async () => {
    const [customer, reference] = [newCustomer(), next('R')]
    const entry = { reference, text: customer, amount: '3.00' }
    expect(await importEntries(database, [entry, entry])).toMatchObject({
      transfers: 1,
      repeatedTransfers: 1,
      conflicts: 0,
    })
    expect(await balance(customer)).toBe(3_00)
    const other = newCustomer()
    const [fresh, twice] = [next('R'), next('R')]
    const file = await importEntries(database, [
      { reference: fresh, text: other, amount: '7.00' },
      { ...entry, amount: '4.00' },
      { ...entry, valueDate: '2026-11-19' },
      { reference: twice, text: other, amount: '1.00' },
      { reference: twice, text: other, amount: '2.00' },
    ])
    expect(file).toMatchObject({ transfers: 2, repeatedTransfers: 0, conflicts: 3 })
    expect([await balance(customer), await balance(other)]).toEqual([3_00, 8_00])
    expect(await conflictsOf(file.id)).toMatchObject([
      { reference, amountOre: 4_00, line: 16 },
      { reference, valueDate: '2026-11-19', line: 25 },
      { reference: twice, amountOre: 2_00, customerNumber: other },
    ])
    // The same contradiction in another file waits once.
    const again = await importEntries(database, [{ ...entry, amount: '4.00' }])
    expect(again).toMatchObject({ transfers: 0, conflicts: 0 })
  })

  it('with two parts of one entry under one reference has both payments', async () => {
    const customer = newCustomer()
    const part = { amount: '5.00', reference: next('P') }
    const entry = { amount: '10.00', reference: next('R'), text: customer, parts: [part, part] }
    expect(await importEntries(database, [entry])).toMatchObject({ transfers: 2, conflicts: 0 })
    expect(await balance(customer)).toBe(10_00)
  })

  it('leaves nothing behind when anything fails on the way', async () => {
    const text = camt054([{ reference: next('R'), text: newCustomer() }], { messageId: next('M') })
    const before = await counts()
    const take = (matching: typeof matchTransfers) =>
      importCamt054(
        { ...bankParts(database), matchTransfers: matching },
        { bytes: inBatches(text), ownAccount: ownIban, actor: staff('importer') },
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
          { ...bankParts(transaction), matchTransfers },
          { bytes: inBatches(text), ownAccount: ownIban, actor: staff('importer') },
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

describe('a transfer entered manually', () => {
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

  it('is one, however often it is registered, and the file that brings it confirms it', async () => {
    const [reference, customer] = [next('R'), newCustomer()]
    const entered = await Promise.all(
      Array.from({ length: 5 }, () => registerTransfer(parts, byHand(reference, customer), at)),
    )
    expect(entered.filter(Boolean)).toHaveLength(1)
    expect(await balance(customer)).toBe(0)
    const entry = { reference, amount: '20.00', text: customer }
    const file = await importEntries(database, [entry])
    expect(file).toMatchObject({ transfers: 0, repeatedTransfers: 0, confirmedTransfers: 1 })
    expect(await balance(customer)).toBe(20_00)
    expect(await byReference(reference)).toMatchObject({
      registeredBy: 'a caseworker',
      confirmedBy: null,
      confirmingFileId: file.id,
    })
    expect(await importEntries(database, [entry])).toMatchObject({ repeatedTransfers: 1 })
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
  const allocate = (id: string, revision: number, customerNumber: string) =>
    allocateTransfer({ database }, { id, revision, customerNumber }, staff('a caseworker'))
  async function newTransfer(text = '') {
    const reference = next('R')
    await importEntries(database, [{ reference, amount: '30.00', text }])
    return byReference(reference)
  }

  it('staff may say while nobody has it, and the money goes along', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const before = await balance(null)
    const { id } = await newTransfer()
    await allocate(id, 0, one)
    expect([await balance(one), (await balance(null)) - before]).toEqual([30_00, 0])
    // Whose it is by now is corrected by two people.
    await expect(allocate(id, 1, other)).rejects.toThrow('TRANSFER_CHANGED')
    expect(await findTransfer(parts, id)).toMatchObject({ customerNumber: one, revision: 1 })
    const noted = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(noted).toMatchObject([
      { before: { customerNumber: null }, after: { customerNumber: one } },
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

  it('is refused of a transfer that is not there, and for a number that is none', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000'
    await expect(allocate(nowhere, 0, newCustomer())).rejects.toThrow('TRANSFER_UNKNOWN')
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
    `update portal.incoming_transfer set confirmed_at = now()`,
    `update portal.incoming_transfer set confirmed_at = null`,
    `delete from portal.transfer_conflict`,
    `delete from portal.incoming_transfer`,
    `truncate portal.incoming_transfer cascade`,
    `delete from portal.bank_file`,
  ])('refuses: %s', async (statement) => {
    expect(await database.$count(incomingTransfer)).toBeGreaterThan(0)
    await expect(pool.query(statement)).rejects.toThrow(/does not change|cannot be changed/)
  })
})

it('after all of that the books balance', async () => {
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
})
