import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import {
  importEntries,
  matchTransfers,
  newCustomer,
  next,
  staff,
  testEncryption,
} from './bank.testing.server.ts'
import { camt054, inPieces, ownIban } from './files/camt054.testing.ts'
import { pain002 } from './files/pain002.testing.ts'
import { importPain002 } from './payouts/import-pain002.server.ts'
import { prepareManualPayout, preparePayout } from './payouts/prepare-payout.server.ts'
import { releasePayouts } from './payouts/release-payouts.server.ts'
import { settleByHand } from './payouts/settle-by-hand.server.ts'
import { bankCustomer, incomingTransfer, payout } from './tables.server.ts'
import { importCamt054 } from './transfers/import-camt054.server.ts'

const { database } = await createTestDatabase()
const parts = { database, encryption: testEncryption }
const [preparer, releaser, colleague] = ['preparer', 'releaser', 'colleague'].map(staff)
if (!preparer || !releaser || !colleague) throw new Error('Somebody is missing')
type Staff = typeof preparer

async function newCustomerWithMoney() {
  const customerNumber = newCustomer()
  const entry = { reference: next('R'), amount: '1000.00', text: customerNumber }
  await importEntries(database, [entry])
  return customerNumber
}

const request = (customerNumber: string) => ({
  ...{ requestKey: next('own'), customerNumber, amountOre: 400_00 },
  ...{ message: 'Refusjon', approvedBy: preparer.userId },
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
  releasePayouts(
    parts,
    {
      ids: [id],
      payer: { name: 'Trivsel', iban: ownIban, bic: 'DNBANOKK' },
      executionDate: '2026-11-23',
    },
    by,
  )
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

describe('a bank file that tells of a payout', () => {
  async function released() {
    const id = await byHand(await newCustomerWithMoney(), 'abroad')
    await release(id)
    const { endToEndId } = await rowOf(id)
    const text = camt054([{ kind: 'DBIT', amount: '400.00', endToEndId, reference: next('D') }], {
      messageId: next('MSG'),
    })
    const bring = (actor: Staff) =>
      importCamt054(
        { ...parts, matchTransfers },
        { bytes: inPieces(text), ownAccount: ownIban, actor },
      )
    return { id, bring }
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

  it('says nothing of a refusal of the bank to whoever prepared the payout', async () => {
    const id = await toAccount(await newCustomerWithMoney(), '15032080119')
    await release(id)
    const { endToEndId } = await rowOf(id)
    const text = pain002({
      ...{ messageId: next('P'), original: 'any' },
      payments: [{ endToEndId, status: 'RJCT' }],
    })
    const bring = (actor: Staff) => importPain002(parts, { bytes: inPieces(text), actor })
    expect(await bring(preparer)).toMatchObject({ failedPayouts: 0, waitingPayouts: 1 })
    expect(await bring(colleague)).toMatchObject({ failedPayouts: 1, waitingPayouts: 0 })
  })
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
    { bytes: inPieces(text), ownAccount: ownIban, actor },
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
    await expect(settleByHand(parts, { id: written, seen }, actor)).rejects.toThrow('OWN_CASE')
  })

  it('is released by somebody who has money with us and another account', async () => {
    const { actor, customerNumber } = await staffWithMoney()
    await toAccount(customerNumber, '12345678903')
    expect(await release(await toAccount(await newCustomerWithMoney(), account), actor)).not.toBe(
      null,
    )
  })
})
