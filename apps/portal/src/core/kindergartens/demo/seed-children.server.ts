import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { buildPerson, seedPeople } from '#core/memberships/demo/people.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { saveHealth } from '../children/health.server.ts'
import {
  kindergartenChild,
  kindergartenContact,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
} from '../children/tables.server.ts'
import {
  childNumberLocation,
  guardianAddressLocation,
  guardianNumberLocation,
} from '../field-locations.ts'
import {
  buildDemoChildren,
  type DemoAccess,
  type DemoChild,
  type DemoGuardian,
  demoGuardianAccounts,
} from './demo-children.ts'
import { seedKindergartens } from './seed-kindergartens.server.ts'

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/**
 * Adds children with guardians to the kindergartens of the demo, unless they are there: separated
 * guardians, one who is blocked, one with a restricted address, and two accounts that are known.
 */
export async function seedChildren(parts: Parts, now = new Date()): Promise<void> {
  const { database, encryption } = parts
  const { kindergartens } = await seedKindergartens(database, now)
  const departments = Object.values(kindergartens).flatMap((one) => one.departments)
  const today = osloDate(now)
  const placed = departments.flatMap(({ id, places }, departmentAt) =>
    buildDemoChildren({ departmentAt, places }, today).map((child) => ({
      child,
      departmentId: id,
    })),
  )
  const guardians = new Map(
    placed.flatMap(({ child }) =>
      child.guardians.map(({ guardian }) => [guardian.number, guardian] as const),
    ),
  )
  const known = await database.$count(
    kindergartenGuardian,
    inArray(
      kindergartenGuardian.nationalIdIndex,
      [...guardians.keys()].map((number) => indexNationalId(encryption, number)[0]),
    ),
  )
  if (known > 0) return
  await proveAccounts(parts, [...guardians.values()])
  await database.transaction(async (transaction) => {
    const inside = { database: transaction, encryption }
    const guardianIds = await addGuardians(inside, [...guardians.values()])
    for (const one of placed) await addChild(inside, { ...one, guardianIds, now })
  })
}

async function proveAccounts(
  { database, encryption }: Parts,
  guardians: readonly DemoGuardian[],
): Promise<void> {
  const withAccount = guardians.filter(({ account }) => account !== null)
  const ids = await seedPeople(
    database,
    withAccount.map(({ firstName, lastName, account }) =>
      buildPerson({
        firstName,
        lastName,
        email: account ?? demoGuardianAccounts.guardian,
        membership: null,
      }),
    ),
  )
  for (const { account, number } of withAccount) {
    const userId = ids.get(account ?? '')
    if (userId)
      await proveNationalId(database, encryption, { userId, number, provenBy: 'document' })
  }
}

/** @returns the ids by number */
async function addGuardians(
  { database, encryption }: Parts,
  guardians: readonly DemoGuardian[],
): Promise<ReadonlyMap<string, string>> {
  const rows = guardians.map(({ number, address, isRestricted, account: _, ...facts }) => {
    const id = randomUUID()
    return {
      id,
      ...facts,
      nationalId: encryption.encrypt(number, guardianNumberLocation(id)),
      nationalIdIndex: indexNationalId(encryption, number)[0],
      address: encryption.encrypt(address, guardianAddressLocation(id)),
      hasRestrictedAddress: isRestricted,
      source: 'import' as const,
    }
  })
  await database.insert(kindergartenGuardian).values(rows)
  return new Map(rows.map(({ id }, at) => [guardians[at]?.number ?? '', id]))
}

async function addChild(
  parts: Parts,
  given: {
    readonly child: DemoChild
    readonly departmentId: string
    readonly guardianIds: ReadonlyMap<string, string>
    readonly now: Date
  },
): Promise<void> {
  const { database, encryption } = parts
  const { child, departmentId, guardianIds, now } = given
  const { number, guardians, startsOn, allergies, contact, ...facts } = child
  const id = randomUUID()
  await database.insert(kindergartenChild).values({
    id,
    ...facts,
    nationalId: encryption.encrypt(number, childNumberLocation(id)),
    nationalIdIndex: indexNationalId(encryption, number)[0],
    source: 'import',
  })
  await database.insert(kindergartenEnrolment).values({ childId: id, departmentId, startsOn })
  await database.insert(kindergartenGuardianship).values(
    guardians.map(({ guardian, access }) => ({
      childId: id,
      guardianId: guardianIds.get(guardian.number) ?? '',
      source: 'import' as const,
      ...accessValues(access, now),
    })),
  )
  if (allergies) await saveHealth(parts, id, { allergies, medicines: '', notes: '', version: 0 })
  if (contact)
    await database.insert(kindergartenContact).values({
      childId: id,
      ...contact,
      phone: '900 00 000',
      mayFetch: true,
      addedBy: guardianIds.get(guardians[0]?.guardian.number ?? '') ?? null,
    })
}

function accessValues(access: DemoAccess, now: Date) {
  switch (access) {
    case 'open':
      return { hasResponsibility: true, openedAt: now }
    case 'waits':
      return { hasResponsibility: true }
    case 'blocked':
      return { hasResponsibility: true, blockedAt: now, blockedBecause: 'Besøksforbud til 2027' }
    case 'none':
      return { hasResponsibility: false }
  }
}
