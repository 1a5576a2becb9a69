import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addRole } from '#core/associations/associations.testing.server.ts'
import {
  associationHistory,
  associationMember,
  associationRole,
} from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationRegisterAccess } from '../model/tables.server.ts'
import { startRegister, today } from '../testing/register.testing.server.ts'

const { database } = await createTestDatabase()
const register = startRegister(database)
const { send, newAssociation, newMember, newPerson, withRole } = register

const names = (answer: { body: { items: { name: string }[] } }) =>
  answer.body.items.map(({ name }) => name)
const logOf = (associationId: string) =>
  database
    .select()
    .from(associationRegisterAccess)
    .where(eq(associationRegisterAccess.associationId, associationId))

describe('who reads a register', () => {
  it('are contact persons and roles with the right; nobody else learns that it exists', async () => {
    const own = await newAssociation()
    const other = await newAssociation()
    const member = await newMember(own.id)
    const former = await withRole(own.id, 'leader', { endsOn: '2026-11-27' })
    const elsewhere = await withRole(other.id, 'leader')
    const stranger = (await newPerson()).userId
    const event = await withRole(own.id, 'event')
    const treasurer = await withRole(own.id, 'treasurer')
    const reads: [string, string, object?][] = [
      ['GET', '/register'],
      ['POST', '/register/search', { text: member.lastName }],
      ['POST', '/register/export', {}],
      ['GET', `/register/${member.memberId}`],
      ['POST', `/register/${member.memberId}/removal`, { version: 1, text: 'Nei' }],
      ['POST', `/register/${member.memberId}/invitation`],
      ['GET', '/roles'],
      ['POST', '/roles/candidates', { text: 'aa' }],
      ['GET', '/register-access'],
      ['GET', '/invitations'],
      ['POST', '/invitations', { emails: 'a@example.org', language: 'no' }],
      ['GET', '/member-imports'],
    ]
    for (const userId of [former, elsewhere, other.contact, stranger, member.userId])
      for (const [method, path, body] of reads)
        expect([path, await send(userId, method, own.path + path, body)]).toEqual([
          path,
          { status: 404, body: { error: 'ASSOCIATION_NOT_FOUND' } },
        ])
    expect((await send(event, 'GET', `${own.path}/register`)).status).toBe(403)
    expect(await logOf(own.id)).toEqual([])
    for (const userId of [own.contact, treasurer])
      expect((await send(userId, 'GET', `${own.path}/register`)).status).toBe(200)
    // A member of another association is not found by the id in this one.
    const across = `${other.path}/register/${member.memberId}`
    expect((await send(other.contact, 'GET', across)).status).toBe(404)
  })

  it('get name, email, term, roles and the day of joining, and nothing else', async () => {
    const { id, contact, path } = await newAssociation()
    const { userId, email, firstName, lastName } = await newMember(id, {}, { endsOn: '2026-12-31' })
    await addRole(database, { associationId: id, userId, kind: 'event' })
    const { body } = await send(contact, 'GET', `${path}/register`)
    expect(body.items).toEqual([
      {
        id: expect.any(String),
        userId,
        name: `${firstName} ${lastName}`,
        email,
        state: 'member',
        joinedOn: expect.any(String),
        until: '2026-12-31',
        paidBy: 'free',
        isPaidToday: true,
        roles: [{ typeId: expect.any(String), kind: 'event', name: null }],
        version: 1,
      },
    ])
  })
})

describe('the list', () => {
  it('takes what means something in a pattern as it is written, and is filtered and sorted', async () => {
    const { id, contact, path } = await newAssociation()
    const week = { startsOn: '2026-11-20', endsOn: '2026-11-27' }
    await newMember(id, { firstName: 'Ola', lastName: 'A%b' }, week)
    await newMember(id, { firstName: 'Kari', lastName: 'A_b' }, { endsOn: today })
    await newMember(id, { firstName: 'Per', lastName: 'Axb' }, { endsOn: '2027-06-30' })
    const search = (text: string) => send(contact, 'POST', `${path}/register/search`, { text })
    expect(names(await search('a%B'))).toEqual(['Ola A%b'])
    expect(names(await search('A_b'))).toEqual(['Kari A_b'])
    expect(names(await search("a\\'"))).toEqual([])
    const list = async (query: string) =>
      names(await send(contact, 'GET', `${path}/register?${query}`))
    // The last day of a term counts.
    expect(await list('paid=yes&sort=-name')).toEqual(['Per Axb', 'Kari A_b'])
    expect(await list('paid=no')).toEqual(['Ola A%b'])
    expect(await list('sort=until')).toEqual(['Ola A%b', 'Kari A_b', 'Per Axb'])
    expect(await list('sort=-until&page=2')).toEqual([])
    expect(await list('state=ended')).toEqual([])
  })

  it('has the gaps between the terms of a member', async () => {
    const { id, contact, path } = await newAssociation()
    const { memberId } = await newMember(id, {}, { startsOn: '2025-08-01', endsOn: '2025-12-31' })
    const { associationTerm } = await import('#core/associations/tables.server.ts')
    await database.insert(associationTerm).values({
      memberId,
      startsOn: '2026-08-01',
      endsOn: '2026-12-31',
      feeOre: 10_000,
      paidBy: 'cash',
    })
    const { body } = await send(contact, 'GET', `${path}/register/${memberId}`)
    expect(body).toMatchObject({
      terms: [{ startsOn: '2026-08-01', paidBy: 'cash' }, { startsOn: '2025-08-01' }],
      gaps: [{ startsOn: '2026-01-01', endsOn: '2026-07-31' }],
    })
  })
})

describe('the log', () => {
  it('has one line for the same person and kind within ten minutes, also at once', async () => {
    const { id, contact, path } = await newAssociation()
    const leader = await withRole(id, 'leader')
    const list = (userId: string) => send(userId, 'GET', `${path}/register`)
    await Promise.all([1, 2, 3, 4].map(() => list(leader)))
    await list(contact)
    register.pass(9)
    await list(leader)
    expect(await logOf(id)).toHaveLength(2)
    register.pass(2)
    await list(leader)
    await send(leader, 'POST', `${path}/register/export`, {})
    expect(await logOf(id)).toHaveLength(4)
  })

  it('is read by role, and with names by those who give roles; a member sees roles and days', async () => {
    const { id, contact, path } = await newAssociation()
    const treasurer = await withRole(id, 'treasurer')
    const one = await newMember(id)
    const other = await newMember(id)
    await database
      .update(associationMember)
      .set({ joinedAt: new Date('2026-01-01T00:00:00Z') })
      .where(eq(associationMember.associationId, id))
    await send(treasurer, 'GET', `${path}/register/${one.memberId}`)
    const log = async (userId: string) =>
      (await send(userId, 'GET', `${path}/register-access`)).body as unknown as {
        log: { name: string | null }[]
        canChange: boolean
      }
    expect((await log(treasurer)).log).toMatchObject([
      { kind: 'entry', reader: 'role', role: { kind: 'treasurer' }, name: null },
    ])
    expect(await log(contact)).toMatchObject({
      canChange: true,
      log: [{ name: expect.stringContaining(' ') }],
    })
    const info = (userId: string) => send(userId, 'GET', `${path}/register-info`)
    expect((await info(one.userId)).body).toMatchObject({
      isMember: true,
      contacts: 1,
      readings: [{ on: today, reader: 'role', role: { kind: 'treasurer' }, kind: 'entry' }],
    })
    // Whose entry was opened is told to that person alone.
    expect((await info(other.userId)).body).toMatchObject({ readings: [] })
    expect(JSON.stringify((await info(one.userId)).body)).not.toContain(treasurer)
    expect((await info((await newPerson()).userId)).status).toBe(404)
  })
})

describe('removing a member', () => {
  const removal = { version: 1, text: 'Du har ikke vært med på lenge.' }

  it('tells them in the words of the board, ends their roles, and is in the history', async () => {
    const { id, contact, path } = await newAssociation()
    const { userId, memberId, email } = await newMember(id)
    await addRole(database, { associationId: id, userId, kind: 'event' })
    const remove = () => send(contact, 'POST', `${path}/register/${memberId}/removal`, removal)
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await register.mailsTo(email)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(removal.text) }),
    ])
    const [role] = await database
      .select()
      .from(associationRole)
      .where(eq(associationRole.userId, userId))
    expect(role?.endsOn).toBe('2026-11-27')
    const history = await database
      .select()
      .from(associationHistory)
      .where(eq(associationHistory.associationId, id))
    expect(history).toMatchObject([{ action: 'member-removed', subjectId: userId }])
    expect((await send(contact, 'POST', `${path}/register/${memberId}/invitation`)).status).toBe(
      200,
    )
    expect(await register.mailsTo(email)).toHaveLength(2)
  })

  it('ends also the time to pay of somebody who was accepted', async () => {
    const { id, contact, path } = await newAssociation()
    const { memberId } = await newMember(id)
    const isThis = eq(associationMember.id, memberId)
    await database
      .update(associationMember)
      .set({ state: 'requested', joinedAt: null, payBefore: new Date('2026-12-10T10:00:00Z') })
      .where(isThis)
    await send(contact, 'POST', `${path}/register/${memberId}/removal`, removal)
    const [row] = await database.select().from(associationMember).where(isThis)
    expect(row).toMatchObject({ state: 'ended', endedBecause: 'removed', payBefore: null })
  })

  it('is refused for oneself, for an old version, and for somebody with a role without that right', async () => {
    const { id, contact, path } = await newAssociation()
    const own = await newMember(id)
    await addRole(database, { associationId: id, userId: own.userId, kind: 'leader' })
    const remove = (userId: string, memberId: string, version = 1) =>
      send(userId, 'POST', `${path}/register/${memberId}/removal`, { ...removal, version })
    expect((await remove(own.userId, own.memberId)).body).toEqual({ error: 'MEMBER_IS_SELF' })
    expect((await remove(contact, own.memberId, 2)).body).toEqual({ error: 'ASSOCIATION_CHANGED' })
    const { associationRoleType } = await import('#core/associations/tables.server.ts')
    await database
      .update(associationRoleType)
      .set({ rights: ['register', 'members'] })
      .where(eq(associationRoleType.associationId, id))
    const helper = await withRole(id, 'treasurer')
    expect((await remove(helper, own.memberId)).body).toEqual({
      error: 'ASSOCIATION_RIGHT_MISSING',
    })
    for (const text of ['', ' ', 'x'.repeat(501), 'Jeg er 130972 48022'])
      expect(
        (
          await send(contact, 'POST', `${path}/register/${own.memberId}/removal`, {
            version: 1,
            text,
          })
        ).status,
      ).toBe(400)
  })
})
