import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { guardianAddressLocation } from '#core/kindergartens/field-locations.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import { indexNationalId } from '#core/national-id/read-national-id.server.ts'
import { nationalId } from '#core/national-id/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { listDepartments } from '../places/list-departments.server.ts'
import type {
  Present,
  PresentBinding,
  PresentChild,
  PresentDepartment,
  PresentGuardian,
} from './plan-import.ts'
import type { ChildLine } from './read-child-line.ts'

/**
 * What a file with children is compared with, in few queries whatever its length.
 * @param today `2026-11-23`
 */
export async function readPresent(
  parts: Parts,
  staff: StaffActor,
  lines: readonly ChildLine[],
  today: string,
): Promise<Present> {
  const departments = await findDepartments(parts, staff, today)
  const children = await findChildren(parts, lines, { departments, today })
  const guardians = await findGuardians(parts, lines)
  const bindings = await findBindings(
    parts,
    children.map(({ id }) => id),
  )
  const blockedGuardianIds = await findBlocked(
    parts,
    guardians.map(({ id }) => id),
  )
  const own = await findOwn(parts, staff, lines)
  return { departments, children, guardians, bindings, blockedGuardianIds, ...own }
}

/** Hashes of the numbers in a file, each with its number. */
function numbersByHash(
  { encryption }: Parts,
  numbers: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    [...new Set(numbers)].flatMap((number) =>
      indexNationalId(encryption, number).map((hash) => [hash, number] as const),
    ),
  )
}

async function findDepartments(
  { database }: Parts,
  staff: StaffActor,
  today: string,
): Promise<PresentDepartment[]> {
  const { items } = await listDepartments(database, staff, today)
  const taken = new Map(items.map((one) => [one.id, one.taken]))
  const rows = await database
    .select({
      id: kindergartenDepartment.id,
      kindergartenId: kindergarten.id,
      kindergarten: kindergarten.name,
      name: kindergartenDepartment.name,
      places: kindergartenDepartment.places,
      closedOn: kindergartenDepartment.closedOn,
    })
    .from(kindergartenDepartment)
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(inArray(kindergarten.id, kindergartensOf(staff)))
  return rows.map((one) => ({ ...one, taken: taken.get(one.id) ?? 0 }))
}

/** Children whom the file names, who could be one of them, or who are missing from it. */
async function findChildren(
  parts: Parts,
  lines: readonly ChildLine[],
  {
    departments,
    today,
  }: { readonly departments: readonly PresentDepartment[]; readonly today: string },
): Promise<PresentChild[]> {
  const { database } = parts
  const numberOf = numbersByHash(
    parts,
    lines.map(({ child }) => child.number),
  )
  const theirs = new Map(departments.map((one) => [one.id, one.kindergartenId]))
  const placedInTheirs = database
    .select({ id: kindergartenEnrolment.childId })
    .from(kindergartenEnrolment)
    .where(inArray(kindergartenEnrolment.departmentId, [...theirs.keys()]))
  const rows = await database
    .select()
    .from(kindergartenChild)
    .where(
      or(
        inArray(kindergartenChild.nationalIdIndex, [...numberOf.keys()]),
        and(
          inArray(kindergartenChild.id, placedInTheirs),
          or(
            isNotNull(kindergartenChild.importedPlace),
            inArray(
              kindergartenChild.bornOn,
              lines.map(({ child }) => child.bornOn),
            ),
          ),
        ),
      ),
    )
    .orderBy(kindergartenChild.id)
  const places = await database
    .select()
    .from(kindergartenEnrolment)
    .where(
      inArray(
        kindergartenEnrolment.childId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(kindergartenEnrolment.startsOn)
  const placesOf = Map.groupBy(places, ({ childId }) => childId)
  return rows.map((child) => {
    const own = placesOf.get(child.id) ?? []
    return {
      id: child.id,
      number: (child.nationalIdIndex && numberOf.get(child.nationalIdIndex)) ?? null,
      firstName: child.firstName,
      lastName: child.lastName,
      bornOn: child.bornOn,
      isOfStaff: child.source === 'staff',
      importedPlace: child.importedPlace,
      missingSince: child.missingSince,
      version: child.version,
      places: own.map(({ id, departmentId, startsOn, endsOn, percent, version }) => ({
        id,
        departmentId,
        startsOn,
        endsOn,
        percent,
        version,
        isTheirs: theirs.has(departmentId),
      })),
      kindergartenIds: own.flatMap(({ departmentId, endsOn }) =>
        endsOn === null || endsOn >= today ? (theirs.get(departmentId) ?? []) : [],
      ),
    }
  })
}

async function findGuardians(
  parts: Parts,
  lines: readonly ChildLine[],
): Promise<PresentGuardian[]> {
  const { database, encryption } = parts
  const numberOf = numbersByHash(
    parts,
    lines.map(({ guardian }) => guardian.number),
  )
  const rows = await database
    .select()
    .from(kindergartenGuardian)
    .where(inArray(kindergartenGuardian.nationalIdIndex, [...numberOf.keys()]))
    .orderBy(kindergartenGuardian.id)
  return rows.map((one) => ({
    id: one.id,
    number: numberOf.get(one.nationalIdIndex) ?? '',
    firstName: one.firstName,
    lastName: one.lastName,
    email: one.email,
    phone: one.phone,
    address: one.address && encryption.decrypt(one.address, guardianAddressLocation(one.id)),
    isRestricted: one.hasRestrictedAddress,
    isOfStaff: one.source === 'staff',
    version: one.version,
  }))
}

async function findBindings(
  { database }: Parts,
  childIds: readonly string[],
): Promise<PresentBinding[]> {
  const rows = await database
    .select({ bound: kindergartenGuardianship, guardian: kindergartenGuardian })
    .from(kindergartenGuardianship)
    .innerJoin(
      kindergartenGuardian,
      eq(kindergartenGuardian.id, kindergartenGuardianship.guardianId),
    )
    .where(inArray(kindergartenGuardianship.childId, [...childIds]))
    .orderBy(kindergartenGuardianship.childId, kindergartenGuardianship.guardianId)
  return rows.map(({ bound, guardian }) => ({
    childId: bound.childId,
    guardianId: bound.guardianId,
    guardian: `${guardian.firstName} ${guardian.lastName}`,
    hasResponsibility: bound.hasResponsibility,
    isOpen: bound.openedAt !== null,
    isBlocked: bound.blockedAt !== null,
    isImported: bound.source === 'import',
    version: bound.version,
  }))
}

/** Of the guardians in the file, those whom staff block from any child. */
async function findBlocked(
  { database }: Parts,
  guardianIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: kindergartenGuardianship.guardianId })
    .from(kindergartenGuardianship)
    .where(
      and(
        inArray(kindergartenGuardianship.guardianId, [...guardianIds]),
        isNotNull(kindergartenGuardianship.blockedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Numbers in the file that are of who imports, proven or claimed, and children here of whom they are guardian. */
async function findOwn(
  parts: Parts,
  staff: StaffActor,
  lines: readonly ChildLine[],
): Promise<Pick<Present, 'ownNumbers' | 'ownChildIds'>> {
  const { database } = parts
  const numberOf = numbersByHash(
    parts,
    lines.map(({ guardian }) => guardian.number),
  )
  const accounts = [...(await findOwnAccounts(database, staff.userId))]
  const claims = await database
    .select({ hash: nationalId.numberIndex })
    .from(nationalId)
    .where(inArray(nationalId.userId, accounts))
  const hashes = claims.map(({ hash }) => hash)
  const bound = await database
    .select({ childId: kindergartenGuardianship.childId })
    .from(kindergartenGuardianship)
    .innerJoin(
      kindergartenGuardian,
      eq(kindergartenGuardian.id, kindergartenGuardianship.guardianId),
    )
    .where(hashes.length > 0 ? inArray(kindergartenGuardian.nationalIdIndex, hashes) : sql`false`)
  return {
    ownNumbers: new Set(hashes.flatMap((hash) => numberOf.get(hash) ?? [])),
    ownChildIds: new Set(bound.map(({ childId }) => childId)),
  }
}
