import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { whoDecided } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import type { Proposals } from '#core/proposals/contract.ts'
import { confirmProposal } from '#core/proposals/decide-proposal.server.ts'
import { proposalRetention } from '#core/proposals/retention.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffFactor, staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { createTestPortal } from '#testing/portal.testing.server.ts'
import { cookiesOf } from '#testing/role-matrix.testing.server.ts'
import { ask, seedStaff } from '#testing/staff.testing.server.ts'
import { createInvitationToken } from '../accept-invitation/invitation-token.server.ts'
import { accessProposalKinds } from './access-proposals.server.ts'
import { inviteByCommand } from './invite-by-command.server.ts'

/* Two administrators give access to money, health data and the staff list. */

const connection = await createTestDatabase({ size: 8 })
const { database } = connection
const portal = createTestPortal(connection)
const number = '17878999967'

async function enter(userId: string, isStaff = true) {
  const cookie = await cookiesOf(database, portal.configuration, userId, isStaff)
  return async (method: string, path: string, body?: object): Promise<[number, unknown]> => {
    const response = await ask(portal, path, { cookie, method, body })
    return [response.status, await response.json()]
  }
}
type Admin = Awaited<ReturnType<typeof enter>>

async function newAdmin() {
  const { userId, email } = await seedStaff(database, ['admin'])
  return { userId, email, call: await enter(userId) }
}

/** Of one person: the national id is proven in one of the accounts. */
async function makeOnePerson(proven: string, other: string) {
  await database.delete(nationalId)
  await proveNationalId(database, testEncryption, {
    userId: proven,
    number,
    provenBy: 'document',
  })
  await saveNationalId(database, testEncryption, { userId: other, number })
}

async function waiting(call: Admin): Promise<Proposals['items']> {
  const [, found] = await call('GET', 'proposals')
  return (found as Proposals).items
}
async function decide(call: Admin, decision: 'confirm' | 'withdraw') {
  const id = (await waiting(call))[0]?.id
  return decision === 'confirm'
    ? call('POST', `proposals/${id}/confirmation`)
    : call('DELETE', `proposals/${id}`)
}

const invite = (call: Admin, email: string, roles: StaffRole[]) =>
  call('POST', 'invitations', { email, roles, locale: 'no' })
const change = (call: Admin, userId: string, roles: StaffRole[]) =>
  call('PUT', `people/${userId}/roles`, { roles })

const openInvitations = () =>
  database.select().from(staffInvitation).where(isNull(staffInvitation.closedAt))
const rolesOf = async (userId: string) => {
  const isThis = eq(staffMember.userId, userId)
  const [member] = await database.select().from(staffMember).where(isThis)
  return member?.roles
}
async function mailsToSend(): Promise<number> {
  const { rows } = await database.execute(sql`
    select from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-staff-invitation'`)
  return rows.length
}
const logged = (action: string) =>
  database.select().from(auditEntry).where(eq(auditEntry.action, action))

const done = [200, {}]
const waits = { isWaiting: true }
const atOnce = { isWaiting: false }
const refused = (status: number, error: string) => [status, { error }]

let [first, second] = [await newAdmin(), await newAdmin()]
beforeEach(async () => {
  await database.delete(staffProposal)
  await database.delete(staffInvitation)
  await database.delete(nationalId)
  await database.execute(sql`delete from graphile_worker._private_jobs`)
  ;[first, second] = [await newAdmin(), await newAdmin()]
})

describe('an invitation with a sensitive role', () => {
  const email = 'ny.behandler@trivsel.example'

  it.each([
    ['has left the staff', { endedAt: new Date() }],
    ['is no longer an administrator', { roles: ['contact' as const] }],
  ])('is not confirmed when the person who proposed it %s', async (_, since) => {
    await invite(first.call, email, ['payout-approver'])
    await database.update(staffMember).set(since).where(eq(staffMember.userId, first.userId))
    expect(await decide(second.call, 'confirm')).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    expect(await openInvitations()).toEqual([])
    expect(await decide(second.call, 'withdraw')).toEqual(done)
  })

  it('waits until another administrator confirms it, and is mailed only then', async () => {
    expect(await invite(first.call, email, ['payout-approver'])).toEqual([201, waits])
    expect(await openInvitations()).toEqual([])
    expect(await mailsToSend()).toBe(0)
    expect(await waiting(second.call)).toMatchObject([
      {
        kind: 'staff-invitation',
        details: { email, roles: 'payout-approver' },

        by: expect.any(String),
        isOwn: false,
        concernsYou: false,
      },
    ])
    expect(await decide(second.call, 'confirm')).toEqual(done)
    expect(await openInvitations()).toMatchObject([
      { email, roles: ['payout-approver'], invitedBy: first.userId, isReset: false },
    ])
    expect(await mailsToSend()).toBe(1)
    expect(await waiting(second.call)).toEqual([])
    expect((await logged('staff-invited')).at(-1)).toMatchObject({ actorId: second.userId })
  })

  it('cannot be confirmed by the proposer, also with another account of the same person', async () => {
    await invite(first.call, email, ['admin'])
    expect((await waiting(first.call))[0]?.isOwn).toBe(true)
    expect(await decide(first.call, 'confirm')).toEqual(refused(403, 'SECOND_PERSON'))
    await makeOnePerson(first.userId, second.userId)
    expect((await waiting(second.call))[0]?.isOwn).toBe(true)
    expect(await decide(second.call, 'confirm')).toEqual(refused(403, 'SECOND_PERSON'))
    expect(await openInvitations()).toEqual([])
    expect(await waiting(first.call)).toHaveLength(1)
  })

  it('cannot be confirmed by the invited person with another account', async () => {
    const person = buildPerson({ membership: null })
    const invitedId = (await seedPeople(database, [person])).get(person.email) ?? ''
    await invite(first.call, person.email, ['caseworker'])
    await makeOnePerson(invitedId, second.userId)
    expect((await waiting(second.call))[0]?.concernsYou).toBe(true)
    expect(await decide(second.call, 'confirm')).toEqual(refused(403, 'OWN_CASE'))
    expect(await openInvitations()).toEqual([])
  })

  it('can be withdrawn by both administrators, and leaves only the audit log', async () => {
    for (const { call } of [first, second]) {
      await invite(first.call, email, ['health'])
      expect(await decide(call, 'withdraw')).toEqual(done)
    }
    expect(await waiting(first.call)).toEqual([])
    expect(await mailsToSend()).toBe(0)
    expect((await logged('proposal-made')).at(-1)).toMatchObject({
      after: { proposalSubject: email, proposalValue: ['health'] },
    })
  })

  it('is replaced by a newer invitation, waiting or sent immediately', async () => {
    await invite(first.call, email, ['health'])
    const [replaced] = await waiting(second.call)
    await invite(second.call, email.toUpperCase(), ['sports'])
    expect(await waiting(first.call)).toMatchObject([{ details: { email, roles: 'sports' } }])
    const path = `proposals/${replaced?.id}/confirmation`
    expect(await second.call('POST', path)).toEqual(refused(404, 'PROPOSAL_NOT_FOUND'))
    expect(await invite(first.call, email, ['contact'])).toEqual([201, atOnce])
    expect(await waiting(first.call)).toEqual([])
    expect(await openInvitations()).toMatchObject([{ email, roles: ['contact'] }])
    expect((await logged('proposal-withdrawn')).at(-1)).toMatchObject({
      after: { proposalSubject: email },
    })
  })

  it('is outdated when the person has joined the staff in the meantime', async () => {
    const person = buildPerson({ membership: null })
    await invite(first.call, person.email, ['sports'])
    await seedStaff(database, ['contact'], person)
    expect(await decide(second.call, 'confirm')).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    expect(await openInvitations()).toEqual([])
    expect(await waiting(second.call)).toHaveLength(1)
  })

  it('needs no confirmation when a command on the server creates it', async () => {
    await invite(first.call, email, ['caseworker'])
    await inviteByCommand(database, { email, roles: ['caseworker'], locale: 'no' })
    expect(await openInvitations()).toMatchObject([{ roles: ['caseworker'], invitedBy: null }])
    expect(await waiting(first.call)).toEqual([])
  })

  it('cannot be accepted by an account that is proven to belong to the inviter', async () => {
    const person = buildPerson({ membership: null })
    const otherId = (await seedPeople(database, [person])).get(person.email) ?? ''
    await invite(first.call, person.email, ['payout-approver'])
    await decide(second.call, 'confirm')
    const [{ id = '' } = {}] = await openInvitations()
    const token = (await createInvitationToken(database, id))?.token
    const join = await enter(otherId, false)
    await makeOnePerson(otherId, first.userId)
    expect(await join('POST', 'invitations/join', { token })).toEqual(refused(403, 'OWN_CASE'))
    expect(await rolesOf(otherId)).toBeUndefined()
    await database.delete(nationalId)
    expect((await join('POST', 'invitations/join', { token }))[0]).toBe(200)
  })

  it('is sent once when two administrators confirm it concurrently', async () => {
    const third = await newAdmin()
    await invite(first.call, email, ['caseworker'])
    const id = (await waiting(first.call))[0]?.id
    const answers = await Promise.all(
      [second, third].map(({ call }) => call('POST', `proposals/${id}/confirmation`)),
    )
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 404])
    expect(await mailsToSend()).toBe(1)
  })

  it('can be confirmed and replaced concurrently', async () => {
    for (let round = 0; round < 10; round++) {
      await invite(first.call, email, ['caseworker'])
      const id = (await waiting(first.call))[0]?.id
      const answers = await Promise.all([
        second.call('POST', `proposals/${id}/confirmation`),
        invite(first.call, email, ['sports']),
        invite(second.call, email, ['contact']),
      ])
      expect(answers.map(([status]) => status).filter((status) => status >= 500)).toEqual([])
    }
  })
})

it('an unconfirmed proposal is removed after 90 days, and not before', async () => {
  const remove = async (now: Date) => {
    for (const step of proposalRetention) await database.execute(step.remove(now))
    return (await waiting(second.call)).length
  }
  await invite(first.call, 'glemt@trivsel.example', ['sports'])
  const proposedAt = new Date((await waiting(second.call))[0]?.at ?? 0).getTime()
  expect(await remove(new Date(proposedAt + 90 * 86_400_000))).toBe(1)
  expect(await remove(new Date(proposedAt + 91 * 86_400_000))).toBe(0)
})

describe('sensitive roles', () => {
  it('have no effect until another administrator confirms them', async () => {
    const { userId } = await seedStaff(database, ['contact'])
    expect(await change(first.call, userId, ['caseworker', 'caseworker'])).toEqual([200, waits])
    expect(await rolesOf(userId)).toEqual(['contact'])
    expect(await waiting(second.call)).toMatchObject([
      {
        kind: 'staff-roles',
        details: { name: expect.any(String), before: 'contact', roles: 'caseworker' },
      },
    ])
    expect(await decide(first.call, 'confirm')).toEqual(refused(403, 'SECOND_PERSON'))
    expect(await decide(second.call, 'confirm')).toEqual(done)
    expect(await rolesOf(userId)).toEqual(['caseworker'])
    expect((await logged('staff-roles-changed')).at(-1)).toMatchObject({
      actorId: second.userId,
      subjectId: userId,

      before: { roles: ['contact'] },
      after: { roles: ['caseworker'] },
    })
  })

  it('cannot be confirmed by the person who gets them', async () => {
    await change(first.call, second.userId, ['admin', 'payout-approver'])
    expect((await waiting(second.call))[0]?.concernsYou).toBe(true)
    expect(await decide(second.call, 'confirm')).toEqual(refused(403, 'OWN_CASE'))
    expect(await rolesOf(second.userId)).toEqual(['admin'])
  })

  it('are removed immediately, which replaces a waiting proposal', async () => {
    const { userId } = await seedStaff(database, ['contact', 'sports'])
    await change(first.call, userId, ['contact', 'sports', 'health'])
    expect(await change(second.call, userId, ['contact'])).toEqual([200, atOnce])
    expect(await rolesOf(userId)).toEqual(['contact'])
    expect(await waiting(first.call)).toEqual([])
  })

  it.each<[string, (userId: string) => Promise<unknown>]>([
    ['the person has left', (userId) => first.call('DELETE', `people/${userId}`)],
    [
      'the person has other roles',
      (userId) =>
        database
          .update(staffMember)
          .set({ roles: ['contact', 'sports'] })
          .where(eq(staffMember.userId, userId)),
    ],
  ])('are outdated when %s meanwhile', async (_, meanwhile) => {
    const { userId } = await seedStaff(database, ['contact'])
    await change(first.call, userId, ['caseworker'])
    await meanwhile(userId)
    const before = await rolesOf(userId)
    expect(await decide(second.call, 'confirm')).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    expect(await rolesOf(userId)).toEqual(before)
    expect(await decide(second.call, 'withdraw')).toEqual(done)
  })

  it('are shown to and decided by administrators only', async () => {
    const { userId } = await seedStaff(database, ['caseworker', 'payout-approver'])
    await change(first.call, userId, ['health'])
    const id = (await waiting(first.call))[0]?.id
    const call = await enter(userId)
    expect(await waiting(call)).toEqual([])
    for (const [method, path] of [
      ['POST', `proposals/${id}/confirmation`],
      ['DELETE', `proposals/${id}`],
    ] as const)
      expect(await call(method, path)).toEqual(refused(404, 'PROPOSAL_NOT_FOUND'))
  })

  it('cannot be confirmed by a person who is no longer an administrator when the lock is acquired', async () => {
    const { userId } = await seedStaff(database, ['contact'])
    await change(first.call, userId, ['caseworker'])
    const id = (await waiting(first.call))[0]?.id ?? ''
    await first.call('DELETE', `people/${second.userId}`)
    const staff = { ...whoDecided(second.userId), roles: ['admin' as const] }
    const parts = { database, configuration: portal.configuration }
    const confirming = confirmProposal(parts, accessProposalKinds, staff, id)
    await expect(confirming).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await rolesOf(userId)).toEqual(['contact'])
  })
})

describe('a lost authenticator app', () => {
  const reset = (call: Admin, userId: string) =>
    call('POST', `people/${userId}/factor-reset`, { locale: 'no' })
  const hasFactor = async (userId: string) =>
    (await database.$count(staffFactor, eq(staffFactor.userId, userId))) > 0

  it('of an approver is removed immediately, and the link waits for another administrator', async () => {
    const { userId, email } = await seedStaff(database, ['payout-approver'])
    expect(await reset(first.call, userId)).toEqual([200, waits])
    expect(await hasFactor(userId)).toBe(false)
    expect(await openInvitations()).toEqual([])
    expect(await waiting(second.call)).toMatchObject([
      { kind: 'staff-factor', details: { name: expect.any(String), email } },
    ])
    expect(await decide(first.call, 'confirm')).toEqual(refused(403, 'SECOND_PERSON'))
    expect(await decide(second.call, 'confirm')).toEqual(done)
    expect(await openInvitations()).toMatchObject([
      { email, roles: ['payout-approver'], isReset: true, invitedBy: first.userId },
    ])
    expect(await mailsToSend()).toBe(1)
    expect(await logged('staff-factor-link-sent')).toMatchObject([{ actorId: second.userId }])
  })

  it('closes an open link', async () => {
    const { userId } = await seedStaff(database, ['caseworker'])
    await reset(first.call, userId)
    await decide(second.call, 'confirm')
    await reset(first.call, userId)
    expect(await openInvitations()).toEqual([])
  })

  it('cannot be confirmed by its owner, and the link is not sent to a changed address', async () => {
    const other = await newAdmin()
    await reset(first.call, other.userId)
    await makeOnePerson(other.userId, second.userId)
    expect(await decide(second.call, 'confirm')).toEqual(refused(403, 'OWN_CASE'))
    await database.delete(nationalId)
    const isThis = eq(user.id, other.userId)
    await database.update(user).set({ email: 'annen@trivsel.example' }).where(isThis)
    expect(await decide(second.call, 'confirm')).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    expect(await openInvitations()).toEqual([])
  })

  it('needs no link when it has been set up again in the meantime', async () => {
    const { userId } = await seedStaff(database, ['sports'])
    await reset(first.call, userId)
    await database.insert(staffFactor).values({ userId, secret: 'x', confirmedAt: new Date() })
    expect(await decide(second.call, 'confirm')).toEqual(refused(409, 'PROPOSAL_OUTDATED'))
    expect(await openInvitations()).toEqual([])
  })

  it('gets one link: a link that is sent immediately replaces a waiting one', async () => {
    const { userId } = await seedStaff(database, ['sports', 'contact'])
    await reset(first.call, userId)
    await change(first.call, userId, ['contact'])
    expect(await reset(first.call, userId)).toEqual([200, atOnce])
    expect(await waiting(first.call)).toEqual([])
  })

  it('of a person without sensitive roles is replaced by one administrator', async () => {
    const { userId, email } = await seedStaff(database, ['contact'])
    expect(await reset(first.call, userId)).toEqual([200, atOnce])
    expect(await openInvitations()).toMatchObject([{ email, isReset: true }])
  })
})
