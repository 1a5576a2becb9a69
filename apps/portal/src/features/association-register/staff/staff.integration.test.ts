import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addContact, addRole } from '#core/associations/associations.testing.server.ts'
import { associationMember, associationRole } from '#core/associations/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { associationRegisterAccess } from '../model/tables.server.ts'
import { registerRetention } from '../retention.server.ts'
import { startRegister, today } from '../testing/register.testing.server.ts'

const { database } = await createTestDatabase()
const register = startRegister(database)
const { send, newAssociation, newMember, newPerson } = register
const staff = (await newPerson()).userId
register.actAsStaff(staff)

const pathOf = (id: string) => `/api/frontend/staff/associations/${id}/register`

it('staff find a member, correct the entry, and the member is told; it is all written down', async () => {
  const { id } = await newAssociation()
  const { memberId, userId, email, lastName } = await newMember(id)
  await addRole(database, { associationId: id, userId, kind: 'leader' })
  const found = await send(null, 'POST', `${pathOf(id)}/search`, { text: lastName, page: 1 })
  expect(found.body).toMatchObject({ total: 1, items: [{ id: memberId, email }] })
  const correct = (version: number, joinedOn = '2026-02-01') =>
    send(null, 'PUT', `${pathOf(id)}/${memberId}`, { state: 'ended', joinedOn, version })
  expect((await correct(1, '2026-11-29')).body).toEqual({ error: 'ROLE_DATES' })
  expect((await correct(1)).status).toBe(200)
  expect((await correct(1)).body).toEqual({ error: 'ASSOCIATION_CHANGED' })
  const [member] = await database
    .select()
    .from(associationMember)
    .where(eq(associationMember.id, memberId))
  expect(member).toMatchObject({ state: 'ended', joinedAt: new Date('2026-02-01T11:00:00Z') })
  const [role] = await database
    .select()
    .from(associationRole)
    .where(eq(associationRole.userId, userId))
  expect(role?.endsOn).toBe('2026-11-27')
  expect(await register.mailsTo(email)).toHaveLength(1)
  const audited = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, memberId))
  expect(audited).toMatchObject([{ action: 'association-member-corrected', actorId: staff }])
  const log = await database
    .select()
    .from(associationRegisterAccess)
    .where(eq(associationRegisterAccess.associationId, id))
  expect(log).toMatchObject([{ kind: 'search', isStaff: true, readerId: staff }])
})

it('nobody corrects an association in which they are anything, nor a member of another one', async () => {
  const { id } = await newAssociation()
  const other = await newAssociation()
  const { memberId } = await newMember(id)
  const form = { state: 'member', joinedOn: today, version: 1 }
  expect((await send(null, 'PUT', `${pathOf(other.id)}/${memberId}`, form)).body).toEqual({
    error: 'MEMBER_NOT_FOUND',
  })
  await addContact(database, id, staff)
  expect((await send(null, 'PUT', `${pathOf(id)}/${memberId}`, form)).body).toEqual({
    error: 'OWN_CASE',
  })
})

it('the log is kept for two years', async () => {
  const { id } = await newAssociation()
  const now = new Date('2026-11-28T02:20:00Z')
  for (const at of ['2024-11-27T22:59:59Z', '2024-11-27T23:00:00Z'])
    await database
      .insert(associationRegisterAccess)
      .values({ associationId: id, at: new Date(at), isStaff: true, kind: 'list' })
  for (const { remove } of registerRetention) await database.execute(remove(now))
  const left = await database
    .select({ at: associationRegisterAccess.at })
    .from(associationRegisterAccess)
    .where(eq(associationRegisterAccess.associationId, id))
  expect(left).toEqual([{ at: new Date('2024-11-27T23:00:00Z') }])
})
