import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { ownerAccount } from './accounts.ts'
import {
  bankParts,
  deposit,
  importEntries,
  matchTransfers,
  newCustomer,
  next,
  payers,
  staff,
} from './bank.testing.server.ts'
import { correctTransfer } from './corrections/correct-transfer.server.ts'
import { decideCorrection } from './corrections/decide-correction.server.ts'
import { resolveConflict } from './corrections/resolve-conflict.server.ts'
import { camt054, inBatches, ownIban, type SampleEntry } from './files/camt054.testing.ts'
import { pain002 } from './files/pain002.testing.ts'
import { importCamt054 } from './imports/import-camt054.server.ts'
import { importPain002 } from './imports/import-pain002.server.ts'
import { prepareManualPayout, preparePayout } from './payouts/prepare-payout.server.ts'
import { releasePayouts } from './payouts/release-payouts.server.ts'
import { settleManually } from './payouts/settle-manually.server.ts'
import {
  bankCustomer,
  incomingTransfer,
  moneyCorrection,
  payout,
  transferConflict,
} from './tables.server.ts'
import { confirmTransfer } from './transfers/confirm-transfer.server.ts'
import { registerTransfer } from './transfers/register-transfer.server.ts'

const { database } = await createTestDatabase()
const parts = bankParts(database)
const [preparer, releaser] = [staff('preparer'), staff('releaser')]
const colleague = staff('colleague')
type Staff = typeof preparer

async function newCustomerWithMoney() {
  const customerNumber = newCustomer()
  const entry = { reference: next('R'), amount: '1000.00', text: customerNumber }
  await importEntries(database, [entry])
  return customerNumber
}

const request = (customerNumber: string) => ({
  requestKey: next('own'),
  owner: deposit(customerNumber),
  amountOre: 400_00,

  message: 'Refusjon',
  approvedBy: preparer.userId,
})
const toAccount = (customerNumber: string, account: string) =>
  preparePayout(parts, { ...request(customerNumber), payee: { name: 'Mai', account } }, preparer)
const byHand = (customerNumber: string, details: string) =>
  prepareManualPayout(
    parts,
    { ...request(customerNumber), payee: { name: 'Mai', details } },
    preparer,
  )
const release = (id: string, by: Staff = releaser) =>
  releasePayouts(parts, { ids: [id], configuration: payers, executionDate: '2026-11-23' }, by)
async function rowOf(id: string) {
  const [row] = await database.select().from(payout).where(eq(payout.id, id))
  if (!row) throw new Error('There is no such payout')
  return row
}

/** A member of staff who has money of their own with us. */
async function staffWithMoney() {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const customerNumber = await newCustomerWithMoney()
  await database.insert(bankCustomer).values({ userId, customerNumber })
  return { actor: staff(userId), customerNumber }
}

/** One human with two accounts: the national id of both is the same, and one has proven it. */
async function staffWithTwoAccounts() {
  const people = [buildPerson({ membership: null }), buildPerson({ membership: null })]
  const ids = await seedPeople(database, people)
  const [one, other] = people.map(({ email }) => ids.get(email) ?? '')
  const number = { numberIndex: next('index'), number: 'encrypted' }
  await database.insert(nationalId).values([
    { ...number, userId: one ?? '', provenAt: new Date(), provenBy: 'document' },
    { ...number, userId: other ?? '' },
  ])
  return { actor: staff(one ?? ''), other: staff(other ?? '') }
}

const bringer = (entries: readonly SampleEntry[]) => {
  const text = camt054(entries, { messageId: next('MSG') })
  return (actor: Staff) =>
    importCamt054(
      { ...parts, matchTransfers },
      { bytes: inBatches(text), ownAccount: ownIban, actor },
    )
}

describe('a bank file that reports a payout', () => {
  async function released() {
    const id = await byHand(await newCustomerWithMoney(), 'abroad')
    await release(id)
    const { endToEndId } = await rowOf(id)
    const debit = { amount: '400.00', endToEndId, reference: next('D') }
    return { id, bring: bringer([{ kind: 'DBIT', ...debit }]) }
  }

  it('settles none that its uploader prepared, until a colleague brings the same file', async () => {
    const { id, bring } = await released()
    expect(await bring(preparer)).toMatchObject({ paidPayouts: 0, waitingPayouts: 1 })
    expect(await bring(preparer)).toMatchObject({ isRepeated: true, waitingPayouts: 1 })
    expect(await rowOf(id)).toMatchObject({ state: 'released' })
    const brought = await bring(colleague)
    expect(brought).toMatchObject({ isRepeated: false, paidPayouts: 1, waitingPayouts: 0 })
    expect(await rowOf(id)).toMatchObject({ state: 'paid' })
    expect(await bring(colleague)).toMatchObject({ isRepeated: true, paidPayouts: 1 })
  })

  it('settles one that its uploader released, whom somebody else has prepared it for', async () => {
    const { id, bring } = await released()
    expect(await bring(releaser)).toMatchObject({ paidPayouts: 1, waitingPayouts: 0 })
    expect(await rowOf(id)).toMatchObject({ state: 'paid' })
  })

  it('does not show the bank’s refusal to the person who prepared the payout', async () => {
    const id = await toAccount(await newCustomerWithMoney(), '15032080119')
    await release(id)
    const { endToEndId } = await rowOf(id)
    const text = pain002({
      messageId: next('P'),
      original: 'any',
      payments: [{ endToEndId, status: 'RJCT' }],
    })
    const bring = (actor: Staff) => importPain002(parts, { bytes: inBatches(text), actor })
    expect(await bring(preparer)).toMatchObject({ failedPayouts: 0, waitingPayouts: 1 })
    expect(await bring(colleague)).toMatchObject({ failedPayouts: 1, waitingPayouts: 0 })
  })
})

describe('a bank file that reports a transfer that a person registered', () => {
  async function registered(registrar: Staff, customerNumber = newCustomer()) {
    const reference = next('HAND')
    await registerTransfer(
      parts,
      {
        reference,
        amountOre: 100_00,
        valueDate: '2026-11-20',
        customerNumber,

        debtorName: 'Mai',
        remittance: null,
        endToEndId: null,
      },
      { ownAccount: ownIban, actor: registrar },
    )
    const bring = bringer([{ reference, amount: '100.00', text: customerNumber }])
    const row = async () => {
      const isThis = eq(incomingTransfer.reference, reference)
      const [found] = await database.select().from(incomingTransfer).where(isThis)
      return found
    }
    return { reference, bring, row }
  }

  it('confirms none that its uploader registered, until a colleague brings the same file', async () => {
    const { bring, row } = await registered(preparer)
    expect(await bring(preparer)).toMatchObject({ confirmedTransfers: 0, waitingTransfers: 1 })
    expect(await bring(preparer)).toMatchObject({ isRepeated: true, waitingTransfers: 1 })
    expect(await row()).toMatchObject({ confirmedAt: null })
    const brought = await bring(colleague)
    expect(brought).toMatchObject({ isRepeated: false, confirmedTransfers: 1, waitingTransfers: 0 })
    expect(await row()).toMatchObject({ confirmingFileId: brought.id, confirmedBy: null })
    expect(await bring(colleague)).toMatchObject({ isRepeated: true, confirmedTransfers: 1 })
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  })

  it('confirms none that its uploader registered with another account of theirs', async () => {
    const { actor, other } = await staffWithTwoAccounts()
    const { bring, row } = await registered(other)
    expect(await bring(actor)).toMatchObject({ waitingTransfers: 1 })
    const { id } = (await row()) ?? { id: '' }
    await expect(confirmTransfer(parts, { id, revision: 0 }, actor)).rejects.toThrow('TRANSFER_OWN')
    await confirmTransfer(parts, { id, revision: 0 }, colleague)
  })

  it('confirms none that is the uploader’s own', async () => {
    const { actor, customerNumber } = await staffWithMoney()
    const { bring, row } = await registered(preparer, customerNumber)
    expect(await bring(actor)).toMatchObject({ confirmedTransfers: 0, waitingTransfers: 1 })
    expect(await row()).toMatchObject({ confirmedAt: null })
    expect(await bring(colleague)).toMatchObject({ confirmedTransfers: 1, waitingTransfers: 0 })
  })

  it('takes in the rest of the file once', async () => {
    const { reference } = await registered(preparer)
    const other = newCustomer()
    const bring = bringer([
      { reference, amount: '100.00' },
      { reference: next('R'), amount: '7.00', text: other },
    ])
    expect(await bring(preparer)).toMatchObject({ transfers: 1, waitingTransfers: 1 })
    expect(await bring(colleague)).toMatchObject({ transfers: 1, confirmedTransfers: 1 })
    expect(await balanceOf(database, ownerAccount(ownIban, other))).toBe(7_00)
  })

  it('no longer waits for a colleague who has confirmed it', async () => {
    const { bring, row } = await registered(preparer)
    await bring(preparer)
    await confirmTransfer(parts, { id: (await row())?.id ?? '', revision: 0 }, colleague)
    expect(await bring(preparer)).toMatchObject({ confirmedTransfers: 0, waitingTransfers: 0 })
    expect(await bring(preparer)).toMatchObject({ isRepeated: true })
  })

  it('lets its registrar resolve no conflict with it', async () => {
    const { reference } = await registered(preparer)
    const file = await bringer([{ reference, amount: '900.00' }])(preparer)
    expect(file).toMatchObject({ confirmedTransfers: 0, conflicts: 1 })
    const isIt = eq(transferConflict.fileId, file.id)
    const [conflict] = await database.select().from(transferConflict).where(isIt)
    const resolve = (actor: Staff) =>
      resolveConflict(parts, { id: conflict?.id ?? '', resolution: 'bank' }, actor)
    await expect(resolve(preparer)).rejects.toThrow('TRANSFER_OWN')
    await resolve(colleague)
  })
})

describe('a bank file that reports a returned payout', () => {
  async function paid(customerNumber?: string) {
    const id = await byHand(customerNumber ?? (await newCustomerWithMoney()), 'abroad')
    await release(id)
    const { endToEndId } = await rowOf(id)
    await settleManually(
      parts,
      { id, seen: { outcome: 'paid', reference: next('B'), on: '2026-11-23' } },
      releaser,
    )
    const entry = { reference: next('BACK'), amount: '400.00', endToEndId }
    return { id, bring: bringer([entry]) }
  }
  /**
   * Returned money is paid out again, to another account: a person who can invent a return gains.
   */
  async function waitsForColleague({ id, bring }: Awaited<ReturnType<typeof paid>>, by: Staff) {
    expect(await bring(by)).toMatchObject({
      returnedPayouts: 0,
      waitingPayouts: 1,
      transfers: 0,
      unknownAnswers: 0,
    })
    expect(await rowOf(id)).toMatchObject({ state: 'paid' })
    expect(await bring(colleague)).toMatchObject({ returnedPayouts: 1, waitingPayouts: 0 })
    expect(await rowOf(id)).toMatchObject({ state: 'returned', returnedOre: 400_00 })
    expect(await bring(colleague)).toMatchObject({ isRepeated: true, returnedPayouts: 1 })
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  }

  it('gives nothing back that its uploader prepared, until a colleague brings the same file', async () => {
    await waitsForColleague(await paid(), preparer)
  })

  it('gives nothing back that its uploader is paid by, until a colleague brings the same file', async () => {
    const { actor, customerNumber } = await staffWithMoney()
    await waitsForColleague(await paid(customerNumber), actor)
  })

  it('does not settle by it what its uploader prepared and is on its way', async () => {
    const id = await byHand(await newCustomerWithMoney(), 'abroad')
    await release(id)
    const { endToEndId } = await rowOf(id)
    const bring = bringer([{ reference: next('BACK'), amount: '400.00', endToEndId }])
    expect(await bring(preparer)).toMatchObject({ waitingPayouts: 1 })
    expect(await rowOf(id)).toMatchObject({ state: 'released' })
    expect(await bring(colleague)).toMatchObject({ returnedPayouts: 1 })
  })

  it('returns what its uploader only released: another person prepares it again', async () => {
    const { id, bring } = await paid()
    expect(await bring(releaser)).toMatchObject({ returnedPayouts: 1, waitingPayouts: 0 })
    expect(await rowOf(id)).toMatchObject({ state: 'returned' })
  })
})

it('a correction is not confirmed by another account of the person who proposed it', async () => {
  const { actor, other } = await staffWithTwoAccounts()
  const reference = next('R')
  await importEntries(database, [{ reference, amount: '5.00', text: newCustomer() }])
  const isThis = eq(incomingTransfer.reference, reference)
  const [transfer] = await database.select().from(incomingTransfer).where(isThis)
  const change = { kind: 'move-transfer', customerNumber: null } as const
  const wanted = { id: transfer?.id ?? '', revision: 0, change, reason: 'Feil' }
  await correctTransfer(parts, wanted, other)
  const isIt = eq(moneyCorrection.transferId, wanted.id)
  const [correction] = await database.select().from(moneyCorrection).where(isIt)
  const decide = (by: Staff) =>
    decideCorrection(parts, { id: correction?.id ?? '', of: 'transfer', isConfirmed: true }, by)
  await expect(decide(actor)).rejects.toThrow('CORRECTION_OWN')
  await decide(colleague)
})

it('a transfer of the uploader’s own is nobody’s until a colleague says whose it is', async () => {
  const { actor, customerNumber } = await staffWithMoney()
  const [own, others] = [next('OWN'), next('OTHERS')]
  const other = newCustomer()
  const text = camt054(
    [
      { reference: own, text: customerNumber },
      { reference: others, text: other },
    ],
    { messageId: next('MSG') },
  )
  await importCamt054(
    { ...parts, matchTransfers },
    { bytes: inBatches(text), ownAccount: ownIban, actor },
  )
  const ownerOf = async (reference: string) => {
    const isThis = eq(incomingTransfer.reference, reference)
    const [found] = await database.select().from(incomingTransfer).where(isThis)
    return found?.customerNumber
  }
  expect([await ownerOf(own), await ownerOf(others)]).toEqual([null, other])
})

describe('money of somebody else that goes to an account of the actor', () => {
  const account = '15032080119'

  it('is neither prepared, released nor settled by them', async () => {
    const { actor, customerNumber } = await staffWithMoney()
    await toAccount(customerNumber, account)
    const others = await newCustomerWithMoney()
    const payee = { name: 'Mai', account }
    const wanted = { ...request(others), payee }
    await expect(preparePayout(parts, wanted, actor)).rejects.toThrow('OWN_CASE')
    const id = await toAccount(others, account)
    await expect(release(id, actor)).rejects.toThrow('OWN_CASE')
    const written = await byHand(await newCustomerWithMoney(), 'Konto 1503.20.80119 i DNB')
    await expect(release(written, actor)).rejects.toThrow('OWN_CASE')
    await release(written)
    const seen = { outcome: 'paid', reference: next('B'), on: '2026-11-23' } as const
    await expect(settleManually(parts, { id: written, seen }, actor)).rejects.toThrow('OWN_CASE')
  })

  it('is released by somebody who has money with us and another account', async () => {
    const { actor, customerNumber } = await staffWithMoney()
    await toAccount(customerNumber, '12345678903')
    expect(
      await release(await toAccount(await newCustomerWithMoney(), account), actor),
    ).toHaveLength(1)
  })
})
