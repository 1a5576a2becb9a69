import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { addAssociation, addContact, addMember, addRole } from './associations.testing.server.ts'
import { findRights, requireContact, requireRight } from './find-rights.server.ts'
import { listOwnAssociations } from './list-own-associations.server.ts'
import { associationRights, usualRights } from './rights.ts'

const { database } = await createTestDatabase()
const today = '2026-11-28'

async function person(): Promise<string> {
  const one = buildPerson({ membership: null })
  return (await seedPeople(database, [one])).get(one.email) ?? ''
}

describe('what somebody may do for an association', () => {
  it('is everything for a contact person, of that association alone', async () => {
    const userId = await person()
    const own = await addAssociation(database)
    const other = await addAssociation(database)
    await addContact(database, own.id, userId)
    expect(await findRights(database, { userId, associationId: own.id, today })).toEqual({
      isContact: true,
      rights: associationRights,
      state: 'active',
    })
    expect(await findRights(database, { userId, associationId: other.id, today })).toBeNull()
  })

  it('is what a role gives, from its first day to its last', async () => {
    const userId = await person()
    const { id: associationId } = await addAssociation(database)
    await addRole(
      database,
      { associationId, userId, kind: 'treasurer' },
      { startsOn: '2026-02-01', endsOn: '2026-11-28' },
    )
    const rightsOn = async (day: string) =>
      (await findRights(database, { userId, associationId, today: day }))?.rights
    expect(await rightsOn('2026-01-31')).toBeUndefined()
    expect(await rightsOn('2026-02-01')).toEqual(usualRights.treasurer)
    expect(await rightsOn('2026-11-28')).toEqual(usualRights.treasurer)
    expect(await rightsOn('2026-11-29')).toBeUndefined()
  })

  it('is nothing for a member, and nobody learns whether there is such an association', async () => {
    const userId = await person()
    const { id: associationId } = await addAssociation(database)
    await addMember(database, { associationId, userId })
    for (const id of [associationId, randomUUID()])
      await expect(
        requireRight(database, { userId, associationId: id, today }, null, { isChange: false }),
      ).rejects.toMatchObject({ code: 'ASSOCIATION_NOT_FOUND' })
  })

  it('changes nothing in one that is closed', async () => {
    const userId = await person()
    const { id: associationId } = await addAssociation(database, {
      state: 'closed',
      stateReason: 'by-board',
    })
    await addContact(database, associationId, userId)
    const who = { userId, associationId, today }
    await expect(requireContact(database, who, { isChange: true })).rejects.toMatchObject({
      code: 'ASSOCIATION_STATE',
    })
    expect(await requireContact(database, who, { isChange: false })).toMatchObject({
      isContact: true,
    })
  })

  it('refuses a right that the role does not have', async () => {
    const userId = await person()
    const { id: associationId } = await addAssociation(database)
    await addRole(database, { associationId, userId, kind: 'event' })
    const who = { userId, associationId, today }
    await expect(
      requireRight(database, who, 'register', { isChange: false }),
    ).rejects.toMatchObject({ code: 'ASSOCIATION_RIGHT_MISSING' })
    await expect(requireContact(database, who, { isChange: false })).rejects.toMatchObject({
      code: 'ASSOCIATION_RIGHT_MISSING',
    })
  })
})

it('lists those in which somebody has something to do, with all rights of several roles', async () => {
  const userId = await person()
  const first = await addAssociation(database, { name: 'Allsang' })
  const second = await addAssociation(database, { name: 'Brettspill' })
  await addAssociation(database)
  await addContact(database, second.id, userId)
  await addRole(database, { associationId: first.id, userId, kind: 'event' })
  await addRole(database, { associationId: first.id, userId, kind: 'treasurer' })
  await addRole(
    database,
    { associationId: first.id, userId, kind: 'leader' },
    { endsOn: '2026-11-27' },
  )
  const own = await listOwnAssociations(database, { userId, today })
  expect(own.map(({ name, rights, isContact }) => ({ name, rights, isContact }))).toEqual([
    { name: 'Allsang', rights: ['register', 'events', 'money'], isContact: false },
    { name: 'Brettspill', rights: [...associationRights], isContact: true },
  ])
})
