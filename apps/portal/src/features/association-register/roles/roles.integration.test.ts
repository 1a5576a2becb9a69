import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addRole } from '#core/associations/associations.testing.server.ts'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { startRegister, today } from '../testing/register.testing.server.ts'

const { database } = await createTestDatabase()
const register = startRegister(database)
const { send, newAssociation, newMember, newPerson, withRole } = register

async function typeOf(associationId: string, kind: 'leader' | 'treasurer' | 'event') {
  const [type] = await database
    .select()
    .from(associationRoleType)
    .where(
      and(eq(associationRoleType.associationId, associationId), eq(associationRoleType.kind, kind)),
    )
  return type?.id ?? ''
}

const year = { startsOn: today, endsOn: '2027-11-27' }

describe('giving a role', () => {
  it('is for a member or a contact person, once at a time, and mails them', async () => {
    const { id, contact, path } = await newAssociation()
    const { userId, email } = await newMember(id)
    const roleTypeId = await typeOf(id, 'event')
    const give = (who: string, days = year) =>
      send(contact, 'POST', `${path}/roles`, { roleTypeId, userId: who, ...days })
    const answers = await Promise.all([give(userId), give(userId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await register.mailsTo(email)).toHaveLength(1)
    expect((await give(contact)).status).toBe(200)
    const stranger = (await newPerson()).userId
    expect((await give(stranger)).body).toEqual({ error: 'ROLE_PERSON' })
    const past = { startsOn: '2026-11-27', endsOn: '2027-01-01' }
    expect((await give(userId, past)).body).toEqual({ error: 'ROLE_DATES' })
    const elsewhere = await newAssociation()
    const foreign = await typeOf(elsewhere.id, 'event')
    expect(
      (await send(contact, 'POST', `${path}/roles`, { roleTypeId: foreign, userId, ...year })).body,
    ).toEqual({ error: 'ROLE_NOT_FOUND' })
  })

  it('gives nobody more than the giver has', async () => {
    const { id, path } = await newAssociation()
    const deputy = await withRole(id, 'deputy')
    const { userId } = await newMember(id)
    const give = async (kind: 'treasurer' | 'event') =>
      send(deputy, 'POST', `${path}/roles`, { roleTypeId: await typeOf(id, kind), userId, ...year })
    expect((await give('treasurer')).body).toEqual({ error: 'ROLE_ABOVE_OWN' })
    expect((await give('event')).status).toBe(200)
  })
})

describe('ending a role', () => {
  it('is allowed to people who give roles, and to everybody for their own role, also to the last leader', async () => {
    const { id, contact, path } = await newAssociation()
    const leader = await withRole(id, 'leader')
    const event = await withRole(id, 'event')
    const roleOf = async (userId: string) => {
      const [role] = await database
        .select()
        .from(associationRole)
        .where(eq(associationRole.userId, userId))
      return role?.id ?? ''
    }
    const end = async (by: string, whose: string) =>
      send(by, 'POST', `${path}/roles/${await roleOf(whose)}/end`)
    expect((await end(event, leader)).status).toBe(403)
    expect((await end(leader, leader)).body).toEqual({ isWithoutLeader: true, hasLeft: true })
    expect((await end(leader, event)).status).toBe(404)
    expect((await end(contact, leader)).body).toEqual({ error: 'ROLE_ENDED' })
    expect((await end(event, event)).body).toEqual({ isWithoutLeader: false, hasLeft: true })
    expect((await send(event, 'GET', `${path}/roles`)).status).toBe(404)
    const { body } = await send(contact, 'GET', `${path}/roles`)
    const { types } = body as unknown as { types: { kind: string; holders: []; former: [] }[] }
    expect(types.find(({ kind }) => kind === 'leader')).toMatchObject({
      holders: [],
      former: [{ userId: leader, endsOn: '2026-11-27' }],
    })
  })
})

describe('a role of the board’s own', () => {
  it('has a name once, can be renamed, and is removed when nobody has it', async () => {
    const { id, contact, path } = await newAssociation()
    const deputy = await withRole(id, 'deputy')
    const add = (name: string) => send(deputy, 'POST', `${path}/role-types`, { name })
    const both = await Promise.all([add('Materialforvalter'), add('materialforvalter')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await add('Kokk')).status).toBe(200)
    const types = await database
      .select()
      .from(associationRoleType)
      .where(and(eq(associationRoleType.associationId, id), eq(associationRoleType.kind, 'own')))
    const cook = types.find(({ name }) => name === 'Kokk')?.id ?? ''
    const type = `${path}/role-types/${cook}`
    const rename = (name: string) => send(deputy, 'PUT', `${type}/name`, { name, version: 1 })
    expect((await rename('MATERIALFORVALTER')).body).toEqual({ error: 'ROLE_NAME_TAKEN' })
    expect((await rename('Bakst')).status).toBe(200)
    expect((await rename('Igjen')).body).toEqual({ error: 'ASSOCIATION_CHANGED' })
    const standard = `${path}/role-types/${await typeOf(id, 'leader')}/removal`
    expect((await send(contact, 'POST', standard)).body).toEqual({ error: 'ROLE_STANDARD' })
    const { userId } = await newMember(id)
    const given = { roleTypeId: cook, userId, ...year }
    expect((await send(deputy, 'POST', `${path}/roles`, given)).status).toBe(200)
    expect((await send(deputy, 'POST', `${type}/removal`)).body).toEqual({ error: 'ROLE_IN_USE' })
  })

  it('gets its rights from a contact person alone, and with changing comes reading', async () => {
    const { id, contact, path } = await newAssociation()
    const leader = await withRole(id, 'leader')
    const typeId = await typeOf(id, 'event')
    const change = (by: string) =>
      send(by, 'PUT', `${path}/role-types/${typeId}/rights`, { rights: ['members'], version: 1 })
    expect((await change(leader)).body).toEqual({ error: 'ASSOCIATION_RIGHT_MISSING' })
    expect((await change(contact)).status).toBe(200)
    expect((await change(contact)).body).toEqual({ error: 'ASSOCIATION_CHANGED' })
    const event = await withRole(id, 'event')
    expect((await send(event, 'GET', `${path}/register`)).status).toBe(200)
  })

  it('is nobody’s to change once the association is closed, but everybody may go', async () => {
    const closed = { state: 'closed', stateReason: 'by-board' } as const
    const { id, contact, path } = await newAssociation(closed)
    const { userId } = await newPerson()
    const roleId = await addRole(database, { associationId: id, userId, kind: 'leader' })
    expect((await send(contact, 'POST', `${path}/role-types`, { name: 'Kokk' })).body).toEqual({
      error: 'ASSOCIATION_STATE',
    })
    expect((await send(contact, 'POST', `${path}/roles/${roleId}/end`)).status).toBe(409)
    expect((await send(userId, 'POST', `${path}/roles/${roleId}/end`)).status).toBe(200)
  })
})
