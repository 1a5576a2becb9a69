import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import {
  kindergartenChild as child,
  kindergartenEnrolment as enrolment,
  kindergartenGuardian as guardian,
  kindergartenGuardianship as guardianship,
} from '../children/tables.server.ts'
import { kindergartenDepartment as department } from '../setup/tables.server.ts'
import { demoGuardianAccounts } from './demo-children.ts'
import { type DemoKindergartenKey, demoKindergartens } from './demo-kindergartens.ts'
import { findDemoAccount } from './find-demo-account.server.ts'
import { seedKindergartens } from './seed-kindergartens.server.ts'

type FoundGuardian = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  /** Reaches the child. */
  readonly hasAccess: boolean
  /** Has parental responsibility, and is not blocked. */
  readonly mayPay: boolean
}

/** A child of the demo with a place in it. */
export type FoundChild = {
  readonly id: string
  readonly kindergarten: DemoKindergartenKey
  readonly kindergartenId: string
  readonly departmentId: string
  readonly department: string
  readonly startsOn: string
  readonly guardians: readonly FoundGuardian[]
}

/** The children of the demo that have a place without an end: by department, the oldest first. */
export async function findDemoChildren(database: Database): Promise<FoundChild[]> {
  const { kindergartens } = await seedKindergartens(database)
  const departments = Object.values(kindergartens).flatMap((one) => one.departments)
  const rows = await database
    .select({
      id: child.id,
      kindergartenId: department.kindergartenId,
      departmentId: department.id,
      department: department.name,
      startsOn: enrolment.startsOn,
    })
    .from(enrolment)
    .innerJoin(child, eq(child.id, enrolment.childId))
    .innerJoin(department, eq(department.id, enrolment.departmentId))
    .where(
      and(
        inArray(
          department.id,
          departments.map(({ id }) => id),
        ),
        eq(child.source, 'import'),
        isNull(enrolment.endsOn),
      ),
    )
    .orderBy(asc(child.bornOn), asc(child.firstName), asc(child.lastName))
  const guardians = await findGuardians(database)
  const keys = Object.keys(demoKindergartens) as DemoKindergartenKey[]
  const keyOf = new Map(keys.map((key) => [kindergartens[key].kindergartenId, key]))
  return departments.flatMap(({ id }) =>
    rows
      .filter(({ departmentId }) => departmentId === id)
      .flatMap((row) => {
        const kindergarten = keyOf.get(row.kindergartenId)
        return kindergarten
          ? [{ ...row, kindergarten, guardians: guardians.get(row.id) ?? [] }]
          : []
      }),
  )
}

async function findGuardians(database: Database): Promise<ReadonlyMap<string, FoundGuardian[]>> {
  const rows = await database
    .select({ bound: guardianship, guardian })
    .from(guardianship)
    .innerJoin(guardian, eq(guardian.id, guardianship.guardianId))
    // `guardian2@` before `guardian3@`, and the known account before the other one.
    .orderBy(sql`length(${guardian.email})`, asc(guardian.email))
  const found = new Map<string, FoundGuardian[]>()
  for (const { bound, guardian: one } of rows) {
    const mayPay = bound.hasResponsibility && bound.blockedAt === null
    const before = found.get(bound.childId) ?? []
    found.set(bound.childId, [
      ...before,
      {
        id: one.id,
        name: `${one.firstName} ${one.lastName}`,
        email: one.email,
        hasAccess: mayPay && bound.openedAt !== null,
        mayPay,
      },
    ])
  }
  return found
}

/** The two guardians of the demo who have accounts, with the children whom both have. */
export type KnownFamily = {
  readonly guardian: KnownGuardian
  readonly other: KnownGuardian
  /** Only the first guardian reaches it: the other one's access waits for staff. */
  readonly older: FoundChild
  /** Both reach it. */
  readonly younger: FoundChild
}
type KnownGuardian = { readonly id: string; readonly userId: string }

/** @returns null where somebody has changed the demo so that they are not there any more */
export async function findKnownFamily(
  database: Database,
  children: readonly FoundChild[],
): Promise<KnownFamily | null> {
  const [older, younger] = children.filter(({ guardians }) =>
    guardians.some(({ email }) => email === demoGuardianAccounts.guardian),
  )
  if (!older || !younger) return null
  const find = async (account: string): Promise<KnownGuardian | null> => {
    const own = younger.guardians.find(({ email, hasAccess }) => hasAccess && email === account)
    const userId = await findDemoAccount(database, account)
    return own && userId ? { id: own.id, userId } : null
  }
  const guardian = await find(demoGuardianAccounts.guardian)
  const other = await find(demoGuardianAccounts.other)
  return guardian && other ? { guardian, other, older, younger } : null
}
