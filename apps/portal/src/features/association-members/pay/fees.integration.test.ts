import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { associationAccount } from '#core/associations/association-account.ts'
import {
  association,
  associationMember,
  associationTerm,
} from '#core/associations/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { salesAccount } from '#core/payments/ledger-transaction.ts'
import { payment } from '#core/payments/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { memberClosingChecks } from '../closing-checks.server.ts'
import { associationFeeHold } from '../model/tables.server.ts'
import { startMembers } from '../testing/association-members.testing.server.ts'

const { database } = await createTestDatabase()
const at = await startMembers(database)
const feeOre = 15_000
const paid = { status: 200, body: { paymentStatus: 'PAID', money: 'captured' } }
const change = (id: string, values: Partial<typeof association.$inferInsert>) =>
  database.update(association).set(values).where(eq(association.id, id))

describe('a fee', () => {
  it('is paid once, however often it is pressed, and is the association’s money', async () => {
    const of = await at.setUp({ feeOre })
    const held = await Promise.all([of.hold(), of.hold(), of.hold()])
    const [holdId, ...others] = held.map(({ body }) => body.id)
    expect(others).toEqual([holdId, holdId])
    const [first, again] = [await at.start(of.userId, holdId), await at.start(of.userId, holdId)]
    const { paymentId } = first.body
    expect(again.body.paymentId).toBe(paymentId)
    await at.payAtProvider(paymentId)
    const answers = await Promise.all([1, 2, 3].map(() => at.reconcile(of.userId, paymentId)))
    for (const answer of answers) expect(answer).toMatchObject(paid)
    expect(await of.memberOf()).toMatchObject({ state: 'member' })
    expect(await of.termsOf()).toMatchObject([{ feeOre, paidBy: 'card', paymentId }])
    expect(await balanceOf(database, associationAccount(of.id))).toBe(feeOre)
    expect(await balanceOf(database, salesAccount('association-fee'))).toBe(0)
    expect((await at.start(of.userId, holdId)).body).toEqual({ error: 'FEE_NOT_DUE' })
    expect((await of.hold()).body).toEqual({ error: 'FEE_NOT_DUE' })
  })

  it('stays as it was shown when the board changes it meanwhile', async () => {
    const of = await at.setUp({ feeOre })
    const paymentId = await at.payFee(of)
    await change(of.id, { feeOre: 99_000, termKind: 'rolling', takesMembers: false })
    expect(await at.reconcile(of.userId, paymentId)).toMatchObject(paid)
    expect(await of.termsOf()).toMatchObject([{ feeOre }])
    const { userId } = await at.setUp()
    expect((await of.hold(userId)).body).toEqual({ error: 'ASSOCIATION_TAKES_NO_MEMBERS' })
  })

  it('of somebody who is removed while they pay is not taken', async () => {
    const of = await at.setUp({ feeOre, needsApproval: true })
    await of.join()
    const member = await of.memberOf()
    await of.board('POST', `/requests/${member?.id}/accept`)
    const paymentId = await at.payFee(of)
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: new Date(), endedBecause: 'removed' })
      .where(eq(associationMember.id, member?.id ?? ''))
    expect(await at.reconcile(of.userId, paymentId)).toMatchObject({
      body: { paymentStatus: 'CANCELLED', money: 'released' },
    })
    expect(await of.memberOf()).toMatchObject({ state: 'ended' })
    expect(await of.termsOf()).toEqual([])
    expect(await balanceOf(database, associationAccount(of.id))).toBe(0)
  })

  it('keeps the association open while it is under way, and as long as the money is there', async () => {
    const of = await at.setUp({ feeOre })
    const unfinished = async () => {
      const counts = []
      for (const { count } of memberClosingChecks) counts.push(await count(database, of.id))
      return counts
    }
    expect(await unfinished()).toEqual([0, 0])
    const paymentId = await at.payFee(of)
    expect(await unfinished()).toEqual([0, 1])
    await at.reconcile(of.userId, paymentId)
    expect(await unfinished()).toEqual([1, 0])
  })

  it('of an association that is closed meanwhile is not taken', async () => {
    const of = await at.setUp({ feeOre })
    const paymentId = await at.payFee(of)
    await change(of.id, { state: 'closed', stateReason: 'by-board' })
    expect((await at.reconcile(of.userId, paymentId)).body.paymentStatus).toBe('CANCELLED')
    expect(await of.memberOf()).toBeUndefined()
  })

  it('that was paid in cash meanwhile is not taken by card as well', async () => {
    const of = await at.setUp({ feeOre, needsApproval: true })
    await of.join()
    await of.board('POST', `/requests/${(await of.memberOf())?.id}/accept`)
    const paymentId = await at.payFee(of)
    const email = `${of.userId}@trivsel.example`
    expect((await of.board('POST', '/cash', { email })).status).toBe(200)
    expect((await at.reconcile(of.userId, paymentId)).body.paymentStatus).toBe('CANCELLED')
    expect(await of.termsOf()).toMatchObject([{ paidBy: 'cash', feeOre }])
    expect(await balanceOf(database, associationAccount(of.id))).toBe(0)
  })

  it('of two holds is taken once', async () => {
    const of = await at.setUp({ feeOre })
    const first = await at.payFee(of)
    await database
      .update(associationFeeHold)
      .set({ expiresAt: new Date(0) })
      .where(eq(associationFeeHold.userId, of.userId))
    const second = await at.payFee(of)
    expect(second).not.toBe(first)
    const outcomes = await Promise.all([first, second].map((id) => at.reconcile(of.userId, id)))
    expect(outcomes.map(({ body }) => body.paymentStatus)).toEqual(['CANCELLED', 'PAID'])
    expect(await of.termsOf()).toHaveLength(1)
  })

  it('is nobody else’s to pay or to see', async () => {
    const of = await at.setUp({ feeOre })
    const stranger = await createMember(database, null)
    const { body: held } = await of.hold()
    expect((await at.start(stranger, held.id)).body).toEqual({ error: 'FEE_HOLD_ENDED' })
    const { paymentId } = (await at.start(of.userId, held.id)).body
    expect((await at.reconcile(stranger, paymentId)).status).toBe(404)
  })

  it('is asked for within 14 days of the acceptance', async () => {
    const of = await at.setUp({ feeOre, needsApproval: true })
    expect((await of.hold()).body).toEqual({ error: 'APPROVAL_NEEDED' })
    await of.join()
    await of.board('POST', `/requests/${(await of.memberOf())?.id}/accept`)
    const payBefore = (await of.memberOf())?.payBefore?.getTime() ?? 0
    expect(Math.round((payBefore - Date.now()) / 86_400_000)).toBe(14)
    expect((await of.join()).body).toEqual({ is: 'to-pay' })
    expect(await at.reconcile(of.userId, await at.payFee(of))).toMatchObject(paid)
    expect(await of.memberOf()).toMatchObject({ state: 'member', payBefore: null })
  })
})

describe('staff', () => {
  const staffCall = (id: string, path: string, body?: unknown) =>
    at.call(null, body ? 'POST' : 'GET', `staff/associations/${id}/memberships${path}`, body)

  it('refund a fee: its term does not count, and the account adds up', async () => {
    const of = await at.setUp({ feeOre })
    const paymentId = await at.payFee(of)
    await at.reconcile(of.userId, paymentId)
    const { body } = await staffCall(of.id, '?name=')
    const [term] = body.items[0].terms
    expect(term.payment.refundableOre).toBe(feeOre)
    const refund = {
      version: term.payment.version,
      refundOre: feeOre,
      reason: 'Betalte to ganger',
    }
    const path = `/terms/${term.id}/refund`
    expect((await staffCall(of.id, path, refund)).body).toEqual({ outcome: 'started' })
    expect((await staffCall(of.id, path, refund)).status).toBe(409)
    expect(await of.termsOf()).toEqual([])
    expect(await of.memberOf()).toMatchObject({ state: 'ended', endedBecause: 'lapsed' })
    expect(await balanceOf(database, associationAccount(of.id))).toBe(0)
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    expect(row).toMatchObject({ state: 'refunded', accountKind: 'association', accountKey: of.id })
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  })

  it('correct terms, which never overlap', async () => {
    const of = await at.setUp()
    await of.join()
    const [term] = await of.termsOf()
    const member = await of.memberOf()
    const add = (startsOn: string, endsOn: string) =>
      staffCall(of.id, `/${member?.id}/terms`, { startsOn, endsOn, feeOre: 100, reason: 'Feil' })
    const today = term?.startsOn ?? ''
    expect((await add('2020-01-01', today)).body).toEqual({ error: 'TERM_OVERLAPS' })
    const cancel = () => staffCall(of.id, `/terms/${term?.id}/cancel`, { reason: 'Feil' })
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 404])
    expect((await add('2020-01-01', today)).status).toBe(200)
    expect(await of.termsOf()).toMatchObject([{ paidBy: 'staff', feeOre: 100 }])
  })

  it('correct nothing where they are members themselves', async () => {
    const of = await at.setUp()
    await of.join()
    await of.join(at.staffId)
    const [term] = await of.termsOf()
    const path = `/terms/${term?.id}/cancel`
    expect((await staffCall(of.id, path, { reason: 'Feil' })).body).toEqual({ error: 'OWN_CASE' })
    const found = await database
      .select()
      .from(associationTerm)
      .where(eq(associationTerm.id, term?.id ?? ''))
    expect(found).toMatchObject([{ cancelledAt: null }])
  })
})
