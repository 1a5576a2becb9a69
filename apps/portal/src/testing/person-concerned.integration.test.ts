import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import { secretLocation } from '#features/staff-access/enter/verify-code.server.ts'
import { type Description, isStaffOnly } from '#platform/api/describe-endpoint.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { testEncryption } from './accounts.testing.server.ts'
import type { AuditedCall } from './audited.testing.ts'
import { auditedScenarios, call, nameOf } from './audited-calls.testing.server.ts'
import { supplyNumbers } from './find-leaks.testing.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'
import { watchChanges } from './watch-changes.testing.server.ts'

/*
 * Nobody acts for themselves (decisions): every change that staff can make of a person, request for by
 * that person, with every role. The calls are those of the test of the audit log, which succeed.
 */

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database, pool } = connection
const { api, configuration } = createTestPortal(connection)
const scenarios = auditedScenarios(database, configuration)
let takeChanges: Awaited<ReturnType<typeof watchChanges>>
beforeAll(async () => {
  takeChanges = await watchChanges(pool)
})

const changes = descriptions.filter(
  ({ access, audits = [] }) => isStaffOnly(access) && audits.length > 0,
)
const named = (list: readonly Description[]) =>
  list.map((description): [string, Description] => [nameOf(description), description])

it.each(named(changes))('%s says whom it concerns', (_, { concerns }) => {
  expect(concerns).toBeDefined()
  if (concerns !== 'person') expect(concerns?.nobody).toMatch(/\w{3}/)
})

const ofPersons = changes.filter(({ concerns }) => concerns === 'person')

it('walks every change that concerns a person', () => {
  expect(ofPersons.length).toBeGreaterThan(30)
})

async function prepare(description: Description): Promise<AuditedCall & { concernedId: string }> {
  const { concernedId, ...prepared } = (await scenarios.get(nameOf(description))?.()) ?? {}
  if (!concernedId) throw new Error(`${nameOf(description)} needs a call with a concernedId`)
  return { ...prepared, concernedId }
}

/** Makes an account one of the staff with every role. */
async function promote(userId: string): Promise<void> {
  const roles = [...staffRoles]
  await database
    .insert(staffMember)
    .values({ userId, roles })
    .onConflictDoUpdate({ target: staffMember.userId, set: { roles, endedAt: null } })
  const secret = testEncryption.encrypt('secret', secretLocation(userId))
  await database
    .insert(staffFactor)
    .values({ userId, secret, confirmedAt: sql`now()` })
    .onConflictDoUpdate({ target: staffFactor.userId, set: { confirmedAt: sql`now()` } })
}

async function expectRefused(description: Description, request: AuditedCall, userId: string) {
  const cookie = await cookiesOf(database, configuration, userId, true)
  await takeChanges()
  const response = await call(api, description, { ...request, cookie })
  const answer = await response.json()
  // What is done for many at once leaves out one’s own.
  if ('refused' in answer) expect(answer.refused).toMatchObject([{ code: 'OWN_CASE' }])
  else expect([response.status, answer]).toEqual([403, { error: 'OWN_CASE' }])
  expect(await takeChanges()).toEqual([])
}

describe('the person concerned is refused and nothing is changed', () => {
  it.each(named(ofPersons))('%s', async (_, description) => {
    const { concernedId, ...request } = await prepare(description)
    await promote(concernedId)
    await expectRefused(description, request, concernedId)
  })
})

const nextNumber = supplyNumbers('010389')

describe('so is another account of theirs', () => {
  it.each(named(ofPersons))('%s', async (_, description) => {
    const { concernedId, ...request } = await prepare(description)
    const other = await seedStaff(database, [...staffRoles])
    const given = await findNationalId(database, testEncryption, concernedId)
    const number = given?.number ?? nextNumber()
    const isProven = await proveNationalId(database, testEncryption, {
      userId: other.userId,
      number,
      provenBy: 'document',
    })
    // A guardian has proven theirs already: then the other account claims the same.
    const claims = isProven ? concernedId : other.userId
    await saveNationalId(database, testEncryption, { userId: claims, number })
    await expectRefused(description, request, other.userId)
  })
})

it('takes two claims of one national id for two people', async () => {
  const description = changes.find((one) => nameOf(one).endsWith('/blocks'))
  if (!description) throw new Error('There is no such endpoint')
  const { concernedId, ...request } = await prepare(description)
  const other = await seedStaff(database, [...staffRoles])
  const number = nextNumber()
  for (const userId of [concernedId, other.userId])
    await saveNationalId(database, testEncryption, { userId, number })
  const claims = eq(nationalId.userId, concernedId)
  expect(await database.$count(nationalId, claims)).toBe(1)
  const cookie = await cookiesOf(database, configuration, other.userId, true)
  const response = await call(api, description, { ...request, cookie })
  expect(response.status).toBe(200)
})
