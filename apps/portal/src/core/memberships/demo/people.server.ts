import { inArray } from 'drizzle-orm'
import { insertAccount } from '#core/accounts/add-account.server.ts'
import { hashPassword } from '#core/accounts/passwords/password-hash.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { fitnessMembership } from '../tables.server.ts'

export const demoPassword = 'trivsel-demo'

export type Person = {
  firstName: string
  lastName: string
  email: string
  password: string
  membership: PersonMembership | null
}

type Row = typeof fitnessMembership.$inferInsert

export type PersonMembership = {
  type: string
  membershipCategory: string
  startDate: string
  endDate: string | null
  isDisqualified: boolean
} & Partial<
  Pick<
    Row,
    | 'commitmentMonths'
    | 'monthlyAmountOre'
    | 'directDebitEnabled'
    | 'terminatedOn'
    | 'terminationReason'
    | 'lastInvoiceDueOn'
  >
>

let built = 0

/** A fitness member with a unique name and address; tests override what matters. */
export function buildPerson(overrides: Partial<Person> = {}): Person {
  built += 1
  return {
    firstName: 'Kari',
    lastName: `Nordmann ${built}`,
    email: `person${built}@trivsel.example`,
    password: demoPassword,
    membership: buildMembership(),
    ...overrides,
  }
}

export function buildMembership(overrides: Partial<PersonMembership> = {}): PersonMembership {
  return {
    type: 'STUDENT',
    membershipCategory: 'DIRECT_DEBIT_MEMBERSHIP',
    startDate: '2025-08-01',
    endDate: null,
    isDisqualified: false,
    ...overrides,
  }
}

const memberNames = [
  ['Sondre', 'Bakke'],
  ['Amina', 'Warsame'],
  ['Ingrid', 'Solbakken'],
  ['Linnea', 'Åsheim'],
  ['Mathias', 'Fjellstad'],
  ['Thi Mai', 'Nguyen'],
  ['Jakub', 'Zielinski'],
  ['Sara', 'Utsi'],
  ['Henrik', 'Myrvold'],
  ['Zahra', 'Rahimi'],
  ['Oda', 'Kvamme'],
  ['Emil', 'Østby'],
  ['Priya', 'Raman'],
  ['Tuva', 'Haugland'],
  ['Ahmed', 'Yilmaz'],
  ['Nora', 'Lindqvist'],
  ['Mikkel', 'Sagen'],
  ['Chloé', 'Dubois'],
  ['Eirik', 'Tveiten'],
  ['Fatou', 'Ndiaye'],
] as const

/** An example price, as in the demo of memberships. */
const demoMonthly = { monthlyAmountOre: 29_900, directDebitEnabled: true }

export const demoPeople: readonly Person[] = [
  buildPerson({
    firstName: 'Maja',
    lastName: 'Lunde',
    email: 'member@trivsel.example',
    membership: buildMembership(demoMonthly),
  }),
  buildPerson({
    firstName: 'Elias',
    lastName: 'Strand',
    email: 'visitor@trivsel.example',
    membership: null,
  }),
  ...memberNames.map(([firstName, lastName], index) =>
    buildPerson({
      firstName,
      lastName,
      email: `member${String(index + 1).padStart(2, '0')}@trivsel.example`,
      membership: buildMembership(
        index % 4 === 3
          ? { type: 'STUDENT_CASH', membershipCategory: 'CASH_MEMBERSHIP' }
          : demoMonthly,
      ),
    }),
  ),
]

/**
 * Adds missing people and their memberships. Idempotent, also after an interruption.
 * @returns the user id for each e-mail address
 */
export async function seedPeople(
  database: Database,
  people: readonly Person[] = demoPeople,
): Promise<ReadonlyMap<string, string>> {
  const ids = await findUserIds(database, people)
  for (const person of people) {
    const id = ids.get(person.email) ?? (await addPerson(database, person))
    if (!id) continue
    ids.set(person.email, id)
    if (person.membership)
      await database
        .insert(fitnessMembership)
        .values({ userId: id, ...person.membership })
        .onConflictDoNothing()
  }
  return ids
}

async function addPerson(database: Database, person: Person): Promise<string | undefined> {
  const passwordHash = await hashOf(person.password)
  return database.transaction((transaction) =>
    insertAccount(transaction, { ...person, passwordHash }),
  )
}

const hashes = new Map<string, Promise<string>>()

/** Demo and test people share a password and thus its hash: each hash takes 19 MiB and a core. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

async function findUserIds(
  database: Database,
  people: readonly Person[],
): Promise<Map<string, string>> {
  const emails = people.map(({ email }) => email)
  const found = await database
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.email, emails))
  return new Map(found.map(({ id, email }) => [email, id]))
}
