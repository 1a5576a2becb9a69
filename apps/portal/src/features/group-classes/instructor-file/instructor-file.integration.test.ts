import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { groupClassSettings, instructor } from '../model/tables.server.ts'
import { largestInstructorFile } from './columns.ts'
import { InstructorsPreview } from './contract.ts'
import { instructorFileEndpoints as endpoints } from './endpoints.ts'
import { createInstructorFileApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const { userId } = await seedStaff(database, ['sports'])
const paths = [endpoints.preview.path, endpoints.importFile.path]
let announced = 0
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: Object.fromEntries(paths.map((path) => [path, largestInstructorFile])),
}).route(
  '/',
  createInstructorFileApi({
    database,
    announcer: { announce: () => (announced += 1) },
    requireStaff: allowStaff({ kind: 'staff', userId, roles: ['sports'], requestId: 'r' }),
  }),
)

const post = (path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
const preview = async (body: string) =>
  InstructorsPreview.parse(await (await post(endpoints.preview.path, body)).json())
const importFile = (body: string, version: string) =>
  post(`${endpoints.importFile.path}?version=${version}`, body)
const find = (name: string) => database.select().from(instructor).where(eq(instructor.name, name))
const versionNow = async () => (await database.select().from(groupClassSettings))[0]?.version

const file = 'name;active\nSiv Dal;ja\nÅse Fjell;nei\n'

it('imports a file as its preview has shown, once, and records every instructor', async () => {
  const before = await versionNow()
  const shown = await preview(file)
  expect(shown.lines).toEqual([
    { line: 2, name: 'Siv Dal', isActive: true, change: 'added' },
    { line: 3, name: 'Åse Fjell', isActive: false, change: 'added' },
  ])
  expect(await find('Siv Dal')).toEqual([])
  const imported = await importFile(file, shown.version)
  expect([imported.status, await imported.json()]).toEqual([200, { added: 2, changed: 0 }])
  expect(await find('Åse Fjell')).toMatchObject([{ trainerId: null, isActive: false }])
  expect(
    await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(2),
  ).toMatchObject([
    { action: 'instructor-saved', actorId: userId, after: { instructorName: 'Åse Fjell' } },
    { action: 'instructor-saved', after: { instructorName: 'Siv Dal' } },
  ])
  expect([await versionNow(), announced]).toEqual([(before ?? 0) + 1, 1])
  const again = await preview(file)
  expect(again.lines.map(({ change }) => change)).toEqual(['unchanged', 'unchanged'])
  expect(await (await importFile(file, again.version)).json()).toEqual({ added: 0, changed: 0 })
  expect(await find('Siv Dal')).toHaveLength(1)
})

it('lets one who follows a page no longer be chosen, and keeps the page and the name', async () => {
  await database.insert(instructor).values({ name: 'Kari Moen', trainerId: 3 })
  const ended = 'name;active\nkari moen;nei\n'
  const { version } = await preview(ended)
  expect(await (await importFile(ended, version)).json()).toEqual({ added: 0, changed: 1 })
  expect(await find('Kari Moen')).toMatchObject([{ trainerId: 3, isActive: false }])
})

it('is refused when somebody has changed an instructor since the preview', async () => {
  const { version } = await preview('name\nOla Berg\n')
  await database.insert(instructor).values({ name: 'Nina Sol' })
  const refused = await importFile('name\nOla Berg\n', version)
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'INSTRUCTORS_CHANGED' }])
  expect(await find('Ola Berg')).toEqual([])
})

it('imports nothing of a file with an invalid line, or of bytes that are no text', async () => {
  const refused = await post(endpoints.preview.path, 'name;active\nOla Berg;ja\n;ja\n')
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'LINES_INVALID', problems: [{ line: 3, problem: 'NAME_REQUIRED' }] },
  ])
  const noText = await post(endpoints.preview.path, new Uint8Array([0xff, 0xfe, 0x00]))
  expect(await noText.json()).toEqual({ error: 'FILE_INVALID', problem: 'NOT_TEXT' })
  expect(await find('Ola Berg')).toEqual([])
})
