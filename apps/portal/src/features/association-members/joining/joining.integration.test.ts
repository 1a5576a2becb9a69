import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { association, associationMember } from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { startMembers } from '../testing/association-members.testing.server.ts'

const { database } = await createTestDatabase()
const at = await startMembers(database)
beforeEach(() => at.on('2026-11-28T10:00:00Z'))

const newCode = async (of: Awaited<ReturnType<typeof at.setUp>>, endsOn = '2026-12-31') => {
  await of.board('POST', '/codes', { label: 'Stand', endsOn })
  const { body } = await of.board('GET', '')
  return body.admission.codes[0] as { id: string; code: string; people: number }
}

describe('joining', () => {
  it('is done in one press, once, for two at the same time', async () => {
    const of = await at.setUp()
    const answers = await Promise.all([of.join(), of.join(), of.join()])
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: { is: 'member' } })
    expect(await of.memberOf()).toMatchObject({ state: 'member', joinedBy: 'page' })
    expect(await of.termsOf()).toMatchObject([
      { startsOn: '2026-11-28', endsOn: '2026-12-31', feeOre: 0, paidBy: 'free' },
    ])
  })

  it('waits for the board where it accepts each member', async () => {
    const of = await at.setUp({ needsApproval: true })
    expect((await of.join()).body).toEqual({ is: 'requested' })
    expect((await of.join()).body).toEqual({ is: 'requested' })
    const { id } = (await of.memberOf()) ?? { id: '' }
    expect((await of.board('GET', '')).body.admission.requests).toMatchObject([{ id }])
    expect(await of.termsOf()).toEqual([])
    const accepted = [1, 2].map(() => of.board('POST', `/requests/${id}/accept`))
    expect((await Promise.all(accepted)).map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await of.memberOf()).toMatchObject({ state: 'member' })
    expect(await of.termsOf()).toHaveLength(1)
  })

  it('is declined, and can be asked for again', async () => {
    const of = await at.setUp({ needsApproval: true })
    await of.join()
    const { id } = (await of.memberOf()) ?? { id: '' }
    const stranger = await createMember(database, null)
    const decline = (who?: string) =>
      of.board('POST', `/requests/${id}/decline`, { answer: 'Det er fullt.' }, who)
    expect((await decline(stranger)).status).toBe(404)
    expect((await decline()).status).toBe(200)
    expect(await of.memberOf()).toMatchObject({ state: 'ended', endedBecause: 'declined' })
    expect((await of.join()).body).toEqual({ is: 'requested' })
  })

  it('makes nobody a member who has not paid', async () => {
    const of = await at.setUp({ feeOre: 15_000 })
    expect((await of.join()).body).toEqual({ is: 'to-pay' })
    expect(await of.memberOf()).toBeUndefined()
  })

  it.each([
    { state: 'inactive', stateReason: 'not-confirmed' },
    { state: 'closed', stateReason: 'by-board' },
    { takesMembers: false },
  ] as const)('is refused by one that is %o', async (values) => {
    const of = await at.setUp(values)
    expect(await of.join()).toEqual({
      status: 409,
      body: { error: 'ASSOCIATION_TAKES_NO_MEMBERS' },
    })
    const offer = await at.call(null, 'GET', `association-joining/${of.slug}`)
    expect(offer.body).toMatchObject({ takesNew: false })
  })

  it('shows nothing of one that is not approved', async () => {
    const of = await at.setUp({ state: 'new', stateReason: 'staff-decide' })
    expect((await at.call(null, 'GET', `association-joining/${of.slug}`)).status).toBe(404)
    expect((await of.join()).status).toBe(404)
  })

  it('after leaving is free for days that were paid for, and needs the board after a removal', async () => {
    const of = await at.setUp()
    await of.join()
    const member = await of.memberOf()
    await at.call(of.userId, 'POST', `user/association-memberships/${member?.id}/leave`)
    expect(await of.memberOf()).toMatchObject({ state: 'ended', endedBecause: 'left' })
    await database.update(association).set({ feeOre: 5_000 }).where(eq(association.id, of.id))
    expect((await of.join()).body).toEqual({ is: 'member' })
    expect(await of.termsOf()).toHaveLength(1)
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: new Date(), endedBecause: 'removed' })
      .where(eq(associationMember.id, member?.id ?? ''))
    expect((await of.join()).body).toEqual({ is: 'requested' })
  })
})

describe('a registration code', () => {
  const check = (code: string) => at.call(null, 'POST', 'association-joining/codes', { code })

  it('leads to its association, in any spelling, and counts who came by it', async () => {
    const of = await at.setUp()
    const { code } = await newCode(of)
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()
    expect(await check(typed)).toMatchObject({ status: 200, body: { slug: of.slug } })
    await of.join(of.userId, typed)
    await of.join(of.userId, typed)
    expect(await of.memberOf()).toMatchObject({ joinedBy: 'code' })
    expect((await of.board('GET', '')).body.admission.codes).toMatchObject([{ people: 1 }])
  })

  it('is invalid when it is wrong, over, or ended', async () => {
    const of = await at.setUp()
    const invalid = { status: 404, body: { error: 'JOIN_CODE_INVALID' } }
    const { code, id } = await newCode(of, '2026-11-28')
    expect(await check('KQ7M-3WPR-X8TZ-N5HV')).toEqual(invalid)
    expect((await check(code)).status).toBe(200)
    at.on('2026-11-28T23:00:00Z')
    expect(await check(code)).toEqual(invalid)
    at.on('2026-11-28T10:00:00Z')
    const other = await at.setUp()
    expect((await other.board('POST', `/codes/${id}/end`)).body).toEqual(invalid.body)
    expect((await of.board('POST', `/codes/${id}/end`)).status).toBe(200)
    expect(await check(code)).toEqual(invalid)
  })

  it('of another association counts nobody', async () => {
    const [of, other] = [await at.setUp(), await at.setUp()]
    const { code } = await newCode(other)
    await of.join(of.userId, code)
    expect(await of.memberOf()).toMatchObject({ joinedBy: 'page' })
    expect((await other.board('GET', '')).body.admission.codes).toMatchObject([{ people: 0 }])
  })

  it('ends within a year', async () => {
    const of = await at.setUp()
    const make = (endsOn: string) => of.board('POST', '/codes', { label: 'Stand', endsOn })
    expect((await make('2027-11-29')).body).toEqual({ error: 'JOIN_CODE_DAY' })
    expect((await make('2027-11-28')).status).toBe(200)
  })
})

it('wrong codes are tried sixty times from an address', async () => {
  const { database: own } = await createTestDatabase()
  const fresh = await startMembers(own)
  const check = () => fresh.call(null, 'POST', 'association-joining/codes', { code: 'wrong' })
  for (let tries = 0; tries < 60; tries += 1) expect((await check()).status).toBe(404)
  expect((await check()).status).toBe(429)
})
