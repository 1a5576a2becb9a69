import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditField, AuditSubject } from '#core/audit/audit-names.ts'
import { type AuditActor, recorderFor } from '#core/audit/record-action.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { allowStaff } from '#testing/staff.testing.server.ts'
import { AuditFilters, auditPageSize } from './audit-filters.ts'
import type { AuditPage } from './contract.ts'
import { createAuditApi } from './handlers.server.ts'
import { listEntries } from './list-entries.server.ts'

const { database, pool } = await createTestDatabase()
const kari = buildPerson({ firstName: 'Kari', lastName: 'Åsen' })
let actor: StaffActor
const recordAction = recorderFor<{
  actions: Record<'staff-access-opened' | 'staff-roles-changed' | 'staff-ended', () => string>
  subjects: Record<'staff-member' | 'institution', AuditSubject>
  fields: Record<'roles' | 'note' | 'password' | 'numbers', AuditField>
}>()

const record = (
  overrides: Partial<Parameters<typeof recordAction>[2]> = {},
  by: AuditActor = actor,
) =>
  recordAction(database, by, {
    action: 'staff-access-opened',
    subject: { kind: 'staff-member', id: 'someone' },
    ...overrides,
  })
const list = (filters: Record<string, string> = {}) =>
  listEntries(database, AuditFilters.parse(filters))

beforeAll(async () => {
  const userId = (await seedPeople(database, [kari])).get(kari.email) ?? ''
  actor = { kind: 'staff', userId, roles: ['admin'], requestId: 'request-1' }
})
beforeEach(async () => {
  // What nobody can do, the owner of a test's own database does between two tests.
  await pool.query('alter table portal.audit_entry disable trigger all')
  await pool.query('truncate portal.audit_entry restart identity')
  await pool.query('alter table portal.audit_entry enable always trigger audit_entry_append_only')
})

describe('an entry', () => {
  it('says who did what to whom, before and after, and in which request', async () => {
    await record({ action: 'staff-roles-changed', before: { roles: ['a'] }, after: { roles: [] } })
    expect((await list()).items).toEqual([
      {
        id: 1,
        at: expect.stringMatching(/Z$/),
        actor: { kind: 'staff', name: 'Kari Åsen', roles: ['admin'] },
        action: 'staff-roles-changed',
        subject: { kind: 'staff-member', id: 'someone', name: null },
        before: { roles: ['a'] },
        after: { roles: [] },
        requestId: 'request-1',
      },
    ])
  })

  it('names somebody of the staff, and nobody else', async () => {
    const { userId } = actor as Extract<AuditActor, { kind: 'staff' }>
    await record({ subject: { kind: 'staff-member', id: userId } })
    await record({ subject: { kind: 'institution', id: userId } })
    const names = (await list()).items.map(({ subject }) => subject.name)
    expect(names).toEqual([null, 'Kari Åsen'])
  })

  it('exists exactly if what it is about does', async () => {
    const failed = database.transaction(async (transaction) => {
      await recordAction(transaction, actor, {
        action: 'staff-ended',
        subject: { kind: 'staff-member', id: 'someone' },
      })
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect((await list()).items).toEqual([])
  })

  it('holds no national id and no secret, whatever it is given', async () => {
    await record({
      before: { note: 'is 15890050004', password: 'abc' },
      after: { numbers: ['1589.00.50004'] },
    })
    expect((await list()).items[0]).toMatchObject({
      before: { note: 'is •••', password: '•••' },
      after: { numbers: ['•••'] },
    })
  })
})

describe('the log cannot be changed, even by the one whose table it is', () => {
  const refused = /only ever added to/
  const run = (statement: string) => pool.query(statement)

  it.each([
    ['an update', "update portal.audit_entry set action = 'nothing'"],
    ['an update of no row', "update portal.audit_entry set action = 'nothing' where false"],
    ['a delete', 'delete from portal.audit_entry'],
    ['a truncate', 'truncate portal.audit_entry'],
    ['a truncate that takes all with it', 'truncate portal.audit_entry cascade'],
    [
      'an insert that overwrites',
      `insert into portal.audit_entry overriding system value
       select * from portal.audit_entry on conflict (id) do update set action = 'nothing'`,
    ],
    [
      'a merge',
      `merge into portal.audit_entry as kept using (select 1 as id) as other on kept.id = other.id
       when matched then delete`,
    ],
    [
      'a delete inside a query',
      'with gone as (delete from portal.audit_entry returning 1) select 1',
    ],
  ])('by %s', async (_, statement) => {
    await record()
    await expect(run(statement)).rejects.toThrow(refused)
    expect((await list()).items).toHaveLength(1)
  })

  it('by switching triggers off as replication does', async () => {
    await expect(run("set session_replication_role = 'replica'")).rejects.toThrow(
      /permission denied/,
    )
  })

  it('by removing the account of who did it', async () => {
    const leaving = buildPerson()
    const userId = (await seedPeople(database, [leaving])).get(leaving.email) ?? ''
    await record({}, { kind: 'staff', userId, roles: ['sports'], requestId: 'request-2' })
    await database.execute(sql`delete from portal."user" where id = ${userId}`)
    expect((await list()).items[0]?.actor).toEqual({ kind: 'staff', name: null, roles: ['sports'] })
    expect(await database.select().from(auditEntry)).toMatchObject([{ actorId: userId }])
  })
})

describe('the list', () => {
  it('is the newest first, in pages', async () => {
    for (let count = 0; count <= auditPageSize; count++) await record()
    const [first, second] = [await list(), await list({ page: '2' })]
    expect(first.items[0]?.id).toBe(auditPageSize + 1)
    expect([first.items.length, first.total]).toEqual([auditPageSize, auditPageSize + 1])
    expect([second.items.map(({ id }) => id), second.total]).toEqual([[1], auditPageSize + 1])
  })

  it('is the oldest first for who wants that, and longer for who exports it', async () => {
    for (let count = 0; count <= auditPageSize; count++) await record()
    const all = await list({ sort: 'at', size: '1000' })
    expect([all.items[0]?.id, all.items.length]).toEqual([1, auditPageSize + 1])
    expect((await list({ sort: 'id', size: '0' })).items[0]?.id).toBe(auditPageSize + 1)
    expect(AuditFilters.parse({ size: '9999' }).size).toBe(1_000)
  })

  it('counts what the filters leave', async () => {
    await record()
    await record({}, { kind: 'command' })
    expect((await list({ actor: 'kari' })).total).toBe(1)
  })

  it('is narrowed down by part of a name or a whole address', async () => {
    await record()
    await record({}, { kind: 'command' })
    for (const text of ['kari', 'ÅSEN', 'i Å', kari.email, kari.email.toUpperCase()])
      expect((await list({ actor: text })).items, text).toHaveLength(1)
    for (const text of ['ola', '%', '_', "' or 1=1 --", 'trivsel.example'])
      expect((await list({ actor: text })).items, text).toHaveLength(0)
  })

  it('is narrowed down by what was done', async () => {
    await record()
    await record({ action: 'staff-ended' })
    expect((await list({ action: 'staff-ended' })).items).toHaveLength(1)
    expect((await list({ action: 'nothing' })).items).toHaveLength(0)
  })

  it('is narrowed down by a day in Norway, which may have 25 hours', async () => {
    for (const instant of [
      '2026-10-24T21:59:59.999Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:59.999Z',
      '2026-10-25T23:00:00Z',
    ])
      await pool.query(
        `insert into portal.audit_entry (at, actor_kind, actor_roles, action, subject_kind, subject_id)
         values ($1, 'command', '{}', 'staff-invited', 'staff-invitation', 'x')`,
        [instant],
      )
    expect((await list({ day: '2026-10-25' })).items.map(({ id }) => id)).toEqual([3, 2])
  })

  it('takes a filter that makes no sense as none', async () => {
    await record()
    const api = createApi({
      configuration: { PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'test' },
      log: createLog('silent'),
    }).route('/', createAuditApi({ database, requireStaff: allowStaff(actor) }))
    for (const query of [
      'day=2026-02-30',
      'day=abc',
      'page=0',
      'page=-1',
      'page=99999',
      'page=1e9',
      'action=%00',
      `action=${'a'.repeat(10_000)}`,
      'actor=%00',
      'actor=',
      `actor=${'a'.repeat(101)}`,
      'page=1&page=2',
      'nothing=1',
    ]) {
      const response = await api.request(`/api/frontend/staff/audit?${query}`)
      expect(response.status, query).toBe(200)
      const page: AuditPage = await response.json()
      expect(page.items, query).toHaveLength(1)
    }
  })
})
