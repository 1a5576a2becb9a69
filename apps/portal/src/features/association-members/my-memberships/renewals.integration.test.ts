import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMember, addRole } from '#core/associations/associations.testing.server.ts'
import { countPayingMembers } from '#core/associations/members/count-paying-members.server.ts'
import {
  association,
  associationHistory,
  associationMember,
} from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { startMembers } from '../testing/association-members.testing.server.ts'
import { endLapsed } from './end-lapsed.server.ts'
import { remindMembers } from './remind-members.server.ts'

const { database } = await createTestDatabase()
const at = await startMembers(database)
const parts = { database, portalUrl: at.portalUrl }
const on = (day: string) => new Date(`${day}T10:00:00Z`)
const own = (userId: string, path = '', method = 'POST') =>
  at.call(userId, method, `user/association-memberships${path}`)

/** Somebody whose membership ends with the year. */
async function newMember(values: Parameters<typeof at.setUp>[0] = {}) {
  const of = await at.setUp(values)
  const memberId = await addMember(database, { associationId: of.id, userId: of.userId })
  return { ...of, memberId }
}

describe('a renewal', () => {
  it('follows without a gap, once', async () => {
    at.on('2026-12-10T10:00:00Z')
    const of = await newMember()
    const renew = () => own(of.userId, `/${of.memberId}/renew`)
    for (const answer of await Promise.all([renew(), renew()]))
      expect(answer).toEqual({ status: 200, body: { is: 'renewed' } })
    const terms = await of.termsOf()
    expect(terms.map(({ startsOn }) => startsOn)).toEqual(['2026-08-01', '2027-01-01'])
    expect((await own(of.userId, '', 'GET')).body.items).toMatchObject([
      { gaps: [], canRenew: false },
    ])
  })

  it('after the end leaves a gap that is seen', async () => {
    at.on('2027-01-20T10:00:00Z')
    const of = await newMember()
    expect((await own(of.userId, '', 'GET')).body.items).toMatchObject([
      { isCovered: false, canRenew: true, until: '2026-12-31', lapsesOn: '2027-03-01' },
    ])
    await own(of.userId, `/${of.memberId}/renew`)
    expect((await own(of.userId, '', 'GET')).body.items).toMatchObject([
      { isCovered: true, gaps: [{ startsOn: '2027-01-01', endsOn: '2027-01-19' }] },
    ])
  })

  it('is paid for where there is a fee, and there is none in a closed association', async () => {
    at.on('2026-12-10T10:00:00Z')
    const of = await newMember({ feeOre: 10_000 })
    expect((await own(of.userId, `/${of.memberId}/renew`)).body).toEqual({ is: 'to-pay' })
    const paymentId = await at.payFee(of)
    expect((await at.reconcile(of.userId, paymentId)).body.paymentStatus).toBe('PAID')
    expect(await of.termsOf()).toMatchObject([{}, { startsOn: '2027-01-01', feeOre: 10_000 }])
    const closed = await newMember({ state: 'closed', stateReason: 'by-board' })
    expect((await own(closed.userId, `/${closed.memberId}/renew`)).body).toEqual({
      error: 'RENEWAL_NOT_POSSIBLE',
    })
  })

  it('is one’s own', async () => {
    const of = await newMember()
    const stranger = await createMember(database, null)
    for (const action of ['renew', 'leave'])
      expect((await own(stranger, `/${of.memberId}/${action}`)).status).toBe(404)
  })
})

describe('the nightly job', () => {
  it('reminds when a renewal begins and in the last week, once each', async () => {
    const fresh = (await createTestDatabase()).database
    const world = await startMembers(fresh)
    const of = await world.setUp()
    await addMember(fresh, { associationId: of.id, userId: of.userId })
    const closed = await world.setUp({ state: 'closed', stateReason: 'by-board' })
    await addMember(fresh, { associationId: closed.id, userId: closed.userId })
    const run = (day: string) =>
      remindMembers({ database: fresh, portalUrl: at.portalUrl }, on(day))
    expect(await run('2026-12-01')).toBe(0)
    const both = await Promise.all([run('2026-12-02'), run('2026-12-02')])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await run('2026-12-24')).toBe(0)
    expect(await run('2026-12-25')).toBe(1)
    expect(await run('2026-12-25')).toBe(0)
    expect(await run('2026-12-31')).toBe(0)
  })

  it('ends what nobody renewed, and what nobody paid in time', async () => {
    const of = await newMember()
    await endLapsed(parts, on('2027-03-01'))
    expect(await of.memberOf()).toMatchObject({ state: 'member' })
    const accepted = await createMember(database, null)
    await database.insert(associationMember).values({
      associationId: of.id,
      userId: accepted,
      state: 'requested',
      joinedBy: 'page',
      payBefore: on('2027-03-02'),
    })
    await Promise.all([endLapsed(parts, on('2027-03-02')), endLapsed(parts, on('2027-03-02'))])
    expect(await of.memberOf()).toMatchObject({ state: 'ended', endedBecause: 'lapsed' })
    expect(await of.memberOf(accepted)).toMatchObject({ state: 'ended', endedBecause: 'lapsed' })
  })
})

describe('cash', () => {
  it('is registered by the treasurer, for members alone, and stands in the history', async () => {
    at.on('2026-12-10T10:00:00Z')
    const of = await newMember({ feeOre: 10_000 })
    const treasurer = await createMember(database, null)
    const role = { associationId: of.id, userId: treasurer, kind: 'treasurer' } as const
    await addRole(database, role)
    const cash = (email: string) => of.board('POST', '/cash', { email }, treasurer)
    const stranger = await createMember(database, null)
    expect((await cash(`${stranger}@trivsel.example`)).body).toEqual({ error: 'MEMBER_NOT_FOUND' })
    const email = `${of.userId}@trivsel.example`
    expect((await cash(email)).body).toMatchObject({ paidBy: 'cash' })
    expect((await cash(email)).body).toEqual({ error: 'FEE_NOT_DUE' })
    expect(await of.termsOf()).toMatchObject([{}, { paidBy: 'cash', feeOre: 10_000 }])
    const history = await database
      .select()
      .from(associationHistory)
      .where(eq(associationHistory.associationId, of.id))
    expect(history).toMatchObject([
      { action: 'cash-registered', actorId: treasurer, subjectId: of.userId },
    ])
    await addMember(database, { associationId: of.id, userId: treasurer })
    expect((await cash(`${treasurer}@trivsel.example`)).body).toEqual({ error: 'OWN_FEE' })
  })
})

describe('the board', () => {
  it('changes the fee with the right to it alone, and not what somebody else has changed', async () => {
    const of = await at.setUp()
    const deputy = await createMember(database, null)
    await addRole(database, { associationId: of.id, userId: deputy, kind: 'deputy' })
    const save = (who: string) =>
      of.board('PUT', '/terms', { termKind: 'rolling', feeOre: 20_000, version: 1 }, who)
    expect((await save(deputy)).body).toEqual({ error: 'ASSOCIATION_RIGHT_MISSING' })
    expect((await save(of.contact)).status).toBe(200)
    expect((await save(of.contact)).body).toEqual({ error: 'ASSOCIATION_CHANGED' })
    const [row] = await database.select().from(association).where(eq(association.id, of.id))
    expect(row).toMatchObject({ termKind: 'rolling', feeOre: 20_000 })
  })
})

it('members are counted on the days of their terms, until they end', async () => {
  const of = await newMember()
  const payer = await createMember(database, null)
  const who = { associationId: of.id, userId: payer }
  const memberId = await addMember(database, who, {
    feeOre: 100,
    paidBy: 'cash',
    endsOn: '2026-11-30',
  })
  const count = (day: string) => countPayingMembers(database, of.id, day)
  expect(await count('2026-07-31')).toEqual({ paying: 0, all: 0 })
  expect(await count('2026-08-01')).toEqual({ paying: 1, all: 2 })
  expect(await count('2026-11-30')).toEqual({ paying: 1, all: 2 })
  expect(await count('2026-12-01')).toEqual({ paying: 0, all: 1 })
  await database
    .update(associationMember)
    .set({ state: 'ended', endedBecause: 'left', endedAt: new Date('2026-10-10T22:30:00Z') })
    .where(eq(associationMember.id, memberId))
  expect(await count('2026-10-11')).toEqual({ paying: 1, all: 2 })
  expect(await count('2026-10-12')).toEqual({ paying: 0, all: 1 })
})
