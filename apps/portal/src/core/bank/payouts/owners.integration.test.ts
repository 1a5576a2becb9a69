import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleAssociation } from '#platform/example-deposit.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { paidAccount, payoutsAccount } from '../accounts.ts'
import {
  association,
  bankParts,
  deposit,
  importEntries,
  newCustomer,
  next,
  payers,
  staff,
  testAssociations,
  testDeposits,
  tiesOfAssociations,
} from '../bank.testing.server.ts'
import { decideCorrection } from '../corrections/decide-correction.server.ts'
import { proposeReturn } from '../corrections/propose-return.server.ts'
import { camt054, inBatches, ownIban, type SampleEntry } from '../files/camt054.testing.ts'
import { importPayments } from '../imports/import-payments.server.ts'
import type { PayoutOwner } from '../payout-owner.ts'
import type { ReturnedPayout, SettledPayout } from '../payout-source.ts'
import { incomingTransfer, moneyCorrection, payout, payoutFile } from '../tables.server.ts'
import { availableOre } from './add-payout.server.ts'
import { fetchPayoutFile, markPayoutFileSent, readPayoutFile } from './payout-files.server.ts'
import { prepareAgain } from './prepare-again.server.ts'
import { prepareManualPayout, preparePayout } from './prepare-payout.server.ts'
import { releasePayouts } from './release-payouts.server.ts'
import { settleManually } from './settle-manually.server.ts'
import { showPayee } from './show-payee.server.ts'
import { withdrawPayout } from './withdraw-payout.server.ts'

const { database } = await createTestDatabase()
const payingIban = exampleAssociation.ASSOCIATION_IBAN
const [preparer, releaser, colleague] = [staff('preparer'), staff('releaser'), staff('colleague')]
type Staff = typeof preparer

const settled: SettledPayout[] = []
const returned: ReturnedPayout[] = []
const checked: string[] = []
beforeEach(() => {
  for (const list of [settled, returned, checked]) list.length = 0
})
const parts = {
  ...bankParts(database),
  payoutSources: [
    {
      ...testDeposits,
      onSettled: async () => {
        throw new Error('An association’s payout was told to the feature of deposits')
      },
    },
    {
      ...testAssociations,
      onSettled: async (_: unknown, all: readonly SettledPayout[]) => void settled.push(...all),
      onReturned: async (_: unknown, all: readonly ReturnedPayout[]) => void returned.push(...all),
      checkAgain: async (_: unknown, before: { requestKey: string }) =>
        void checked.push(before.requestKey),
    },
  ],
}

/** Members pay by card, or are paid back. */
const post = (owner: PayoutOwner, amountOre: number) =>
  postTransaction(database, {
    key: next('fee'),
    kind: 'card-captured',
    valueDate: '2026-11-20',
    entries: move(Math.abs(amountOre), {
      ...(amountOre > 0
        ? { from: paidAccount(owner), to: { kind: 'card-provider', key: 'test' } }
        : { from: { kind: 'card-provider', key: 'test' }, to: paidAccount(owner) }),
    } as never),
    actorId: null,
  })
async function newAssociation(amountOre = 1_000_00) {
  const owner = association(crypto.randomUUID())
  await post(owner, amountOre)
  return owner
}
const request = (owner: PayoutOwner, amountOre = 400_00) => ({
  requestKey: next('association'),
  owner,
  amountOre,
  message: 'Kontingent',
  approvedBy: preparer.userId,
})
const prepare = (owner: PayoutOwner, amountOre?: number, account = '15032080119') =>
  preparePayout(
    parts,
    { ...request(owner, amountOre), payee: { name: 'Sjakklubben', account } },
    preparer,
  )
const byHand = (owner: PayoutOwner) =>
  prepareManualPayout(
    parts,
    { ...request(owner), payee: { name: 'Sjakklubben', details: 'abroad' } },
    preparer,
  )
const release = (ids: readonly string[], actor: Staff = releaser, configuration = payers) =>
  releasePayouts(parts, { ids, configuration, executionDate: '2026-11-23' }, actor)
async function rowOf(id: string) {
  const [row] = await database.select().from(payout).where(eq(payout.id, id))
  if (!row) throw new Error('There is no such payout')
  return row
}
const importer = (entries: readonly SampleEntry[]) => {
  const text = camt054(entries, { messageId: next('MSG') }).replaceAll(ownIban, payingIban)
  return (actor: Staff = colleague) =>
    importPayments(parts, { bytes: inBatches(text), ownAccount: payingIban, actor })
}
async function newReleased() {
  const owner = await newAssociation()
  const id = await prepare(owner)
  const [fileId] = await release([id])
  const { endToEndId } = await rowOf(id)
  return { owner, id, fileId: fileId ?? 0, endToEndId }
}

describe('a payout to an association', () => {
  it('takes what is available, and its source hears what became of it', async () => {
    const owner = await newAssociation()
    await expect(prepare(owner, 1_000_01)).rejects.toThrow('PAYOUT_EXCEEDS_BALANCE')
    const id = await prepare(owner)
    expect(await availableOre(database, owner)).toBe(600_00)
    // A customer who happens to have the same key has nothing of it.
    expect(await availableOre(database, deposit(owner.key))).toBe(0)
    await release([id])
    const { endToEndId, requestKey } = await rowOf(id)
    const debit = { kind: 'DBIT', amount: '400.00', endToEndId, reference: next('D') } as const
    expect(await importer([debit])()).toMatchObject({
      paidPayouts: 1,
      unknownAnswers: 0,
      others: 0,
    })
    expect(settled).toEqual([{ id, requestKey, owner, amountOre: 400_00, outcome: 'paid' }])
    const back = { reference: next('B'), amount: '390.00', endToEndId }
    expect(await importer([back])()).toMatchObject({ returnedPayouts: 1, others: 0 })
    expect(returned).toEqual([{ id, requestKey, owner, amountOre: 390_00 }])
    expect(await balanceOf(database, paidAccount(owner))).toBe(990_00)
    const payee = { name: 'Sjakklubben', account: '86011117947' }
    await prepareAgain(parts, { id, payee, reason: 'Ny konto' }, preparer)
    expect(checked).toEqual([requestKey])
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  })

  it('is not released when a refund of a fee has left too little meanwhile', async () => {
    const owner = await newAssociation()
    const [one, other] = [await prepare(owner, 500_00), await prepare(owner, 500_00)]
    await post(owner, -1)
    await expect(release([one, other])).rejects.toThrow('PAYOUT_NOT_COVERED')
    await release([one])
    await expect(release([other])).rejects.toThrow('PAYOUT_NOT_COVERED')
  })

  it('names the association in the audit log, and no customer', async () => {
    const owner = await newAssociation()
    const id = await prepare(owner)
    const [entry] = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(entry?.after).toMatchObject({ payoutAssociation: owner.key })
    expect(entry?.after).not.toHaveProperty('customerNumber')
  })
})

describe('a release of payouts of two kinds', () => {
  it('makes a file for each account that pays, and posts each to its own', async () => {
    const customer = newCustomer()
    await importEntries(database, [{ reference: next('R'), amount: '1000.00', text: customer }])
    const own = await prepare(deposit(customer), 100_00)
    const theirs = await prepare(await newAssociation(), 250_00)
    const abroad = await byHand(await newAssociation())
    const before = await balanceOf(database, payoutsAccount(payingIban))
    const files = await release([own, theirs, abroad])
    expect(files).toHaveLength(2)
    const contents = await Promise.all(files.map((id) => readPayoutFile(parts, id)))
    const written = contents.map(({ content }) => content)
    const ofAssociations = written.find((content) => content.includes(payingIban)) ?? ''
    const ofDeposits = written.find((content) => content.includes(ownIban)) ?? ''
    expect(ofAssociations).toContain('<CtrlSum>250.00</CtrlSum>')
    expect(ofDeposits).toContain('<CtrlSum>100.00</CtrlSum>')
    expect(ofDeposits).not.toContain(payingIban)
    expect((await rowOf(abroad)).payerIban).toBe(payingIban)
    expect((await balanceOf(database, payoutsAccount(payingIban))) - before).toBe(650_00)
  })

  it('is refused as a whole where one of the accounts is not set up, with the settings', async () => {
    const customer = newCustomer()
    await importEntries(database, [{ reference: next('R'), amount: '1000.00', text: customer }])
    const ids = [await prepare(deposit(customer), 1_00), await prepare(await newAssociation())]
    const { ASSOCIATION_IBAN: _, ...without } = payers
    await expect(release(ids, releaser, without)).rejects.toMatchObject({
      code: 'PAYER_NOT_SET_UP',
      details: { settings: ['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'] },
    })
    expect((await rowOf(ids[0] ?? '')).state).toBe('prepared')
    expect(await release(ids)).toHaveLength(2)
  })

  it.each([ownIban, payingIban])('never pays an account of ours: %s', async (iban) => {
    const id = await prepare(await newAssociation(), 1_00, iban.slice(4))
    await expect(release([id])).rejects.toThrow('PAYOUT_ACCOUNT_OWN')
  })
})

describe('a file of the account that pays associations', () => {
  it('leaves everything that is about no payout of it alone', async () => {
    const { id, endToEndId } = await newReleased()
    const before = await database.$count(incomingTransfer)
    const imported = await importer([
      { reference: next('CARDS'), amount: '12000.00', text: newCustomer() },
      { kind: 'DBIT', reference: next('FEE'), amount: '30.00' },
      { kind: 'DBIT', reference: next('D'), amount: '400.00', endToEndId },
    ])()
    expect(imported).toMatchObject({ paidPayouts: 1, others: 2, unknownAnswers: 0, transfers: 0 })
    expect(await database.$count(incomingTransfer)).toBe(before)
    expect((await rowOf(id)).state).toBe('paid')
  })

  it('settles no payout of another account, and counts what does not match', async () => {
    const customer = newCustomer()
    await importEntries(database, [{ reference: next('R'), amount: '1000.00', text: customer }])
    const id = await prepare(deposit(customer))
    await release([id])
    const { endToEndId } = await rowOf(id)
    const debit = { kind: 'DBIT', reference: next('D'), amount: '400.00', endToEndId } as const
    expect(await importer([debit])()).toMatchObject({ paidPayouts: 0, others: 1 })
    expect((await rowOf(id)).state).toBe('released')
    // Nor does a file of the account of deposits settle a payout to an association.
    const other = await newReleased()
    const theirs = { ...debit, reference: next('D'), endToEndId: other.endToEndId }
    expect(await importEntries(database, [theirs])).toMatchObject({
      paidPayouts: 0,
      unknownAnswers: 1,
    })
    const wrong = { ...theirs, reference: next('D'), amount: '399.00' }
    expect(await importer([wrong])()).toMatchObject({ paidPayouts: 0, unknownAnswers: 1 })
    const more = { reference: next('B'), amount: '400.01', endToEndId: other.endToEndId }
    expect(await importer([more])()).toMatchObject({ returnedPayouts: 0, unknownAnswers: 1 })
    expect((await rowOf(other.id)).state).toBe('released')
  })

  it('settles and returns nothing of its uploader, until a colleague brings the same file', async () => {
    const { id, endToEndId } = await newReleased()
    const bring = importer([
      { kind: 'DBIT', reference: next('D'), amount: '400.00', endToEndId },
      { reference: next('B'), amount: '400.00', endToEndId },
    ])
    expect(await bring(preparer)).toMatchObject({ paidPayouts: 0, waitingPayouts: 1 })
    expect(await bring(preparer)).toMatchObject({ isRepeated: true, waitingPayouts: 1 })
    expect((await rowOf(id)).state).toBe('released')
    expect(await bring(colleague)).toMatchObject({ paidPayouts: 1, returnedPayouts: 1 })
    expect((await rowOf(id)).state).toBe('returned')
    expect(await bring(colleague)).toMatchObject({ isRepeated: true, paidPayouts: 1 })
  })
})

describe('staff who are tied to an association', () => {
  async function tied() {
    const person = buildPerson({ membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    const owner = await newAssociation(10_000_00)
    tiesOfAssociations.set(owner.key, userId)
    return { actor: staff(userId), owner }
  }
  const seen = { outcome: 'paid', reference: 'seen', on: '2026-11-21' } as const
  const seenReturn = { amountOre: 1_00, on: '2026-11-24', reference: null, reason: 'Tilbake' }

  it('do nothing with its payouts, at any step', async () => {
    const { actor, owner } = await tied()
    const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow('OWN_CASE')
    const payee = { name: 'Sjakklubben', account: '15032080119' }
    await refused(preparePayout(parts, { ...request(owner), payee }, actor))
    const id = await prepare(owner)
    await refused(withdrawPayout(parts, id, actor))
    await refused(showPayee(parts, { id, reason: 'x' }, actor))
    await refused(release([id], actor))
    const [fileId = 0] = await release([id])
    await refused(fetchPayoutFile(parts, fileId, actor))
    await refused(markPayoutFileSent(parts, fileId, actor))
    const { endToEndId } = await rowOf(id)
    const debit = { kind: 'DBIT', reference: next('D'), amount: '400.00', endToEndId } as const
    expect(await importer([debit])(actor)).toMatchObject({ paidPayouts: 0, waitingPayouts: 1 })

    const manual = await byHand(owner)
    await release([manual])
    await refused(settleManually(parts, { id: manual, seen }, actor))
    await settleManually(parts, { id: manual, seen }, releaser)
    await refused(proposeReturn(parts, { id: manual, seen: seenReturn }, actor))
    await proposeReturn(parts, { id: manual, seen: seenReturn }, preparer)
    const isIt = eq(moneyCorrection.payoutId, manual)
    const [correction] = await database.select().from(moneyCorrection).where(isIt)
    const decided = { id: correction?.id ?? '', of: 'payout', isConfirmed: true } as const
    await refused(decideCorrection(parts, decided, actor))
    await decideCorrection(parts, decided, colleague)
    await refused(prepareAgain(parts, { id: manual, payee, reason: 'x' }, actor))
  })

  it('release no money of another one that goes to the account of theirs', async () => {
    const { actor, owner } = await tied()
    await prepare(owner, 1_00, '12345678903')
    const id = await prepare(await newAssociation(), 1_00, '12345678903')
    await expect(release([id], actor)).rejects.toThrow('OWN_CASE')
    const customer = newCustomer()
    await importEntries(database, [{ reference: next('R'), amount: '1000.00', text: customer }])
    const ofDeposit = await prepare(deposit(customer), 1_00, '12345678903')
    await expect(release([ofDeposit], actor)).rejects.toThrow('OWN_CASE')
    expect(await release([await prepare(await newAssociation())], actor)).toHaveLength(1)
  })
})

it('nobody acts on payouts of a kind of which no feature knows whose they are', async () => {
  const id = await prepare(await newAssociation())
  const without = { ...parts, payoutSources: [testDeposits] }
  await expect(withdrawPayout(without, id, colleague)).rejects.toThrow('Nothing is known')
  expect((await rowOf(id)).state).toBe('prepared')
  expect(await database.$count(payoutFile)).toBeGreaterThan(0)
})
