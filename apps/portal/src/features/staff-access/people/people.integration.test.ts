import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { session } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffFactor, staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  type TestInstance,
} from '#testing/accounts.testing.server.ts'
import {
  ask,
  createTestClock,
  enter,
  seedStaff,
  startStaffInstance,
  type TestStaff,
} from '#testing/staff.testing.server.ts'
import type { StaffPeople } from '../model/contract.ts'

const connection = await createTestDatabase()
const { database } = connection
const { clock } = createTestClock()
let portal: TestInstance
let admin: TestStaff
let cookie: string

beforeAll(async () => {
  portal = await startStaffInstance(connection, clock)
  admin = await seedStaff(database, ['admin'])
  cookie = await enter(portal, admin, clock)
})
afterAll(() => portal.listener.close())

const answer = async (response: Response) => [response.status, await response.json()]
const memberOf = async ({ userId }: { userId: string }) =>
  (await database.select().from(staffMember).where(eq(staffMember.userId, userId)))[0]
const loggedAbout = ({ userId }: { userId: string }) =>
  database
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, userId), eq(auditEntry.actorId, admin.userId)))

describe('an admin', () => {
  it('sees the members of staff, with only their own entry marked', async () => {
    const other = await seedStaff(database, ['sports'])
    const { people }: StaffPeople = await (await ask(portal, 'people', { cookie })).json()
    expect(people.find(({ userId }) => userId === other.userId)).toEqual({
      userId: other.userId,
      name: expect.any(String),
      email: other.email,
      roles: ['sports'],
      since: expect.any(String),
      endedAt: null,
      hasFactor: true,
      isYou: false,
    })
    expect(people.filter(({ isYou }) => isYou).map(({ userId }) => userId)).toEqual([admin.userId])
  })

  it('changes roles, and the audit log has the roles before and after', async () => {
    const other = await seedStaff(database, ['sports', 'caseworker'])
    const path = `people/${other.userId}/roles`
    const body = { roles: ['contact', 'caseworker'] }
    for (const round of [1, 2]) {
      const changed = await ask(portal, path, { cookie, method: 'PUT', body })
      expect([changed.status, round]).toEqual([200, round])
    }
    expect((await memberOf(other))?.roles).toEqual(body.roles)
    expect(await loggedAbout(other)).toEqual([
      expect.objectContaining({
        action: 'staff-roles-changed',
        actorRoles: ['admin'],
        before: { roles: ['sports', 'caseworker'] },
        after: body,
        requestId: expect.any(String),
      }),
    ])
  })

  it('ends the access of a person immediately', async () => {
    const other = await seedStaff(database, ['admin'])
    const theirs = await enter(portal, other, clock)
    expect((await ask(portal, 'people', { cookie: theirs })).status).toBe(200)
    const path = `people/${other.userId}`
    expect((await ask(portal, path, { cookie, method: 'DELETE' })).status).toBe(200)
    expect((await ask(portal, 'people', { cookie: theirs })).status).toBe(403)
    expect(await answer(await ask(portal, path, { cookie, method: 'DELETE' }))).toEqual([
      404,
      { error: 'STAFF_NOT_FOUND' },
    ])
  })

  it('resets a lost second factor: every session ends and a new link is mailed', async () => {
    const other = await seedStaff(database, ['contact'])
    const theirs = await enter(portal, other, clock)
    const path = `people/${other.userId}/factor-reset`
    const body = { locale: 'no' }
    expect((await ask(portal, path, { cookie, method: 'POST', body })).status).toBe(200)
    await vi.waitFor(async () =>
      expect((await ask(portal, 'access', { cookie: theirs })).status).toBe(401),
    )
    const ofOther = eq(staffFactor.userId, other.userId)
    expect(await database.select().from(staffFactor).where(ofOther)).toEqual([])
    const ofUser = eq(session.userId, other.userId)
    expect(await database.select().from(session).where(ofUser)).toEqual([])
    const [invitation] = await database
      .select()
      .from(staffInvitation)
      .where(eq(staffInvitation.email, other.email))
    expect(invitation).toMatchObject({ isReset: true, roles: ['contact'], closedAt: null })
    expect((await loggedAbout(other)).map(({ action }) => action)).toEqual(['staff-factor-reset'])
    const session2 = cookiesOf(await signIn(portal, other))
    expect(await (await ask(portal, 'access', { cookie: session2 })).json()).toEqual({
      state: 'enrolment-closed',
    })
  })

  it('cannot change, end or reset their own access', async () => {
    const own = `people/${admin.userId}`
    const refused = [403, { error: 'OWN_CASE' }]
    const tries = [
      ask(portal, `${own}/roles`, { cookie, method: 'PUT', body: { roles: ['sports'] } }),
      ask(portal, own, { cookie, method: 'DELETE' }),
      ask(portal, `${own}/factor-reset`, { cookie, method: 'POST', body: { locale: 'no' } }),
    ]
    for (const response of await Promise.all(tries)) expect(await answer(response)).toEqual(refused)
    expect(await memberOf(admin)).toMatchObject({ roles: ['admin'], endedAt: null })
  })

  it('cannot end another administrator who ends them concurrently: one remains', async () => {
    for (let round = 0; round < 5; round++) {
      const [left, right] = [
        await seedStaff(database, ['admin']),
        await seedStaff(database, ['admin']),
      ]
      const [leftCookie, rightCookie] = [
        await enter(portal, left, clock),
        await enter(portal, right, clock),
      ]
      const answers = await Promise.all([
        ask(portal, `people/${right.userId}`, { cookie: leftCookie, method: 'DELETE' }),
        ask(portal, `people/${left.userId}`, { cookie: rightCookie, method: 'DELETE' }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const active = await database
        .select()
        .from(staffMember)
        .where(
          and(
            inArray(staffMember.userId, [left.userId, right.userId]),
            isNull(staffMember.endedAt),
          ),
        )
      expect(active).toHaveLength(1)
    }
  })

  it('cannot make a student a member of staff without an invitation', async () => {
    const student = buildPerson()
    const userId = (await seedPeople(database, [student])).get(student.email)
    const path = `people/${userId}/roles`
    const body = { roles: ['admin'] }
    expect((await ask(portal, path, { cookie, method: 'PUT', body })).status).toBe(404)
  })

  it.each([
    ['people/%00', 'DELETE'],
    [`people/${'x'.repeat(2_000)}`, 'DELETE'],
    ["people/'or'1'='1", 'DELETE'],
    ['people/🏠', 'DELETE'],
    ['invitations/1', 'DELETE'],
    ['invitations/%E0%A4%A', 'DELETE'],
    ['invitations/00000000-0000-4000-8000-000000000000', 'DELETE'],
  ])('finds nothing at a made-up address: %#', async (path, method) => {
    expect((await ask(portal, path, { cookie, method })).status).toBe(404)
  })
})
