import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { accountStatement } from '#core/ledger/account-statement.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { ledgerAccount } from '#core/ledger/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { bankAccount, ownerAccount, unconfirmedAccount } from '../accounts.ts'
import { bankParts, importEntries, newCustomer, next, staff } from '../bank.testing.server.ts'
import { ownIban } from '../files/camt054.testing.ts'
import { incomingTransfer, moneyCorrection, transferConflict } from '../tables.server.ts'
import { allocateTransfer } from '../transfers/allocate-transfer.server.ts'
import type { TransferChange } from '../transfers/change-transfer.server.ts'
import { confirmTransfer } from '../transfers/confirm-transfer.server.ts'
import { registerTransfer } from '../transfers/register-transfer.server.ts'
import { correctTransfer } from './correct-transfer.server.ts'
import { decideCorrection } from './decide-correction.server.ts'
import { resolveConflict } from './resolve-conflict.server.ts'

const { database, pool } = await createTestDatabase({ size: 8 })
const parts = bankParts(database)
const [registrar, second] = [staff('a registrar'), staff('a second person')]

const balance = (customerNumber: string | null) =>
  balanceOf(database, ownerAccount(ownIban, customerNumber))
const unconfirmed = () => balanceOf(database, unconfirmedAccount(ownIban))
const inBank = () => balanceOf(database, bankAccount(ownIban))

async function transfersOf(reference: string) {
  return database
    .select()
    .from(incomingTransfer)
    .where(eq(incomingTransfer.reference, reference))
    .orderBy(incomingTransfer.receivedAt)
}
async function only(reference: string) {
  const [found] = await transfersOf(reference)
  if (!found) throw new Error(`There is no transfer ${reference}`)
  return found
}
const kindsOf = async (customerNumber: string) => {
  const { entries } = await accountStatement(database, ownerAccount(ownIban, customerNumber), {
    limit: 20,
  })
  return entries.map(({ kind, amountOre }) => [kind, amountOre]).toReversed()
}
const actionsOn = async (subjectId: string) => {
  const entries = await database
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, subjectId))
    .orderBy(auditEntry.id)
  return entries.map(({ action, actorId }) => [action, actorId])
}

async function newRegistered(customerNumber: string | null = newCustomer(), amountOre = 100_00) {
  const reference = next('HAND')
  await registerTransfer(
    parts,
    {
      reference,
      amountOre,
      valueDate: '2026-11-20',
      customerNumber,

      debtorName: 'Mai',
      remittance: null,
      endToEndId: null,
    },
    { ownAccount: ownIban, actor: registrar },
  )
  return { ...(await only(reference)), customerNumber: customerNumber ?? '' }
}
const confirm = (id: string, revision = 0, actor = second) =>
  confirmTransfer(parts, { id, revision }, actor)
async function newConfirmed(customerNumber = newCustomer()) {
  const made = await newRegistered(customerNumber)
  await confirm(made.id)
  return made
}
const correct = (id: string, change: TransferChange, revision = 0, actor = registrar) =>
  correctTransfer(parts, { id, revision, change, reason: 'Feil i registreringen' }, actor)
const reverse: TransferChange = { kind: 'reverse-transfer' }
async function waitingOf(transferId: string) {
  const isIt = and(eq(moneyCorrection.transferId, transferId), eq(moneyCorrection.state, 'waiting'))
  const [found] = await database.select().from(moneyCorrection).where(isIt)
  return found?.id ?? ''
}
const decide = (id: string, actor = second, isConfirmed = true) =>
  decideCorrection(parts, { id, of: 'transfer', isConfirmed }, actor)
const spend = (customerNumber: string) =>
  postTransaction(database, {
    key: next('out'),
    kind: 'paid-out',
    valueDate: '2026-11-21',
    entries: move(1, { from: bankAccount(ownIban), to: ownerAccount(ownIban, customerNumber) }),
    actorId: null,
  })

describe('a transfer that a person registers', () => {
  it('pays nothing until a second person confirms it, who is not the first', async () => {
    const before = await unconfirmed()
    const { id, customerNumber } = await newRegistered()
    expect([await balance(customerNumber), (await unconfirmed()) - before]).toEqual([0, 100_00])
    await expect(confirm(id, 0, registrar)).rejects.toThrow('TRANSFER_OWN')
    expect(await balance(customerNumber)).toBe(0)
    await confirm(id)
    expect([await balance(customerNumber), (await unconfirmed()) - before]).toEqual([100_00, 0])
    await expect(confirm(id)).rejects.toThrow('TRANSFER_CHANGED')
    expect(await kindsOf(customerNumber)).toEqual([['transfer-received', 100_00]])
    expect(await actionsOn(id)).toEqual([
      ['transfer-registered', 'a registrar'],
      ['transfer-confirmed', 'a second person'],
    ])
  })

  it('is confirmed once of two who do it at once', async () => {
    const { id, customerNumber } = await newRegistered()
    const outcomes = await Promise.allSettled([confirm(id), confirm(id, 0, staff('a third'))])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balance(customerNumber)).toBe(100_00)
  })

  it('cannot be confirmed by its registrar past the code either', async () => {
    const { id } = await newRegistered()
    await expect(
      pool.query(
        `update portal.incoming_transfer set confirmed_at = now(), confirmed_by = registered_by where id = $1`,
        [id],
      ),
    ).rejects.toThrow('incoming_transfer_four_eyes')
  })

  it('gets its owner from the file that confirms it, where the person knew none', async () => {
    const customer = newCustomer()
    const { id, reference } = await newRegistered(null)
    await importEntries(database, [{ reference, amount: '100.00', text: customer }])
    expect(await balance(customer)).toBe(100_00)
    expect(await only(reference)).toMatchObject({ id, customerNumber: customer, revision: 1 })
  })
})

describe('a correction of unconfirmed money', () => {
  it('is done at once: the wrong entry is reversed and the right one registered', async () => {
    const [before, bank] = [await unconfirmed(), await inBank()]
    const { id, reference, customerNumber } = await newRegistered()
    const right = { kind: 'replace-transfer', amountOre: 90_00, customerNumber } as const
    expect(await correct(id, { ...right, valueDate: '2026-11-21' })).toBe('done')
    expect((await unconfirmed()) - before).toBe(90_00)
    const [wrong, replaced] = await transfersOf(reference)
    expect(wrong).toMatchObject({ id, amountOre: 100_00, holdsReference: false })
    expect(wrong?.reversedAt).not.toBeNull()
    expect(replaced).toMatchObject({
      amountOre: 90_00,
      valueDate: '2026-11-21',
      customerNumber,

      registeredBy: 'a registrar',
      confirmedAt: null,
      holdsReference: true,
    })
    await expect(confirm(id)).rejects.toThrow('TRANSFER_CHANGED')
    await confirm(replaced?.id ?? '')
    expect([await balance(customerNumber), (await inBank()) - bank]).toEqual([90_00, 90_00])
    expect(await actionsOn(id)).toContainEqual(['transfer-replaced', 'a registrar'])
  })

  it('to another student is a new entry too, never the old one edited', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const { id, reference } = await newRegistered(one)
    expect(await correct(id, { kind: 'move-transfer', customerNumber: other })).toBe('done')
    expect(await transfersOf(reference)).toMatchObject([
      { id, customerNumber: one },
      { customerNumber: other, confirmedAt: null },
    ])
  })

  it('leaves the reference free when it is reversed', async () => {
    const before = await unconfirmed()
    const { id, reference, customerNumber } = await newRegistered()
    expect(await correct(id, reverse)).toBe('done')
    expect(await unconfirmed()).toBe(before)
    await importEntries(database, [{ reference, amount: '55.00', text: customerNumber }])
    expect(await balance(customerNumber)).toBe(55_00)
  })
})

describe('a correction of money that counts', () => {
  it('waits for a second person, who is not the one who proposed it', async () => {
    const { id, customerNumber } = await newConfirmed()
    const bank = await inBank()
    expect(await correct(id, reverse)).toBe('waiting')
    expect(await balance(customerNumber)).toBe(100_00)
    await expect(correct(id, reverse, 0, second)).rejects.toThrow('CORRECTION_WAITING')
    const correction = await waitingOf(id)
    await expect(decide(correction, registrar)).rejects.toThrow('CORRECTION_OWN')
    await decide(correction)
    expect([await balance(customerNumber), (await inBank()) - bank]).toEqual([0, -100_00])
    await expect(decide(correction)).rejects.toThrow('CORRECTION_DECIDED')
    // Both entries are in the ledger.
    expect(await kindsOf(customerNumber)).toEqual([
      ['transfer-received', 100_00],
      ['transfer-received-reversed', -100_00],
    ])
    expect(await actionsOn(correction)).toEqual([
      ['correction-proposed', 'a registrar'],
      ['correction-confirmed', 'a second person'],
    ])
    expect(await actionsOn(id)).toContainEqual(['transfer-reversed', 'a second person'])
  })

  it('may change amount, day and person, with both entries in the ledger', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const { id, reference } = await newConfirmed(one)
    const right = { amountOre: 70_00, valueDate: '2026-11-19', customerNumber: other }
    await correct(id, { kind: 'replace-transfer', ...right })
    await decide(await waitingOf(id))
    expect([await balance(one), await balance(other)]).toEqual([0, 70_00])
    const [, replaced] = await transfersOf(reference)
    expect(replaced).toMatchObject({
      ...right,
      registeredBy: 'a registrar',
      confirmedBy: 'a second person',
    })
  })

  it('may move what the bank has brought to another student or to nobody, and nothing else', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const reference = next('R')
    await importEntries(database, [{ reference, amount: '30.00', text: one }])
    const { id } = await only(reference)
    await expect(correct(id, reverse)).rejects.toThrow('TRANSFER_OF_BANK')
    const nobody = await balance(null)
    for (const [revision, customerNumber] of [other, null, one].entries()) {
      await correct(id, { kind: 'move-transfer', customerNumber }, revision)
      await decide(await waitingOf(id))
    }
    expect([await balance(one), await balance(other)]).toEqual([30_00, 0])
    expect(await balance(null)).toBe(nobody)
    expect(await kindsOf(one)).toEqual([
      ['transfer-received', 30_00],
      ['transfer-allocated', -30_00],
      ['transfer-allocated', 30_00],
    ])
    await expect(correct(id, { kind: 'move-transfer', customerNumber: one }, 3)).rejects.toThrow(
      'TRANSFER_UNCHANGED',
    )
  })

  it('of a transfer that was moved reverses all of it', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const { id } = await newConfirmed(one)
    await correct(id, { kind: 'move-transfer', customerNumber: other })
    await decide(await waitingOf(id))
    await correct(id, reverse, 1)
    await decide(await waitingOf(id))
    expect([await balance(one), await balance(other)]).toEqual([0, 0])
  })

  it('cannot take effect when the money has been spent, and then still waits', async () => {
    const { id, customerNumber } = await newConfirmed()
    await correct(id, reverse)
    await spend(customerNumber)
    const correction = await waitingOf(id)
    await expect(decide(correction)).rejects.toThrow('TRANSFER_SPENT')
    expect(await waitingOf(id)).toBe(correction)
    // The person who proposed it may withdraw it.
    await decide(correction, registrar, false)
    expect(await waitingOf(id)).toBe('')
    expect(await balance(customerNumber)).toBe(99_99)
  })

  it('cannot take effect when the money is where it should go already', async () => {
    const customer = newCustomer()
    const reference = next('R')
    await importEntries(database, [{ reference, amount: '30.00', text: 'a gift' }])
    const { id } = await only(reference)
    await correct(id, { kind: 'move-transfer', customerNumber: customer })
    const correction = await waitingOf(id)
    await allocateTransfer(parts, { id, revision: 0, customerNumber: customer }, registrar)
    await expect(decide(correction)).rejects.toThrow('TRANSFER_CHANGED')
    await decide(correction, second, false)
    expect(await balance(customer)).toBe(30_00)
  })

  it('takes effect once of two who confirm at once', async () => {
    const { id, customerNumber } = await newConfirmed()
    await correct(id, reverse)
    const correction = await waitingOf(id)
    const outcomes = await Promise.allSettled([
      decide(correction),
      decide(correction, staff('third')),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balance(customerNumber)).toBe(0)
  })

  it('cannot be confirmed in SQL by the person who proposed it either', async () => {
    const { id } = await newConfirmed()
    await correct(id, reverse)
    const past = pool.query(
      `update portal.money_correction set state = 'confirmed', decided_by = proposed_by,
         decided_at = now() where id = $1`,
      [await waitingOf(id)],
    )
    await expect(past).rejects.toThrow('money_correction_four_eyes')
  })
})

describe('a conflict between the bank’s file and a registered transfer', () => {
  async function newConflict(isConfirmed = false) {
    const made = isConfirmed ? await newConfirmed() : await newRegistered()
    const { reference, customerNumber } = made
    const entry = { reference, amount: '80.00', text: customerNumber }
    const file = await importEntries(database, [entry])
    expect(file).toMatchObject({ transfers: 0, conflicts: 1 })
    const isIt = eq(transferConflict.fileId, file.id)
    const [conflict] = await database.select().from(transferConflict).where(isIt)
    return { ...made, conflictId: conflict?.id ?? '', entry }
  }
  const resolve = (id: string, resolution: 'bank' | 'both') =>
    resolveConflict(parts, { id, resolution }, second)

  it.each([
    [false, 0],
    [true, 100_00],
  ])(
    'is resolved for the bank in one press (confirmed before: %s)',
    async (isConfirmed, before) => {
      const { customerNumber, conflictId, id, reference, entry } = await newConflict(isConfirmed)
      expect(await balance(customerNumber)).toBe(before)
      await resolve(conflictId, 'bank')
      expect(await balance(customerNumber)).toBe(80_00)
      await expect(resolve(conflictId, 'bank')).rejects.toThrow('CONFLICT_RESOLVED')
      const [wrong, right] = await transfersOf(reference)
      expect(wrong?.reversedAt).not.toBeNull()
      expect([wrong?.id, right?.amountOre]).toEqual([id, 80_00])
      expect(await importEntries(database, [entry])).toMatchObject({
        conflicts: 0,
        repeatedTransfers: 1,
      })
      expect(await actionsOn(conflictId)).toEqual([['conflict-resolved', 'a second person']])
    },
  )

  it('may leave both: the bank’s counts, and the registered one waits for a second person', async () => {
    const { customerNumber, conflictId, id } = await newConflict()
    await resolve(conflictId, 'both')
    expect(await balance(customerNumber)).toBe(80_00)
    await confirm(id)
    expect(await balance(customerNumber)).toBe(180_00)
  })

  it('is one too when the bank names another student than the person did', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const { reference } = await newRegistered(one)
    const file = await importEntries(database, [{ reference, amount: '100.00', text: other }])
    expect(file).toMatchObject({ confirmedTransfers: 0, conflicts: 1 })
    const isIt = eq(transferConflict.fileId, file.id)
    const [conflict] = await database.select().from(transferConflict).where(isIt)
    await resolve(conflict?.id ?? '', 'bank')
    expect([await balance(one), await balance(other)]).toEqual([0, 100_00])
  })

  it('confirms what was registered again as the bank says', async () => {
    const { customerNumber, conflictId, id, reference } = await newConflict()
    await correct(id, {
      kind: 'replace-transfer',
      amountOre: 80_00,
      valueDate: '2026-11-20',
      customerNumber,
    })
    await resolve(conflictId, 'bank')
    expect(await balance(customerNumber)).toBe(80_00)
    expect((await transfersOf(reference)).filter(({ reversedAt }) => !reversedAt)).toHaveLength(1)
  })
})

describe('a correction that is confirmed while something else is done', () => {
  /** As long as a busy machine may need; what is waited for comes at once. */
  const waits = { timeout: 20_000 }
  const isWaiting = () => expect.poll(() => countWaiting(database), waits).toBeGreaterThan(0)

  it('waits for the transfer before it locks itself, as a file of the bank does', async () => {
    const { id } = await newConfirmed()
    await correct(id, reverse)
    const correction = await waitingOf(id)
    const { deciding } = await database.transaction(async (transaction) => {
      const isIt = eq(incomingTransfer.id, id)
      await transaction.select().from(incomingTransfer).where(isIt).for('no key update')
      const deciding = decide(correction)
      await isWaiting()
      const isThis = eq(moneyCorrection.id, correction)
      await transaction
        .select()
        .from(moneyCorrection)
        .where(isThis)
        .for('no key update', { noWait: true })
      return { deciding }
    })
    await deciding
  })

  it('is done again when it was in the way of what locks customers before transfers', async () => {
    const { id, customerNumber } = await newConfirmed()
    await correct(id, reverse)
    const correction = await waitingOf(id)
    const { deciding } = await database.transaction(async (transaction) => {
      const isTheirs = eq(ledgerAccount.key, customerNumber)
      await transaction.select().from(ledgerAccount).where(isTheirs).for('no key update')
      const deciding = decide(correction)
      await isWaiting()
      // The one who waits for longer finds the deadlock, and gives way.
      const isIt = eq(incomingTransfer.id, id)
      await transaction.select().from(incomingTransfer).where(isIt).for('no key update')
      return { deciding }
    })
    await deciding
    expect(await balance(customerNumber)).toBe(0)
  })

  it('locks all customers in one order, those who get the money as well', async () => {
    const [low, high] = [newCustomer(), newCustomer()]
    // Their accounts in the ledger are opened in this order.
    for (const customer of [low, high])
      await importEntries(database, [{ reference: next('R'), amount: '1.00', text: customer }])
    const { id } = await newConfirmed(high)
    const right = { amountOre: 100_00, valueDate: '2026-11-19', customerNumber: low }
    await correct(id, { kind: 'replace-transfer', ...right })
    const correction = await waitingOf(id)
    const lock = (transaction: Database, key: string, config?: { noWait: true }) =>
      transaction
        .select()
        .from(ledgerAccount)
        .where(eq(ledgerAccount.key, key))
        .for('no key update', config)
    const { deciding } = await database.transaction(async (transaction) => {
      await lock(transaction, low)
      const deciding = decide(correction)
      await isWaiting()
      await lock(transaction, high, { noWait: true })
      return { deciding }
    })
    await deciding
    expect(await balance(low)).toBe(101_00)
  })
})

it('after all of that the ledger balances', async () => {
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
})
