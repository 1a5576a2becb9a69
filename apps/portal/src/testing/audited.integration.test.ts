import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffFactor, staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { makeInvitationToken } from '#features/staff-access/invitation-token.server.ts'
import { inviteStaff } from '#features/staff-access/invite-staff.server.ts'
import { described as staffAccess } from '#features/staff-access/routes.server.ts'
import { type Description, isSchema, isStaffOnly } from '#platform/api/describe-route.server.ts'
import { routeAddress } from '#platform/api/route.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { buildPerson, newAddress, seedPeople } from './accounts.testing.server.ts'
import type { AuditedCall, AuditedCalls } from './audited.testing.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { codeOf, seedStaff } from './staff.testing.server.ts'

const connection = await createTestDatabase()
const { database, pool } = connection
const { api, configuration } = createTestPortal(connection)

/** Changes that are not the deed, and may stand in transactions of their own. */
const besides: Readonly<Record<string, string>> = {
  session: 'when it was last used',
  staff_access: 'when it was last used',
  login_attempt: 'attempts are counted before anything is looked at',
}

const command = { kind: 'command' } as const
let admin: { userId: string; cookie: string }

beforeAll(async () => {
  const { userId } = await seedStaff(database, ['admin'])
  admin = { userId, cookie: '' }
  await pool.query(`
    create table public.noted (transaction xid8 not null default pg_current_xact_id(), name text not null);
    create function public.note() returns trigger language plpgsql as $$
    begin
      insert into public.noted (name) values (tg_table_name);
      return null;
    end $$;
    do $$
    declare found record;
    begin
      for found in
        select schemaname, tablename from pg_tables
        where schemaname = 'portal' or tablename = '_private_jobs'
      loop
        execute format('create trigger note after insert or update or delete on %I.%I for each row
          execute function public.note()', found.schemaname, found.tablename);
      end loop;
    end $$;`)
})
beforeEach(async () => {
  admin = { ...admin, cookie: await cookiesOf(database, configuration, admin.userId, true) }
})

const logIn = (userId: string) => cookiesOf(database, configuration, userId, false)

async function newUser() {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { userId, email: person.email, cookie: await logIn(userId) }
}

async function invite(email: string) {
  await inviteStaff(database, command, { email, roles: ['contact'], locale: 'no' })
  const [{ id = '' } = {}] = await database
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(eq(staffInvitation.email, email))
  return { id, token: (await makeInvitationToken(database, id))?.token ?? '' }
}

async function colleague() {
  const { userId } = await seedStaff(database, ['contact'])
  return { cookie: admin.cookie, params: { userId } }
}

const ofFeatures = import.meta.glob<AuditedCalls>('../features/*/audited.testing.server.ts', {
  eager: true,
  import: 'auditedCalls',
})

const nameOf = ({ route }: Description) => `${route.method} ${route.path}`

const ofFeature = Object.values(ofFeatures)
  .flat()
  .map(([description, prepare]): [Description, () => Promise<AuditedCall>] => [
    description,
    async () => ({ cookie: admin.cookie, ...(await prepare(database)) }),
  ])
const ofWayIn: [Description, () => Promise<AuditedCall>][] = [
  [
    staffAccess.enter,
    async () => {
      const { userId, secret } = await seedStaff(database, ['sports'])
      const code = await codeOf(secret, new Date())
      return { cookie: await logIn(userId), body: { code, locale: 'no' } }
    },
  ],
  [staffAccess.leave, async () => ({ cookie: admin.cookie })],
  [
    staffAccess.confirmFactor,
    async () => {
      const { userId, secret } = await seedStaff(database, ['sports'])
      await database
        .update(staffFactor)
        .set({ confirmedAt: null })
        .where(eq(staffFactor.userId, userId))
      await database
        .update(staffMember)
        .set({ enrolmentUntil: sql`now() + interval '1 hour'` })
        .where(eq(staffMember.userId, userId))
      return { cookie: await logIn(userId), body: { code: await codeOf(secret, new Date()) } }
    },
  ],
  [
    staffAccess.renewRecoveryCodes,
    async () => {
      const { userId, secret } = await seedStaff(database, ['sports'])
      const cookie = await cookiesOf(database, configuration, userId, true)
      return { cookie, body: { code: await codeOf(secret, new Date()) } }
    },
  ],
  [
    staffAccess.acceptInvitation,
    async () => {
      const { token } = await invite('ny@trivsel.example')
      const password = 'fire rare gule fugler'
      return { body: { token, firstName: 'Ny', lastName: 'Her', password } }
    },
  ],
  [
    staffAccess.joinStaff,
    async () => {
      const { email, cookie } = await newUser()
      return { cookie, body: { token: (await invite(email)).token } }
    },
  ],
  [
    staffAccess.invite,
    async () => ({
      cookie: admin.cookie,
      body: { email: 'en-til@trivsel.example', roles: ['sports'], locale: 'no' },
    }),
  ],
  [
    staffAccess.withdrawInvitation,
    async () => {
      const { id } = await invite('angret@trivsel.example')
      return { cookie: admin.cookie, params: { id } }
    },
  ],
  [staffAccess.changeRoles, async () => ({ ...(await colleague()), body: { roles: ['sports'] } })],
  [staffAccess.endStaff, colleague],
  [staffAccess.resetFactor, async () => ({ ...(await colleague()), body: { locale: 'no' } })],
]

/** One successful call of every route that is audited: the features', and of the way in by itself. */
const scenarios = new Map(
  [...ofFeature, ...ofWayIn].map(([description, prepare]) => [nameOf(description), prepare]),
)

const audited = descriptions.filter(({ audits = [] }) => audits.length > 0)
const named = (list: readonly Description[]) =>
  list.map((description): [string, Description] => [nameOf(description), description])

describe('a route by which staff change something', () => {
  const ofStaff = descriptions.filter(
    ({ mayAsk, route }) =>
      route.method !== 'GET' && (mayAsk === 'staff-on-the-way-in' || isStaffOnly(mayAsk)),
  )

  it.each(named(ofStaff))('%s says what it writes to the audit log', (_, { audits, summary }) => {
    expect(audits).toBeDefined()
    if (audits?.length === 0) expect(summary).toMatch(/Nothing is changed|audited/)
  })
})

function typeOf({ body }: Description): string {
  return body && !isSchema(body) ? body.type : 'application/json'
}

describe('in one transaction with the change', () => {
  it.each(named(audited))('%s is audited', async (name, description) => {
    const scenario = scenarios.get(name)
    if (!scenario)
      throw new Error(`${name} needs a call in the audited.testing.server.ts of its feature`)
    const { cookie, body, ...parts } = await scenario()
    await pool.query('delete from public.noted')
    const before = await newestEntry()

    const response = await api.request(routeAddress(description.route, parts), {
      method: description.route.method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        ...(cookie && { cookie }),
        ...(body && { 'content-type': typeOf(description) }),
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    expect([response.status, await response.text()]).toEqual([
      description.status ?? 200,
      expect.any(String),
    ])

    const { rows } = await pool.query<{ name: string; transaction: string }>(
      'select name, transaction::text from public.noted',
    )
    const deeds = rows.filter(({ name }) => !(name in besides))
    const transactions = new Set(deeds.map(({ transaction }) => transaction))
    const tables = new Set(deeds.map(({ name }) => name))
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
