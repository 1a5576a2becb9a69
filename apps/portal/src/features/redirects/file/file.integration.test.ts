import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { saveRedirect } from '../edit/save-redirect.server.ts'
import { mostRedirects } from '../model/limits.ts'
import { leadsOf, readRedirects } from '../model/save-leads.server.ts'
import { redirect } from '../model/tables.server.ts'
import { largestRedirectFile } from './columns.ts'
import { FilePreview } from './contract.ts'
import { fileEndpoints } from './endpoints.ts'
import { createRedirectFileApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const { userId } = await seedStaff(database, ['admin'])
const staff = { kind: 'staff', userId, roles: ['admin'], requestId: 'request' } as const
const portalUrl = 'https://site.example'
const paths = [fileEndpoints.preview.path, fileEndpoints.importFile.path]
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: Object.fromEntries(paths.map((path) => [path, largestRedirectFile])),
}).route(
  '/',
  createRedirectFileApi({
    database,
    portalUrl,
    requireStaff: allowStaff({ ...staff, roles: ['admin'] }),
  }),
)

const post = (path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
const preview = async (body: string) =>
  FilePreview.parse(await (await post(fileEndpoints.preview.path, body)).json())
const importFile = (body: string, version: string) =>
  post(`${fileEndpoints.importFile.path}?version=${version}`, body)
const leads = async () => Object.fromEntries(leadsOf(await readRedirects(database)))

const three = 'from;to\n/a;/b\n/b;https://site.example/ny\n/c/;https://annen.example/\n'

it('imports a file as its preview has shown, once, and records every redirect', async () => {
  const shown = await preview(three)
  expect(shown).toMatchObject({
    lines: [{ from: '/a', to: '/ny', change: 'added' }, { change: 'added' }, { from: '/c' }],
    shortened: 0,
    kept: 0,
  })
  expect(await leads()).toEqual({})
  const first = await importFile(three, shown.version)
  expect([first.status, await first.json()]).toEqual([200, { added: 3, changed: 0 }])
  expect(await leads()).toEqual({ '/a': '/ny', '/b': '/ny', '/c': 'https://annen.example/' })
  const entries = await database.select().from(auditEntry)
  expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual(
    ['/a', '/b', '/c'].map((from) => ['redirect-saved', from]),
  )
  const again = await preview(three)
  expect(again.lines.every(({ change }) => change === 'unchanged')).toBe(true)
  expect(await (await importFile(three, again.version)).json()).toEqual({ added: 0, changed: 0 })
  expect(await database.$count(auditEntry)).toBe(3)
})

it('is refused when somebody has changed a redirect since the preview', async () => {
  const file = 'to,from\n/nyere,/ny\n'
  const shown = await preview(file)
  expect(shown).toMatchObject({ lines: [{ change: 'added' }], shortened: 2, kept: 1 })
  const edit = { action: 'add', form: { from: '/d', to: '/e' } } as const
  await saveRedirect(database, { ...staff, roles: ['admin'] }, edit, portalUrl)
  const refused = await importFile(file, shown.version)
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'REDIRECTS_CHANGED' }])
  const seen = await preview(file)
  expect(await (await importFile(file, seen.version)).json()).toEqual({ added: 1, changed: 2 })
  expect(await leads()).toMatchObject({ '/a': '/nyere', '/b': '/nyere', '/ny': '/nyere' })
})

it('imports nothing of a file with an invalid line', async () => {
  const before = await leads()
  const file = 'from;to\n/x;/y\n/kontakt;/y\n/z;/z\n'
  const refused = await post(fileEndpoints.preview.path, file)
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'LINES_INVALID', problems: [{ line: 3, problem: 'ADDRESS_IN_USE' }] },
  ])
  const { version } = await preview('from;to\n/x;/y\n')
  expect((await importFile(file, version)).status).toBe(422)
  expect(await leads()).toEqual(before)
})

it.each([
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 'NOT_TEXT'],
  ['an empty file', '', 'EMPTY'],
  ['another table', 'code;name\na;b\n', { unknownColumn: 'code' }],
])('refuses %s', async (_, body, problem) => {
  const refused = await post(fileEndpoints.preview.path, body)
  expect([refused.status, await refused.json()]).toEqual([422, { error: 'FILE_INVALID', problem }])
})

it('takes as many as there may be, and no more', async () => {
  await database.delete(redirect)
  const rows = Array.from({ length: mostRedirects - 1 }, (_, at) => ({
    oldAddress: `/gammel/${at}`,
    target: '/ny',
  }))
  await database.insert(redirect).values(rows)
  const last = 'from;to\n/gammel/0;/nyere\n/siste;/ny\n'
  const { version } = await preview(last)
  expect(await (await importFile(last, version)).json()).toEqual({ added: 1, changed: 1 })
  const more = await post(fileEndpoints.preview.path, 'from;to\n/en-til;/ny\n')
  expect([more.status, await more.json()]).toEqual([409, { error: 'TOO_MANY_REDIRECTS' }])
})
