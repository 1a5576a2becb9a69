import { and, desc, eq, isNull } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import { staffInvitation, staffMember } from '#core/staff-area/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { largestStaffFile } from './columns.ts'
import { StaffPreview } from './contract.ts'
import { staffFileEndpoints as endpoints } from './endpoints.ts'
import { createStaffFileApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const admin = await seedStaff(database, ['admin'])
const member = await seedStaff(database, ['sports', 'contact'])
const paths = [endpoints.preview.path, endpoints.importFile.path]
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: Object.fromEntries(paths.map((path) => [path, largestStaffFile])),
}).route(
  '/',
  createStaffFileApi({
    database,
    requireStaff: allowStaff({
      kind: 'staff',
      userId: admin.userId,
      roles: ['admin'],
      requestId: 'r',
    }),
  }),
)

const post = (path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
const preview = async (body: string) =>
  StaffPreview.parse(await (await post(endpoints.preview.path, body)).json())
const importFile = (body: string, version: string) =>
  post(`${endpoints.importFile.path}?version=${version}&locale=en`, body)
const invitationsTo = (email: string) =>
  database
    .select()
    .from(staffInvitation)
    .where(and(eq(staffInvitation.email, email), isNull(staffInvitation.closedAt)))
const rolesOf = async (userId: string) =>
  (await database.select().from(staffMember).where(eq(staffMember.userId, userId)))[0]?.roles
const changesOf = async (body: string) => (await preview(body)).lines.map(({ change }) => change)

const file = [
  'email;roles',
  'ny@fjord.example;contact',
  'saksbehandler@fjord.example;caseworker',
  `${member.email};contact`,
  `${admin.email};admin`,
].join('\n')

it('invites, changes and proposes what its preview has shown, once', async () => {
  const shown = await preview(file)
  expect(shown.lines.map(({ change, needsConfirmation }) => [change, needsConfirmation])).toEqual([
    ['invited', false],
    ['invited', true],
    ['changed', false],
    ['unchanged', false],
  ])
  expect([await invitationsTo('ny@fjord.example'), await rolesOf(member.userId)]).toEqual([
    [],
    ['sports', 'contact'],
  ])

  const imported = await importFile(file, shown.version)
  expect([imported.status, await imported.json()]).toEqual([
    200,
    { invited: 1, changed: 1, waiting: 1 },
  ])
  expect(await invitationsTo('ny@fjord.example')).toMatchObject([
    { roles: ['contact'], locale: 'en', invitedBy: admin.userId },
  ])
  expect(await invitationsTo('saksbehandler@fjord.example')).toEqual([])
  expect(await database.select().from(staffProposal)).toMatchObject([
    { kind: 'staff-invitation', subject: 'saksbehandler@fjord.example', proposedBy: admin.userId },
  ])
  expect(await rolesOf(member.userId)).toEqual(['contact'])
  const logged = await database
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .orderBy(desc(auditEntry.id))
    .limit(3)
  expect(logged.map(({ action }) => action).toSorted()).toEqual([
    'proposal-made',
    'staff-invited',
    'staff-roles-changed',
  ])
  expect(await changesOf(file)).toEqual(Array(4).fill('unchanged'))
})

it('proposes a change of roles once', async () => {
  const { userId, email } = await seedStaff(database, ['contact'])
  const body = `email;roles\n${email};contact health`
  await importFile(body, (await preview(body)).version)
  expect(await rolesOf(userId)).toEqual(['contact'])
  expect(await changesOf(body)).toEqual(['unchanged'])
})

it('invites again who has left the staff, or whose invitation has run out', async () => {
  const { userId, email } = await seedStaff(database, ['contact'])
  await database
    .update(staffMember)
    .set({ endedAt: new Date() })
    .where(eq(staffMember.userId, userId))
  await database
    .insert(staffInvitation)
    .values({ email: 'sen@fjord.example', roles: ['contact'], locale: 'no', expiresAt: new Date() })
  expect(await changesOf(`email;roles\n${email};contact\nsen@fjord.example;contact`)).toEqual([
    'invited',
    'invited',
  ])
})

it('is refused as a whole when it does something else than the preview, or to the person who imports', async () => {
  const { userId, email } = await seedStaff(database, ['contact', 'sports'])
  const body = `email;roles\n${email};contact`
  const { version } = await preview(body)
  await database
    .update(staffMember)
    .set({ roles: ['contact', 'health'] })
    .where(eq(staffMember.userId, userId))
  const changed = await importFile(body, version)
  expect([changed.status, await changed.json()]).toMatchObject([409, { error: 'STAFF_CHANGED' }])
  const own = await post(endpoints.preview.path, `email;roles\n${admin.email};admin health`)
  expect([own.status, await own.json()]).toMatchObject([
    422,
    { error: 'LINES_INVALID', problems: [{ line: 2, problem: 'OWN_CASE' }] },
  ])
  expect(await rolesOf(userId)).toEqual(['contact', 'health'])
})
