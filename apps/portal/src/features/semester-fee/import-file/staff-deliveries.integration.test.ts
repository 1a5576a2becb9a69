import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { semesterRegistration } from '#core/semester-registrations/tables.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { testConfiguration, testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { largestDeliveryFile } from '../read-file/delivery-file.ts'
import { staffDeliveryEndpoints } from './endpoints.ts'
import { createImportFileApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const { userId } = await seedStaff(database, ['admin'])
const { path } = staffDeliveryEndpoints.importFile
const app = createApi({
  configuration: testConfiguration,
  log: createLog('silent'),
  longerBodies: { [path]: largestDeliveryFile },
}).route(
  '/',
  createImportFileApi({
    database,
    encryption: testEncryption,
    requireStaff: allowStaff({ kind: 'staff', userId, roles: ['admin'], requestId: 'request' }),
    clock: () => new Date('2026-11-21T12:00:00Z'),
  }),
)

const importFile = (body: BodyInit, { institution = 'UiO', type = 'text/csv' } = {}) =>
  app.request(`${path}?institution=${encodeURIComponent(institution)}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
const good = 'email;semesterCode;paid\nkari@student.example;2026H;ja\n'

it('imports a file once, and the audit log names who imported it', async () => {
  const first = await importFile(good)
  expect(first.status).toBe(200)
  expect(await first.json()).toMatchObject({ registrations: 1, isRepeated: false })
  expect(await (await importFile(good)).json()).toMatchObject({ isRepeated: true })
  expect(await database.$count(semesterRegistration)).toBe(1)
  expect(await database.select().from(auditEntry)).toMatchObject([
    { action: 'semester-fees-imported', actorId: userId, subjectId: 'UiO' },
  ])
  const listed = await (await app.request(path)).json()
  expect(listed).toMatchObject({ items: [{ institution: 'UiO', registrations: 1, by: 'file' }] })
})

it('imports a file with all students of a university', async () => {
  const lines = Array.from({ length: 40_000 }, (_, number) => `s${number}@student.example;2026H;ja`)
  const answer = await importFile(`email;semesterCode;paid\n${lines.join('\n')}\n`)
  expect(await answer.json()).toMatchObject({ registrations: 40_000 })
})

it('reports the invalid lines and imports nothing', async () => {
  const before = await database.$count(semesterRegistration)
  const answer = await importFile(`${good}not an address;2026H;ja\nola@student.example;2026X;ja\n`)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: 'REGISTRATIONS_INVALID',
    problems: [
      { line: 3, problem: 'EMAIL_INVALID' },
      { line: 4, problem: 'SEMESTER_INVALID' },
    ],
    wrongLines: 2,
  })
  expect(await database.$count(semesterRegistration)).toBe(before)
})

it('reports a hundred invalid lines and counts the others', async () => {
  const answer = await importFile(`email;semesterCode;paid\n${'x;2026H;ja\n'.repeat(250)}`)
  const { problems, wrongLines } = (await answer.json()) as {
    problems: unknown[]
    wrongLines: number
  }
  expect([problems.length, wrongLines]).toEqual([100, 250])
})

it.each([
  ['an empty file', '', 'EMPTY'],
  ['bytes that are not a text', new Uint8Array([0xff, 0xfe, 0x00]), 'NOT_TEXT'],
  ['an open quotation mark', 'email;semesterCode;paid\n"x;2026H;ja', 'QUOTE_OPEN'],
  ['an unknown column', 'name;semesterCode;paid\nx;2026H;ja', { unknownColumn: 'name' }],
])('refuses %s', async (_, body, problem) => {
  const answer = await importFile(body)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({ error: 'FILE_INVALID', problem })
})

it('refuses an unknown and an inactive institution, another type and a file that is too large', async () => {
  expect((await importFile(good, { institution: 'Hogwarts' })).status).toBe(400)
  await database.update(institution).set({ isActive: false }).where(eq(institution.code, 'AHO'))
  expect((await importFile(good, { institution: 'AHO' })).status).toBe(400)
  expect((await importFile(good, { type: 'application/json' })).status).toBe(415)
  expect((await importFile(new Uint8Array(largestDeliveryFile + 1))).status).toBe(413)
})
