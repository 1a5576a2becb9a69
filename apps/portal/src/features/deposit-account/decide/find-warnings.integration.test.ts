import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { sendApplication } from '../apply/send-application.server.ts'
import { findWarnings } from './find-warnings.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const now = new Date()

async function newStudent(name: { firstName: string; lastName: string }) {
  const person = buildPerson({ ...name, membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { userId, email: person.email }
}

async function apply(
  { userId, email }: { userId: string; email: string },
  { firstName = 'Linh', lastName = 'Nguyen', birthDate = '2003-04-05' } = {},
): Promise<string> {
  return sendApplication(
    database,
    { userId, language: 'en', portalUrl: 'https://portal.example' },
    {
      user: { firstName, lastName, birthDate, email, nationality: 'Vietnam' },
      study: {
        subject: 'Informatics',
        description: '',
        nrOfSemesters: 2,
        semester: 'HOEST',
        degree: null,
      },
      institution: { name: 'University of Oslo', code: 'UiO' },
      depositForm: 'semesters',
    },
  )
}

const name = { firstName: 'Linh', lastName: 'Nguyen' }
const close = (id: string) =>
  database.update(caseFile).set({ closedAt: sql`now()` }).where(eq(caseFile.id, id))

it('finds applications of others by name and birth date, closed ones too, and not one’s own', async () => {
  const student = await newStudent(name)
  const own = await apply(student)
  await close(own)
  const again = await apply(student)
  expect(await findWarnings(database, { caseId: again, now })).toEqual([])
  const other = await newStudent(name)
  const theirs = await apply(other)
  await close(theirs)
  await apply(await newStudent({ firstName: 'Kim', lastName: 'Tran' }), {
    firstName: 'Kim',
    lastName: 'Tran',
  })
  expect(await findWarnings(database, { caseId: again, now })).toEqual([
    { code: 'SAME_PERSON', cases: [theirs] },
  ])
})

it('finds that the same student was rejected before, in this case or an earlier one', async () => {
  const student = await newStudent({ firstName: 'Ama', lastName: 'Boateng' })
  const form = { firstName: 'Ama', lastName: 'Boateng', birthDate: '2001-02-03' }
  const first = await apply(student, form)
  await database.insert(caseEvent).values({
    caseId: first,
    action: 'reject',
    fromStatus: 'OPPRETTET',
    toStatus: 'AVVIST',

    actorKind: 'staff',
    actorId: 'staff',
    at: new Date('2026-03-28T23:30:00Z'),
  })
  const rejected = [{ code: 'REJECTED_BEFORE', details: { date: '2026-03-29' } }]
  expect(await findWarnings(database, { caseId: first, now })).toEqual(rejected)
  await close(first)
  expect(await findWarnings(database, { caseId: await apply(student, form), now })).toEqual(
    rejected,
  )
})

it('compares with the account as it is now', async () => {
  const student = await newStudent(name)
  const caseId = await apply(student, { birthDate: '1999-01-01' })
  await database.update(user).set({ firstName: 'Mai' }).where(eq(user.id, student.userId))
  expect(await findWarnings(database, { caseId, now })).toEqual([
    { code: 'NAME_DIFFERS', details: { name: 'Mai Nguyen' } },
  ])
})
