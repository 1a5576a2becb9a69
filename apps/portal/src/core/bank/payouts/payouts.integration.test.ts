import { and, desc, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { accountStatement } from '#core/ledger/account-statement.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { bankAccount, ownerAccount, payoutsAccount } from '../accounts.ts'
import {
  bankParts,
  deposit,
  importEntries,
  newCustomer,
  next,
  payers,
  staff,
} from '../bank.testing.server.ts'
import { correctTransfer } from '../corrections/correct-transfer.server.ts'
import { decideCorrection } from '../corrections/decide-correction.server.ts'
import { proposeReturn } from '../corrections/propose-return.server.ts'
import { inBatches, ownIban } from '../files/camt054.testing.ts'
import { pain002, type SampleAnswer } from '../files/pain002.testing.ts'
import { importPain002 } from '../imports/import-pain002.server.ts'
import { payoutStates, payoutSteps } from '../payout-states.ts'
import { bankRetention } from '../retention.server.ts'
import { moneyCorrection, payout, payoutFile } from '../tables.server.ts'
import { listTransfersOf } from '../transfers/list-transfers.server.ts'
import { registerTransfer } from '../transfers/register-transfer.server.ts'
import { listPayouts, listPayoutsOf } from './list-payouts.server.ts'
import { listPayoutFiles, markPayoutFileSent, readPayoutFile } from './payout-files.server.ts'
import { prepareAgain } from './prepare-again.server.ts'
import { preparePayout } from './prepare-payout.server.ts'
import { releasePayouts } from './release-payouts.server.ts'
import { withdrawPayout } from './withdraw-payout.server.ts'

const { database, pool } = await createTestDatabase()
const parts = bankParts(database)
const corrections = parts
const account = '15032080119'
const approver = staff('a caseworker')
const releaser = staff('a payout approver')

const balance = (customer: string) => balanceOf(database, ownerAccount(ownIban, customer))
const inTransit = () => balanceOf(database, payoutsAccount(ownIban))
const inBank = () => balanceOf(database, bankAccount(ownIban))

const request = (customerNumber: string, amountOre = 400_00) => ({
  requestKey: next('refund'),
  owner: deposit(customerNumber),
  amountOre,
  payee: { name: 'Nguyễn Thị Mai', account },
  message: `Refusjon ${customerNumber}`,
  approvedBy: 'a caseworker',
})
async function customerWith(amount = '1000.00') {
  const customer = newCustomer()
  await importEntries(database, [{ reference: next('R'), amount, text: customer }])
  return customer
}
/** A customer with 1,000 kr, and a payout of 400 kr that waits for release. */
async function newPayout(amountOre = 400_00) {
  const customer = await customerWith()
  const id = await preparePayout(parts, request(customer, amountOre), approver)
  return { customer, id }
}
const release = async (ids: readonly string[], actor = releaser) => {
  const release = { ids, configuration: payers, executionDate: '2026-11-23' }
  const [fileId] = await releasePayouts(parts, release, actor)
  if (fileId === undefined) throw new Error('No file was made')
  return fileId
}
async function newSent() {
  const made = await newPayout()
  const fileId = await release([made.id])
  await markPayoutFileSent(parts, fileId, releaser)
  return { ...made, fileId, endToEndId: (await rowOf(made.id)).endToEndId }
}
/** The correction that was proposed last, by a second person. */
async function confirmLastCorrection(actor = releaser) {
  const [found] = await database
    .select({ id: moneyCorrection.id, payoutId: moneyCorrection.payoutId })
    .from(moneyCorrection)
    .where(eq(moneyCorrection.state, 'waiting'))
    .orderBy(desc(moneyCorrection.proposedAt))
    .limit(1)
  await decideCorrection(
    corrections,
    { id: found?.id ?? '', of: found?.payoutId ? 'payout' : 'transfer', isConfirmed: true },
    actor,
  )
}
async function rowOf(id: string) {
  const [row] = await database.select().from(payout).where(eq(payout.id, id))
  if (!row) throw new Error('There is no such payout')
  return row
}
const answer = async (fileId: number, sample: SampleAnswer) => {
  const [file] = await database.select().from(payoutFile).where(eq(payoutFile.id, fileId))
  const text = pain002({ messageId: next('P'), original: file?.messageId ?? '', ...sample })
  const take = () => importPain002(parts, { bytes: inBatches(text), actor: staff('importer') })
  return { take, taken: await take() }
}
const actionsOn = async (kind: 'payout' | 'payout-file', id: string | number) => {
  const isAbout = and(eq(auditEntry.subjectKind, kind), eq(auditEntry.subjectId, String(id)))
  const entries = await database.select().from(auditEntry).where(isAbout).orderBy(auditEntry.id)
  return entries.map(({ action }) => action)
}

describe('a payout that is prepared', () => {
  it('is one for each request, also of five at once', async () => {
    const customer = await customerWith()
    const wanted = request(customer)
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => preparePayout(parts, wanted, approver)),
    )
    const [id = ''] = new Set(ids)
    expect(new Set(ids).size).toBe(1)
    expect(await actionsOn('payout', id)).toEqual(['payout-prepared'])
    for (const changed of [
      { amountOre: 1 },
      { owner: deposit(newCustomer()) },
      { payee: { ...wanted.payee, account: '86011117947' } },
      { payee: { ...wanted.payee, name: 'Somebody Else' } },
    ])
      await expect(preparePayout(parts, { ...wanted, ...changed }, approver)).rejects.toThrow(
        'PAYOUT_DIFFERS',
      )
    expect(await listPayoutsOf(parts, deposit(customer))).toMatchObject([
      { id, state: 'prepared', payeeName: 'Nguyễn Thị Mai', payeeAccountMasked: '•••••••••19' },
    ])
  })

  it('takes an account as people write it, and none that is not right', async () => {
    const wanted = request(await customerWith())
    const written = { ...wanted, payee: { ...wanted.payee, account: '1503.20.80119' } }
    const id = await preparePayout(parts, written, approver)
    expect(await preparePayout(parts, wanted, approver)).toBe(id)
    const wrong = { ...wanted, payee: { ...wanted.payee, account: '15032080118' } }
    await expect(preparePayout(parts, wrong, approver)).rejects.toThrow('PAYOUT_ACCOUNT_INVALID')
    for (const amountOre of [0, -1, 0.5])
      await expect(preparePayout(parts, { ...wanted, amountOre }, approver)).rejects.toThrow(
        'whole øre',
      )
  })

  it('keeps name and account so that nobody can read them in the database', async () => {
    const { id } = await newPayout()
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/15032080119|Mai/)
  })

  it('may be withdrawn, and then not released; the money is untouched', async () => {
    const { id, customer } = await newPayout()
    await withdrawPayout(parts, id, approver)
    await expect(withdrawPayout(parts, id, approver)).rejects.toThrow('PAYOUT_CHANGED')
    await expect(release([id])).rejects.toThrow('PAYOUT_CHANGED')
    expect(await balance(customer)).toBe(1_000_00)
    expect(await actionsOn('payout', id)).toEqual(['payout-prepared', 'payout-withdrawn'])
  })
})

describe('a release', () => {
  it('takes the money from the customers and makes one file for the bank, always the same', async () => {
    const [one, other] = [await newPayout(), await newPayout(150_50)]
    const transit = await inTransit()
    const fileId = await release([one.id, other.id, one.id])
    expect([await balance(one.customer), await balance(other.customer)]).toEqual([600_00, 849_50])
    expect((await inTransit()) - transit).toBe(550_50)
    const file = await readPayoutFile(parts, fileId)
    expect(await readPayoutFile(parts, fileId)).toEqual(file)
    expect(file.name).toMatch(/^PAYOUT-\d{8}-\d+\.xml$/)
    expect(file.content).toContain('<NbOfTxs>2</NbOfTxs>\n<CtrlSum>550.50</CtrlSum>')
    expect(file.content).toContain('<Nm>Nguyen Thi Mai</Nm>')
    expect(await actionsOn('payout-file', fileId)).toEqual(['payouts-released'])
    expect(await listPayoutFiles(database, { limit: 1 })).toMatchObject([
      { file: { id: fileId, payments: 2, totalOre: 550_50 }, released: 2, sent: 0 },
    ])
  })

  it.each(['approved', 'prepared'])(
    'is refused to the person who %s it, for the whole list',
    async (what) => {
      const other = await newPayout()
      const { customer } = await newPayout()
      const id = await preparePayout(
        parts,
        { ...request(customer), approvedBy: what === 'approved' ? releaser.userId : 'somebody' },
        what === 'prepared' ? releaser : approver,
      )
      await expect(release([other.id, id])).rejects.toThrow('PAYOUT_OWN')
      expect((await rowOf(other.id)).state).toBe('prepared')
      // By the database too, whatever the program forgets.
      const fileId = await release([other.id])
      await expect(
        pool.query(
          `update portal.payout set state = 'released', released_by = $2, released_at = now(), file_id = $3 where id = $1`,
          [id, releaser.userId, fileId],
        ),
      ).rejects.toThrow('payout_four_eyes')
    },
  )

  it('happens once of two at once, and of none when one of the list has changed', async () => {
    const [one, other] = [await newPayout(), await newPayout()]
    const before = await database.$count(payoutFile)
    const outcomes = await Promise.allSettled([
      release([one.id, other.id]),
      release([other.id, one.id], staff('another approver')),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await database.$count(payoutFile)).toBe(before + 1)
    expect(await balance(one.customer)).toBe(600_00)
    const third = await newPayout()
    await expect(release([third.id, one.id])).rejects.toThrow('PAYOUT_CHANGED')
    await expect(release([third.id, crypto.randomUUID()])).rejects.toThrow('PAYOUT_UNKNOWN')
    await expect(release([])).rejects.toThrow('PAYOUT_UNKNOWN')
    expect((await rowOf(third.id)).state).toBe('prepared')
  })

  it('never pays more than the customer has, when a transfer was another one’s after all', async () => {
    const { customer, id } = await newPayout()
    const [transfer] = await listTransfersOf(parts, customer, { limit: 1 })
    const moved = { id: transfer?.id ?? '', revision: 0, reason: 'En annens' }
    const change = { kind: 'move-transfer', customerNumber: null } as const
    await correctTransfer(corrections, { ...moved, change }, approver)
    await confirmLastCorrection()
    await expect(release([id])).rejects.toThrow('PAYOUT_NOT_COVERED')
    expect(await rowOf(id)).toMatchObject({ state: 'prepared', fileId: null })
  })

  it('keeps the file from being given out as something else', async () => {
    const { id } = await newPayout()
    const fileId = await release([id])
    await pool.query(`alter table portal.payout disable trigger payout_guard`)
    await pool.query(`update portal.payout set amount_ore = amount_ore + 1 where id = $1`, [id])
    await expect(readPayoutFile(parts, fileId)).rejects.toThrow('not what was released')
    await pool.query(`update portal.payout set amount_ore = amount_ore - 1 where id = $1`, [id])
    await pool.query(`alter table portal.payout enable trigger payout_guard`)
    await expect(readPayoutFile(parts, 987_654)).rejects.toThrow('PAYOUT_FILE_UNKNOWN')
  })

  it('is noted as sent once', async () => {
    const { id } = await newPayout()
    const fileId = await release([id])
    for (const _ of [1, 2]) await markPayoutFileSent(parts, fileId, releaser)
    expect((await rowOf(id)).state).toBe('sent')
    expect(await actionsOn('payout-file', fileId)).toEqual(['payouts-released', 'payout-file-sent'])
    await expect(markPayoutFileSent(parts, 987_654, releaser)).rejects.toThrow('UNKNOWN')
  })
})

describe('an answer of the bank', () => {
  it('that the money has left the account marks a payout as paid, once', async () => {
    const { id, customer, endToEndId } = await newSent()
    const before = { transit: await inTransit(), bank: await inBank() }
    const debit = { kind: 'DBIT', amount: '400.00', endToEndId, reference: next('D') } as const
    expect(await importEntries(database, [debit])).toMatchObject({
      paidPayouts: 1,
      unknownAnswers: 0,
    })
    expect(await importEntries(database, [debit])).toMatchObject({
      paidPayouts: 0,
      unknownAnswers: 0,
    })
    expect((await rowOf(id)).state).toBe('paid')
    expect(await inTransit()).toBe(before.transit - 400_00)
    expect(await inBank()).toBe(before.bank - 400_00)
    expect(await balance(customer)).toBe(600_00)
  })

  it('that it was paid counts as well, and the debit after it changes nothing', async () => {
    const { id, fileId, endToEndId } = await newSent()
    const { taken, take } = await answer(fileId, { payments: [{ endToEndId, status: 'ACSC' }] })
    expect(taken).toMatchObject({ paidPayouts: 1, failedPayouts: 0 })
    const before = await inBank()
    expect(await take()).toMatchObject({ isRepeated: true, paidPayouts: 1 })
    const debit = { kind: 'DBIT', amount: '400.00', endToEndId } as const
    expect(await importEntries(database, [debit])).toMatchObject({
      paidPayouts: 0,
      unknownAnswers: 0,
    })
    expect(await inBank()).toBe(before)
    expect((await rowOf(id)).state).toBe('paid')
  })

  it('that it failed gives the customer the money back, with the reason', async () => {
    const { id, customer, fileId, endToEndId } = await newSent()
    const failure = { endToEndId, status: 'RJCT', reason: 'AC04', more: 'Account is closed' }
    const { taken } = await answer(fileId, { payments: [failure] })
    expect(taken).toMatchObject({ paidPayouts: 0, failedPayouts: 1 })
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      failureReason: 'AC04 Account is closed',
    })
    expect(await balance(customer)).toBe(1_000_00)
    const { entries } = await accountStatement(database, ownerAccount(ownIban, customer), {
      limit: 9,
    })
    expect(entries.map(({ kind }) => kind)).toEqual([
      'payout-failed',
      'payout-released',
      'transfer-received',
    ])
  })

  it.each(['ACTC', 'ACCP', 'ACSP', 'PDNG'])('of %s is no outcome yet', async (status) => {
    const { id, fileId, endToEndId } = await newSent()
    const { taken } = await answer(fileId, { payments: [{ endToEndId, status }] })
    expect(taken).toMatchObject({ paidPayouts: 0, failedPayouts: 0, unknownAnswers: 0 })
    expect((await rowOf(id)).state).toBe('sent')
  })

  it.each(['group', 'batch'] as const)(
    'that refuses the whole file fails all of it: %s',
    async (level) => {
      const [one, other] = [await newPayout(), await newPayout()]
      const fileId = await release([one.id, other.id])
      const { taken } = await answer(fileId, { refused: level, reason: 'DU01' })
      expect(taken).toMatchObject({ failedPayouts: 2 })
      expect(await rowOf(one.id)).toMatchObject({ state: 'failed', failureReason: 'DU01' })
      expect([await balance(one.customer), await balance(other.customer)]).toEqual([
        1_000_00, 1_000_00,
      ])
    },
  )

  it('that contradicts what is known, or that nobody knows, changes nothing and is counted', async () => {
    const [paid, failed, waiting] = [await newSent(), await newSent(), await newPayout()]
    const say = (fileId: number, endToEndId: string, status: string) =>
      answer(fileId, { payments: [{ endToEndId, status }] })
    await say(paid.fileId, paid.endToEndId, 'ACSC')
    await say(failed.fileId, failed.endToEndId, 'RJCT')
    const { endToEndId } = await rowOf(waiting.id)
    for (const { taken } of [
      await say(failed.fileId, failed.endToEndId, 'ACSC'),
      await say(paid.fileId, endToEndId, 'ACSC'),
      await say(paid.fileId, 'nobody', 'ACSC'),
      await answer(987_654, { original: 'not ours', refused: 'group' }),
    ])
      expect(taken).toMatchObject({ paidPayouts: 0, failedPayouts: 0, unknownAnswers: 1 })
    expect([(await rowOf(paid.id)).state, (await rowOf(failed.id)).state]).toEqual([
      'paid',
      'failed',
    ])
    const sent = await newSent()
    const other = { kind: 'DBIT', amount: '399.99', endToEndId: sent.endToEndId } as const
    expect(await importEntries(database, [other])).toMatchObject({
      paidPayouts: 0,
      unknownAnswers: 1,
    })
    expect((await rowOf(sent.id)).state).toBe('sent')
  })

  it('ten times at once is taken in once', async () => {
    const { id, fileId, endToEndId, customer } = await newSent()
    const text = pain002({
      messageId: next('P'),
      original: 'any',
      payments: [{ endToEndId, status: 'RJCT' }],
    })
    const taken = await Promise.all(
      Array.from({ length: 10 }, () =>
        importPain002(parts, { bytes: inBatches(text), actor: staff('importer') }),
      ),
    )
    expect(taken.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
    expect(await balance(customer)).toBe(1_000_00)
    expect([(await rowOf(id)).state, fileId > 0]).toEqual(['failed', true])
  })
})

describe('a payout that comes back after it was paid', () => {
  async function newPaid() {
    const made = await newSent()
    await answer(made.fileId, { payments: [{ endToEndId: made.endToEndId, status: 'ACSC' }] })
    return made
  }
  const backOf = (endToEndId: string, wanted: object = {}) => ({
    reference: next('R'),
    amount: '400.00',
    endToEndId,
    text: 'returned',
    ...wanted,
  })
  const seen = (wanted: object = {}) => ({
    amountOre: 400_00,
    on: '2026-11-24',
    reference: null,
    reason: 'Kontoen er stengt',
    ...wanted,
  })

  it('is returned by the bank’s entry, and the money is the customer’s again, once', async () => {
    const { id, customer, endToEndId } = await newPaid()
    const before = await inBank()
    const back = backOf(endToEndId, { returnReason: 'AC04', valueDate: '2026-11-22' })
    expect(await importEntries(database, [back])).toMatchObject({
      returnedPayouts: 1,
      transfers: 0,
      conflicts: 0,
      unknownAnswers: 0,
    })
    expect(await rowOf(id)).toMatchObject({
      state: 'returned',
      returnedOre: 400_00,
      returnedOn: '2026-11-22',

      returnReference: back.reference,
      returnReason: 'AC04',
    })
    expect([await balance(customer), (await inBank()) - before]).toEqual([1_000_00, 400_00])
    expect(await importEntries(database, [back])).toMatchObject({
      returnedPayouts: 0,
      repeatedTransfers: 1,
      unknownAnswers: 0,
    })
    expect(await balance(customer)).toBe(1_000_00)
    const { entries } = await accountStatement(database, ownerAccount(ownIban, customer), {
      limit: 1,
    })
    expect(entries).toMatchObject([{ kind: 'payout-returned', valueDate: '2026-11-22' }])
  })

  it('is returned by a refusal after the payment; the entry that follows is the same money', async () => {
    const { id, customer, fileId, endToEndId } = await newPaid()
    const refused = { endToEndId, status: 'RJCT', reason: 'AC04' }
    expect((await answer(fileId, { payments: [refused] })).taken).toMatchObject({
      returnedPayouts: 1,
      failedPayouts: 0,
      unknownAnswers: 0,
    })
    expect(await rowOf(id)).toMatchObject({ state: 'returned', returnReason: 'AC04' })
    expect(await balance(customer)).toBe(1_000_00)
    const back = backOf(endToEndId)
    expect(await importEntries(database, [back])).toMatchObject({ repeatedTransfers: 1 })
    expect(await rowOf(id)).toMatchObject({ returnReference: back.reference })
    expect(await balance(customer)).toBe(1_000_00)
  })

  it('is one entry of two in a file, also when a person or an answer reported it before', async () => {
    const { id, customer, fileId, endToEndId } = await newPaid()
    await answer(fileId, { payments: [{ endToEndId, status: 'RJCT', reason: 'AC04' }] })
    const [back, second] = [backOf(endToEndId), backOf(endToEndId)]
    expect(await importEntries(database, [back, second])).toMatchObject({
      repeatedTransfers: 1,
      returnedPayouts: 0,
      transfers: 1,
      unknownAnswers: 1,
    })
    expect(await rowOf(id)).toMatchObject({ returnReference: back.reference })
    expect(await balance(customer)).toBe(1_000_00)
  })

  it('may have left and come back in one file, before anybody has said that it was paid', async () => {
    const { id, customer, endToEndId } = await newSent()
    const transit = await inTransit()
    const debit = { kind: 'DBIT', amount: '400.00', endToEndId, reference: next('D') } as const
    await importEntries(database, [backOf(endToEndId), debit])
    expect((await rowOf(id)).state).toBe('returned')
    expect([await balance(customer), (await inTransit()) - transit]).toEqual([1_000_00, -400_00])
    const alone = await newSent()
    await importEntries(database, [backOf(alone.endToEndId)])
    expect([(await rowOf(alone.id)).state, await balance(alone.customer)]).toEqual([
      'returned',
      1_000_00,
    ])
  })

  it('without the bank’s fee returns what came, and that is prepared again', async () => {
    const { id, customer, endToEndId } = await newPaid()
    await importEntries(database, [backOf(endToEndId, { amount: '380.00' })])
    expect(await balance(customer)).toBe(980_00)
    const payee = { name: 'Mai', account: '86011117947' }
    const again = await prepareAgain(parts, { id, payee, reason: 'Ny konto' }, approver)
    expect(await rowOf(again)).toMatchObject({ amountOre: 380_00, state: 'prepared' })
  })

  it('under its id with more than was paid, or a second time, is nobody’s and counted', async () => {
    const { customer, endToEndId } = await newPaid()
    const more = backOf(endToEndId, { amount: '400.01', text: customer })
    expect(await importEntries(database, [more])).toMatchObject({
      returnedPayouts: 0,
      transfers: 1,
      unknownAnswers: 1,
    })
    await importEntries(database, [backOf(endToEndId)])
    const second = backOf(endToEndId, { text: customer })
    expect(await importEntries(database, [second])).toMatchObject({ unknownAnswers: 1 })
    expect(await balance(customer)).toBe(1_000_00)
  })

  it('was not registered as a transfer besides', async () => {
    const { customer, endToEndId } = await newPaid()
    const back = backOf(endToEndId)
    await registerTransfer(
      parts,
      {
        reference: back.reference,
        amountOre: 400_00,
        valueDate: '2026-11-20',

        debtorName: null,
        remittance: null,
        endToEndId: null,
        customerNumber: customer,
      },
      { ownAccount: ownIban, actor: approver },
    )
    expect(await importEntries(database, [back])).toMatchObject({ returnedPayouts: 1 })
    expect(await balance(customer)).toBe(1_000_00)
    expect(await listTransfersOf(parts, customer, { limit: 9 })).toContainEqual(
      expect.objectContaining({
        reference: back.reference,
        confirmedAt: null,
        reversedAt: expect.any(Date),
      }),
    )
  })

  it('is returned manually when a second person confirms it', async () => {
    const { id, customer, endToEndId } = await newPaid()
    await expect(
      proposeReturn(corrections, { id, seen: seen({ amountOre: 400_01 }) }, approver),
    ).rejects.toThrow('PAYOUT_RETURN_AMOUNT')
    await proposeReturn(corrections, { id, seen: seen() }, approver)
    expect([(await rowOf(id)).state, await balance(customer)]).toEqual(['paid', 600_00])
    await expect(confirmLastCorrection(approver)).rejects.toThrow('CORRECTION_OWN')
    await confirmLastCorrection()
    expect(await rowOf(id)).toMatchObject({ state: 'returned', returnReason: 'Kontoen er stengt' })
    expect(await balance(customer)).toBe(1_000_00)
    expect(await actionsOn('payout', id)).toContain('payout-returned')
    await expect(proposeReturn(corrections, { id, seen: seen() }, approver)).rejects.toThrow(
      'PAYOUT_CHANGED',
    )
    expect(await importEntries(database, [backOf(endToEndId)])).toMatchObject({
      repeatedTransfers: 1,
    })
    expect(await balance(customer)).toBe(1_000_00)
  })

  it('cannot be confirmed as returned when the bank’s entry has come first', async () => {
    const { id, customer, endToEndId } = await newPaid()
    await proposeReturn(corrections, { id, seen: seen() }, approver)
    await importEntries(database, [backOf(endToEndId)])
    await expect(confirmLastCorrection()).rejects.toThrow('PAYOUT_CHANGED')
    expect(await balance(customer)).toBe(1_000_00)
  })
})

describe('the database', () => {
  it('lets a payout go only where the graph says, from every state to every other', async () => {
    const stamps: Record<string, string> = {
      prepared: '',
      withdrawn: '',
      released: `, released_by = 'r', released_at = now(), file_id = $2`,
      sent: ', sent_at = now()',
      paid: ', settled_at = now()',
      failed: `, settled_at = now(), failure_reason = 'AC01'`,
      returned: `, returned_at = now(), returned_on = '2026-11-24', returned_ore = 1`,
    }
    const fileId = await release([(await newPayout()).id])
    const step = (id: string, to: string) =>
      pool.query(
        `update portal.payout set state = '${to}'${stamps[to] ?? ''} where id = $1`,
        to === 'released' ? [id, fileId] : [id],
      )
    const ways: Record<string, string[]> = {
      prepared: [],
      withdrawn: ['withdrawn'],
      released: ['released'],
      sent: ['released', 'sent'],
      paid: ['released', 'sent', 'paid'],
      failed: ['released', 'sent', 'failed'],
      returned: ['released', 'sent', 'paid', 'returned'],
    }
    for (const from of payoutStates)
      for (const to of payoutStates) {
        if (from === to) continue
        const { id } = await newPayout()
        for (const state of ways[from] ?? []) await step(id, state)
        const isDone = await step(id, to).then(
          () => true,
          () => false,
        )
        expect(isDone, `${from} to ${to}`).toBe(payoutSteps[from].includes(to))
      }
  })

  it.each([
    `set amount_ore = amount_ore + 1`,
    `set owner_key = '80000003'`,
    `set owner_kind = 'association'`,
    `set payee_account = 'another'`,
    `set payee_name = null`,
    `set approved_by = 'somebody else'`,
    `set released_by = 'somebody else'`,
    `set end_to_end_id = 'x'`,
  ])('refuses to change what a payout is: %s', async (change) => {
    const { id } = await newSent()
    await expect(pool.query(`update portal.payout ${change} where id = $1`, [id])).rejects.toThrow(
      /does not change|payout_/,
    )
  })

  it.each([
    `delete from portal.payout`,
    `truncate portal.payout cascade`,
    `update portal.payout_file set total_ore = 1`,
    `delete from portal.payout_file`,
    `insert into portal.payout (id, request_key, owner_kind, owner_key, amount_ore, payee_account_masked,
      message, end_to_end_id, state, approved_by, prepared_by)
      values (gen_random_uuid(), 'x', 'deposit', '8', 1, '', '', 'x', 'paid', 'a', 'a')`,
  ])('refuses: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow(/cannot be changed|begins as prepared/)
  })
})

it('payees leave five years after the end of the year, and no sooner', async () => {
  const { id, fileId, endToEndId } = await newSent()
  const waiting = await newPayout()
  await answer(fileId, { payments: [{ endToEndId, status: 'ACSC' }] })
  const { rows } = await pool.query(`select extract(year from now())::int as year`)
  const remove = async (now: Date) => {
    for (const step of bankRetention) await database.execute(step.remove(now))
  }
  await remove(new Date(`${rows[0]?.year + 5}-12-31T12:00:00Z`))
  expect((await rowOf(id)).payeeAccount).not.toBeNull()
  await remove(new Date(`${rows[0]?.year + 6}-01-01T12:00:00Z`))
  expect(await rowOf(id)).toMatchObject({ state: 'paid', payeeName: null, payeeAccount: null })
  expect((await rowOf(waiting.id)).payeeAccount).not.toBeNull()
  await expect(readPayoutFile(parts, fileId)).rejects.toThrow('PAYOUT_FILE_UNKNOWN')
  const left = await pool.query(
    `select from portal.incoming_transfer where debtor is not null or remittance is not null`,
  )
  expect(left.rowCount).toBe(0)
})

it('after all of that the books balance, and what is in transit is what was sent and not answered', async () => {
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
  const waiting = (await listPayouts(parts, ['released', 'sent'], { limit: 1_000 })).filter(
    ({ releasedBy }) => releasedBy !== 'r',
  )
  const released = await database
    .select()
    .from(payout)
    .where(
      inArray(
        payout.id,
        waiting.map(({ id }) => id),
      ),
    )
  const total = released.reduce((sum, { amountOre }) => sum + amountOre, 0)
  expect(await inTransit()).toBe(total)
})
