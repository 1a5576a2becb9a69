import { buildPerson, type Person, seedPeople } from '#core/memberships/demo/people.server.ts'
import type { DeliveredLine } from '#core/semester-registrations/check-registrations.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { nextSemester, semesterOf } from '#platform/time/semester.ts'

const names = [
  ['Leila', 'Hosseini'],
  ['Jonas', 'Berge'],
  ['Mei', 'Chen'],
  ['Aksel', 'Lien'],
  ['Sofía', 'Romero'],
  ['Iben', 'Dahl'],
  ['Kwame', 'Asante'],
  ['Vilde', 'Moen'],
  ['Anjali', 'Sharma'],
  ['Peder', 'Haug'],
  ['Yuki', 'Tanaka'],
  ['Selma', 'Foss'],
] as const

/**
 * Students without a fitness membership. 01 has paid, 02 has paid for the previous semester only, and
 * no institution has delivered the others; their profiles are empty.
 */
export const demoStudents: readonly Person[] = names.map(([firstName, lastName], index) =>
  buildPerson({
    firstName,
    lastName,
    email: `student${String(index + 1).padStart(2, '0')}@trivsel.example`,
    membership: null,
  }),
)

/** Deliveries of two institutions for people of the demo. Safe to run again. */
export async function seedSemesterFees(
  database: Database,
  encryption: FieldEncryption,
  today: string = osloDate(new Date()),
): Promise<void> {
  await seedPeople(database, demoStudents)
  const present = semesterOf(today)
  const [earliest, before] = semestersBefore(present)
  const deliver = (institution: string, registrations: readonly [string, string, boolean][]) =>
    importRegistrations(
      database,
      encryption,
      { institution, deliveredBy: 'demo', lines: registrations.map(toLine) },
      today,
    )
  await deliver('OsloMet', [
    ['student01@trivsel.example', earliest, true],
    ['student01@trivsel.example', before, true],
    ['student01@trivsel.example', present, true],
    ['student02@trivsel.example', before, true],
    ['student02@trivsel.example', present, false],
  ])
  await deliver('UiO', [
    ['member@trivsel.example', before, true],
    ['member@trivsel.example', present, true],
  ])
}

/** The two semesters before `present`, the older one first. */
function semestersBefore(present: string): [string, string] {
  const year = Number(present.slice(0, 4))
  const earliest = `${year - 1}${present.slice(4)}`
  return [earliest, nextSemester(earliest)]
}

function toLine(
  [email, semesterCode, isPaid]: readonly [string, string, boolean],
  index: number,
): DeliveredLine {
  return { line: index + 1, nationalId: '', email, semesterCode, isPaid }
}
