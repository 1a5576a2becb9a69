import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { addAssociation } from './associations.testing.server.ts'
import {
  addInvitation,
  answerInvitation,
  findOpenInvitation,
  withdrawInvitation,
} from './invitations.server.ts'
import { readSignedId, signId } from './links.server.ts'
import { associationInvitation } from './tables.server.ts'

const { database } = await createTestDatabase()
const now = new Date('2026-11-28T10:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

const person = buildPerson({ membership: null })
const userId = (await seedPeople(database, [person])).get(person.email) ?? ''

async function invite(email: string, at = now) {
  const { id: associationId } = await addAssociation(database)
  const wanted = {
    associationId,
    kind: 'member',
    email,
    name: 'Kari',
    language: 'no',
    invitedBy: null,
  } as const
  const id = (await addInvitation(database, wanted, at)) ?? ''
  return { id, associationId, again: (on: Date) => addInvitation(database, wanted, on) }
}

it('invites an address once while it is open, in any spelling', async () => {
  const { again, associationId } = await invite('Kari@Example.org')
  expect(await again(later(13))).toBeNull()
  expect(await again(later(14))).not.toBeNull()
  const open = await database.$count(
    associationInvitation,
    eq(associationInvitation.associationId, associationId),
  )
  expect(open).toBe(2)
})

it('is answered once, by the first of two, and forgets the address', async () => {
  const { id } = await invite('ola@example.org')
  const answers = await Promise.allSettled([
    answerInvitation(database, id, { accepts: true, userId }, now),
    answerInvitation(database, id, { accepts: false }, now),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [row] = await database
    .select()
    .from(associationInvitation)
    .where(eq(associationInvitation.id, id))
  expect(row).toMatchObject({ email: null, name: null })
})

it.each([
  ['has run out', async (_: { id: string; associationId: string }) => later(14)],
  [
    'was withdrawn',
    async (made: { id: string; associationId: string }) => {
      expect(await withdrawInvitation(database, { ...made, kind: 'member' }, now)).toBe(true)
      return now
    },
  ],
])('cannot be answered when it %s', async (_, spoil) => {
  const { id, associationId } = await invite('per@example.org')
  expect(await findOpenInvitation(database, { id, kind: 'member' }, now)).toMatchObject({
    associationId,
  })
  const at = await spoil({ id, associationId })
  const refusal = { code: 'INVITATION_INVALID' }
  await expect(findOpenInvitation(database, { id, kind: 'member' }, at)).rejects.toMatchObject(
    refusal,
  )
  await expect(answerInvitation(database, id, { accepts: false }, at)).rejects.toMatchObject(
    refusal,
  )
})

it('of a member does not make a contact person, and is withdrawn by its own association alone', async () => {
  const { id } = await invite('eva@example.org')
  await expect(findOpenInvitation(database, { id, kind: 'contact' }, now)).rejects.toMatchObject({
    code: 'INVITATION_INVALID',
  })
  const elsewhere = { id, associationId: randomUUID(), kind: 'member' } as const
  expect(await withdrawInvitation(database, elsewhere, now)).toBe(false)
})

it('has a link that is good for one purpose and one id', () => {
  const id = randomUUID()
  const token = signId(testEncryption, 'association invitation', id)
  expect(readSignedId(testEncryption, 'association invitation', token)).toBe(id)
  expect(readSignedId(testEncryption, 'association founder', token)).toBeNull()
  const other = token.replace(id, randomUUID())
  expect(readSignedId(testEncryption, 'association invitation', other)).toBeNull()
  for (const wrong of ['', '.', id, `${token}.x`, 'ikke-en-id.abc'])
    expect(readSignedId(testEncryption, 'association invitation', wrong)).toBeNull()
})
