import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
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
  testDeposits,
  testEncryption,
} from '../bank.testing.server.ts'
import { ownIban } from '../files/camt054.testing.ts'
import type { SettledPayout } from '../payout-source.ts'
import { bankRetention } from '../retention.server.ts'
import { payout } from '../tables.server.ts'
import { availableOre } from './add-payout.server.ts'
import { decryptPayee } from './payee.server.ts'
import { readPayoutFile } from './payout-files.server.ts'
import { longestDetails, prepareManualPayout, preparePayout } from './prepare-payout.server.ts'
import { releasePayouts } from './release-payouts.server.ts'
import { type SeenInBank, settleManually } from './settle-manually.server.ts'
import { withdrawPayout } from './withdraw-payout.server.ts'

const { database, pool } = await createTestDatabase()
const parts = bankParts(database)
const approver = staff('a caseworker')
const preparer = staff('another caseworker')
const releaser = staff('a payout approver')
const details = 'IBAN GB33 BUKB 2020 1555 5555 55\nBarclays Bank, London'

async function customerWith(amount = '1000.00') {
  const customer = newCustomer()
  await importEntries(database, [{ reference: next('R'), amount, text: customer }])
  return customer
}
const request = (customerNumber: string, amountOre = 400_00) => ({
  requestKey: next('refund'),
  owner: deposit(customerNumber),
  amountOre,
  payee: { name: 'Mai Nguyen', details },
  message: `Refusjon ${customerNumber}`,
  approvedBy: approver.userId,
})
const byFile = (customerNumber: string, amountOre = 400_00) => ({
  ...request(customerNumber, amountOre),
  payee: { name: 'Mai Nguyen', account: '15032080119' },
})
const balance = (customer: string) => balanceOf(database, ownerAccount(ownIban, customer))
const release = (ids: readonly string[], actor = releaser) =>
  releasePayouts(parts, { ids, configuration: payers, executionDate: '2026-11-23' }, actor)
async function newPrepared() {
  const customer = await customerWith()
  return { customer, id: await prepareManualPayout(parts, request(customer), preparer) }
}
async function newReleased() {
  const made = await newPrepared()
  expect(await release([made.id])).toEqual([])
  return made
}
async function rowOf(id: string) {
  const [row] = await database.select().from(payout).where(eq(payout.id, id))
  if (!row) throw new Error('There is no such payout')
  return row
}
const told: SettledPayout[] = []
const settle = (id: string, seen: SeenInBank, actor = releaser) =>
  settleManually(
    {
      ...parts,
      payoutSources: [
        { ...testDeposits, onSettled: async (_, settled) => void told.push(...settled) },
      ],
    },
    { id, seen },
    actor,
  )
const paid = (reference = next('BANK')) =>
  ({ outcome: 'paid', reference, on: '2026-11-21' }) as const

describe('a payout that is paid manually', () => {
  it('needs no file, keeps the details unreadable, and is paid with the bank’s reference', async () => {
    const { id, customer } = await newReleased()
    expect(await rowOf(id)).toMatchObject({
      state: 'released',
      channel: 'manual',
      fileId: null,
      payerIban: ownIban,
      payeeAccountMasked: null,
    })
    expect(JSON.stringify(await rowOf(id))).not.toMatch(/BUKB|Barclays|Mai/)
    expect(decryptPayee(testEncryption, id, await rowOf(id))).toEqual({
      name: 'Mai Nguyen',
      account: null,
      details,
    })
    expect(await balance(customer)).toBe(600_00)
    const before = {
      bank: await balanceOf(database, bankAccount(ownIban)),
      transit: await balanceOf(database, payoutsAccount(ownIban)),
    }
    const seen = paid()
    await settle(id, seen)
    expect(await rowOf(id)).toMatchObject({
      state: 'paid',
      bankReference: seen.reference,
      paidOn: '2026-11-21',
      settledBy: releaser.userId,
    })
    expect(await balanceOf(database, bankAccount(ownIban))).toBe(before.bank - 400_00)
    expect(await balanceOf(database, payoutsAccount(ownIban))).toBe(before.transit - 400_00)
    expect(told.filter((one) => one.id === id)).toMatchObject([
      { owner: deposit(customer), amountOre: 400_00, outcome: 'paid' },
    ])
    const isAbout = and(eq(auditEntry.subjectKind, 'payout'), eq(auditEntry.subjectId, id))
    const entries = await database.select().from(auditEntry).where(isAbout).orderBy(auditEntry.id)
    expect(entries.map(({ action }) => action)).toEqual([
      'payout-prepared',
      'payouts-released',
      'payout-settled',
    ])
    expect(JSON.stringify(entries)).not.toMatch(/BUKB|Barclays|Mai/)
  })

  it('that failed is the customer’s again', async () => {
    const { id, customer } = await newReleased()
    await settle(id, { outcome: 'failed', reason: 'Kontoen er stengt' })
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      failureReason: 'Kontoen er stengt',
      bankReference: null,
    })
    expect(await balance(customer)).toBe(1_000_00)
  })

  it('is settled once, also of two at once, and never before its release', async () => {
    const { id } = await newReleased()
    const outcomes = await Promise.allSettled([
      settle(id, paid()),
      settle(id, { outcome: 'failed', reason: 'no' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(told.filter((one) => one.id === id)).toHaveLength(1)
    await expect(settle(id, paid())).rejects.toThrow('PAYOUT_CHANGED')
    const prepared = await newPrepared()
    await expect(settle(prepared.id, paid())).rejects.toThrow('PAYOUT_CHANGED')
    await withdrawPayout(parts, prepared.id, approver)
    await expect(settle(prepared.id, paid())).rejects.toThrow('PAYOUT_CHANGED')
    await expect(settle(crypto.randomUUID(), paid())).rejects.toThrow('PAYOUT_UNKNOWN')
  })

  it('is released by neither who approved nor who prepared it, and confirmed by neither', async () => {
    const { id } = await newPrepared()
    for (const actor of [approver, preparer])
      await expect(release([id], actor)).rejects.toThrow('PAYOUT_OWN')
    await release([id])
    for (const actor of [approver, preparer])
      await expect(settle(id, paid(), actor)).rejects.toThrow('PAYOUT_OWN_APPROVAL')
    // By the database too, whatever the program forgets.
    await pool.query(`update portal.payout set state = 'sent', sent_at = now() where id = $1`, [id])
    await expect(
      pool.query(
        `update portal.payout set state = 'paid', settled_at = now(), settled_by = $2,
          bank_reference = 'x', paid_on = '2026-11-21' where id = $1`,
        [id, approver.userId],
      ),
    ).rejects.toThrow('payout_manual')
    await settle(id, paid(), releaser)
  })

  it('is settled by the bank’s file when that has its end-to-end id; the other way changes nothing more', async () => {
    const { id } = await newReleased()
    const { endToEndId } = await rowOf(id)
    const debit = { kind: 'DBIT', amount: '400.00', endToEndId, reference: next('D') } as const
    expect(await importEntries(database, [debit])).toMatchObject({ paidPayouts: 1 })
    expect(await rowOf(id)).toMatchObject({ state: 'paid', settledBy: null, bankReference: null })
    const other = await newReleased()
    await settle(other.id, paid())
    const again = { ...debit, endToEndId: (await rowOf(other.id)).endToEndId, reference: next('D') }
    expect(await importEntries(database, [again])).toMatchObject({
      paidPayouts: 0,
      unknownAnswers: 0,
    })
  })

  it('may be released together with others, and the file has only those', async () => {
    const [manual, customer] = [await newPrepared(), await customerWith()]
    const id = await preparePayout(parts, byFile(customer), approver)
    const [fileId] = await release([manual.id, id])
    const { content } = await readPayoutFile(parts, fileId ?? 0)
    expect(content).toContain('<NbOfTxs>1</NbOfTxs>\n<CtrlSum>400.00</CtrlSum>')
    expect(await rowOf(manual.id)).toMatchObject({ state: 'released', fileId: null })
    // What goes by file is settled by the bank’s answer alone.
    await expect(settle(id, paid())).rejects.toThrow('PAYOUT_UNKNOWN')
  })

  it.each(['', '  ', 'x'.repeat(longestDetails + 1)])(
    'needs details, and not too many: %#',
    async (wrong) => {
      const customer = await customerWith()
      const wanted = { ...request(customer), payee: { name: 'Mai', details: wrong } }
      await expect(prepareManualPayout(parts, wanted, preparer)).rejects.toThrow(
        'PAYOUT_DETAILS_INVALID',
      )
    },
  )

  it('is another one with other details', async () => {
    const wanted = request(await customerWith())
    const id = await prepareManualPayout(parts, wanted, preparer)
    expect(await prepareManualPayout(parts, wanted, preparer)).toBe(id)
    const other = { ...wanted, payee: { ...wanted.payee, details: 'elsewhere' } }
    await expect(prepareManualPayout(parts, other, preparer)).rejects.toThrow('PAYOUT_DIFFERS')
  })

  it.each([
    `payee_details = 'elsewhere'`,
    `channel = 'file'`,
    `payer_iban = 'NO0000000000000'`,
    `bank_reference = 'x', paid_on = '2026-11-21'`,
    `settled_by = 'somebody'`,
    `payee_details = null`,
  ])('does not change on its way: %s', async (change) => {
    const { id } = await newReleased()
    await expect(
      pool.query(`update portal.payout set ${change} where id = $1`, [id]),
    ).rejects.toThrow(/does not change|payout_/)
  })

  it('loses its details five years after the end of the year', async () => {
    const { id } = await newReleased()
    await settle(id, paid())
    for (const { remove } of bankRetention)
      await database.execute(remove(new Date('2040-01-01T12:00:00Z')))
    expect(await rowOf(id)).toMatchObject({ payeeName: null, payeeDetails: null, state: 'paid' })
  })
})

describe('what is prepared', () => {
  it('is never more than the customer has and has not promised', async () => {
    const customer = await customerWith()
    const id = await preparePayout(parts, byFile(customer, 600_00), approver)
    expect(await availableOre(database, deposit(customer))).toBe(400_00)
    await expect(prepareManualPayout(parts, request(customer, 400_01), approver)).rejects.toThrow(
      'PAYOUT_EXCEEDS_BALANCE',
    )
    await prepareManualPayout(parts, request(customer, 400_00), approver)
    await expect(preparePayout(parts, byFile(customer, 1), approver)).rejects.toThrow(
      'PAYOUT_EXCEEDS_BALANCE',
    )
    await withdrawPayout(parts, id, approver)
    expect(await availableOre(database, deposit(customer))).toBe(600_00)
    await expect(preparePayout(parts, byFile(newCustomer(), 1), approver)).rejects.toThrow(
      'PAYOUT_EXCEEDS_BALANCE',
    )
  })

  it('of ten at once is made only as far as there is money', async () => {
    const customer = await customerWith()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? preparePayout(parts, byFile(customer, 300_00), approver)
          : prepareManualPayout(parts, request(customer, 300_00), approver),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await availableOre(database, deposit(customer))).toBe(100_00)
  })

  it('goes back with the transaction of the caller, and names who has decided', async () => {
    const customer = await customerWith()
    const wanted = byFile(customer)
    await expect(
      database.transaction(async (transaction) => {
        await preparePayout({ ...parts, database: transaction }, wanted, whoDecided('decider'))
        throw new Error('something else went wrong')
      }),
    ).rejects.toThrow('something else')
    expect(await availableOre(database, deposit(customer))).toBe(1_000_00)
    const id = await database.transaction((transaction) =>
      preparePayout({ ...parts, database: transaction }, wanted, whoDecided('decider')),
    )
    expect((await rowOf(id)).preparedBy).toBe('decider')
    const [entry] = await database
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subjectKind, 'payout'), eq(auditEntry.subjectId, id)))
    expect(entry).toMatchObject({ actorId: 'decider', actorRoles: [], requestId: null })
  })
})

it('after all of that the books balance', async () => {
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
})
