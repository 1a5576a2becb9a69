import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffRoles } from '#core/staff-area/roles.ts'
import { type Description, isStaffOnly } from '#platform/api/describe-endpoint.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { auditedScenarios, call, nameOf } from './audited-calls.testing.server.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'
import { watchChanges } from './watch-changes.testing.server.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database, pool } = connection
const { api, configuration } = createTestPortal(connection)
const scenarios = auditedScenarios(database, configuration)

/** With every role. */
let staff: { userId: string; cookie: string }
let takeChanges: Awaited<ReturnType<typeof watchChanges>>

beforeAll(async () => {
  const { userId } = await seedStaff(database, [...staffRoles])
  staff = { userId, cookie: '' }
  takeChanges = await watchChanges(pool)
})
beforeEach(async () => {
  staff = { ...staff, cookie: await cookiesOf(database, configuration, staff.userId, true) }
})

/** Only possible before anybody is of the staff: its own test looks at the log. */
const testedElsewhere = ['POST /api/frontend/staff/first-administrator']
const audited = descriptions.filter(
  (description) =>
    (description.audits ?? []).length > 0 && !testedElsewhere.includes(nameOf(description)),
)
const named = (list: readonly Description[]) =>
  list.map((description): [string, Description] => [nameOf(description), description])

describe('an endpoint by which staff change something', () => {
  const ofStaff = descriptions.filter(
    ({ access, endpoint }) =>
      endpoint.method !== 'GET' && (access === 'staff-on-the-way-in' || isStaffOnly(access)),
  )

  it.each(named(ofStaff))('%s says what it writes to the audit log', (_, { audits, summary }) => {
    expect(audits).toBeDefined()
    if (audits?.length === 0) expect(summary).toMatch(/Nothing is changed|audited/)
  })
})

describe('in one transaction with the change', () => {
  it.each(named(audited))('%s is audited', async (name, description) => {
    const scenario = scenarios.get(name)
    if (!scenario)
      throw new Error(`${name} needs a call in the audited.testing.server.ts of its feature`)
    const prepared = { cookie: staff.cookie, ...(await scenario()) }
    await takeChanges()
    const before = await newestEntry()

    const response = await call(api, description, prepared)
    expect([response.status, await response.text()]).toEqual([
      description.status ?? 200,
      expect.any(String),
    ])

    const changes = await takeChanges()
    const transactions = new Set(changes.map(({ transaction }) => transaction))
    const tables = new Set(changes.map(({ name }) => name))
    expect(tables).toContain('audit_entry')
    expect([transactions.size, [...tables]]).toEqual([1, expect.any(Array)])
    const entries = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(sql`${auditEntry.id} > ${before}`)
    expect(entries.length).toBeGreaterThan(0)
    expect(description.audits).toEqual(expect.arrayContaining(entries.map(({ action }) => action)))
  })
})

async function newestEntry(): Promise<number> {
  const { rows } = await pool.query(
    'select coalesce(max(id), 0)::int as id from portal.audit_entry',
  )
  return rows[0].id
}
