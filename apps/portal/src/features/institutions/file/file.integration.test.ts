import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { saveSetup } from '../setup/save-setup.server.ts'
import { largestInstitutionFile } from './columns.ts'
import { FilePreview } from './contract.ts'
import { fileEndpoints } from './endpoints.ts'
import { createInstitutionFileApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const { userId } = await seedStaff(database, ['admin'])
const staff = { kind: 'staff', userId, roles: ['admin'], requestId: 'request' } as const
const paths = [fileEndpoints.preview.path, fileEndpoints.importFile.path]
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: Object.fromEntries(paths.map((path) => [path, largestInstitutionFile])),
}).route(
  '/',
  createInstitutionFileApi({ database, requireStaff: allowStaff({ ...staff, roles: ['admin'] }) }),
)

const post = (path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
const preview = async (body: string) =>
  FilePreview.parse(await (await post(fileEndpoints.preview.path, body)).json())
const importFile = (body: string, version: string) =>
  post(`${fileEndpoints.importFile.path}?version=${version}`, body)

const header = 'code;name_no;name_en;campus;dbh;depositForm;active'
const two = `${header}\nFjordvel;Fjordvel;Fjordvel;;1234;degree;ja\nAker;Aker;Aker;;;semesters;nei\n`

it('imports a file as its preview has shown, once, and records every institution', async () => {
  const shown = await preview(two)
  expect(shown.lines.map(({ change }) => change)).toEqual(['added', 'added'])
  expect(await findInstitutions(database)).toEqual([])
  const first = await importFile(two, shown.version)
  expect([first.status, await first.json()]).toEqual([200, { added: 2, changed: 0 }])
  expect(await findInstitutions(database)).toMatchObject([
    { code: 'Fjordvel', depositForm: 'degree', isActive: true },
    { code: 'Aker', depositForm: 'semesters', isActive: false },
  ])
  expect(await database.select().from(auditEntry)).toMatchObject([
    { action: 'institution-saved', subjectId: 'Fjordvel', actorId: userId },
    { action: 'institution-saved', subjectId: 'Aker' },
  ])
  const again = await preview(two)
  expect(again.lines.map(({ change }) => change)).toEqual(['unchanged', 'unchanged'])
  expect(await (await importFile(two, again.version)).json()).toEqual({ added: 0, changed: 0 })
  expect(await database.$count(auditEntry)).toBe(2)
})

it('is refused when somebody has changed an institution since the preview', async () => {
  const file = `${header}\nAker;Aker;Aker College;;;semesters;nei\n`
  const shown = await preview(file)
  expect(shown).toMatchObject({
    lines: [{ code: 'Aker', change: 'changed', fields: ['name'] }],
    missing: ['Fjordvel'],
  })
  await saveSetup(
    database,
    { ...staff, roles: ['admin'] },
    {
      action: 'add-campus',
      form: { name: { no: 'Nord', en: 'North' } },
    },
  )
  const refused = await importFile(file, shown.version)
  expect([refused.status, await refused.json()]).toEqual([409, { error: 'INSTITUTIONS_CHANGED' }])
  const seen = await preview(file)
  expect(await (await importFile(file, seen.version)).json()).toEqual({ added: 0, changed: 1 })
})

it('imports nothing of a file with an invalid line', async () => {
  const file = `${header}\nBergvik;Bergvik;Bergvik;;;degree;ja\nVik;;;;;degree;ja\n`
  const refused = await post(fileEndpoints.preview.path, file)
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'LINES_INVALID', problems: [{ line: 3, problem: 'NAME_REQUIRED' }] },
  ])
  expect((await importFile(file, 'x')).status).toBe(409)
  expect((await findInstitutions(database)).map(({ code }) => code)).not.toContain('Bergvik')
})

it.each([
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 'NOT_TEXT'],
  ['an empty file', '', 'EMPTY'],
])('refuses %s', async (_, body, problem) => {
  const refused = await post(fileEndpoints.preview.path, body)
  expect([refused.status, await refused.json()]).toEqual([422, { error: 'FILE_INVALID', problem }])
})
