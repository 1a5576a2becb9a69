import { randomUUID } from 'node:crypto'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import {
  kindergartenChild,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { guardianAddressLocation } from '#core/kindergartens/field-locations.ts'
import type { Database } from '#platform/database/database.server.ts'
import { splitBatches } from '#platform/split-batches.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { numberOfChild, numberOfGuardian } from '../model/numbers.server.ts'
import type { ImportPlan, PlannedBinding, PlannedChild, PlannedGuardian } from './plan-import.ts'

/** Rows of one statement. */
const batchSize = 500

type Ids = ReadonlyMap<string, string>

/**
 * Writes what an import does, a few statements for all of it.
 * @returns false where somebody has changed a row since it was read: nothing is to be stored then
 */
export async function writePlan(
  parts: Parts,
  plan: ImportPlan,
  { importId, today }: { readonly importId: string; readonly today: string },
): Promise<boolean> {
  const childIds = idsOf(plan.children, ({ child }) => child.number)
  const guardianIds = idsOf(plan.guardians, ({ guardian }) => guardian.number)
  await addChildren(parts, plan.children, { ids: childIds, importId })
  await addGuardians(parts, plan.guardians, guardianIds)
  const isWritten =
    (await updateChildren(parts, plan.children)) &&
    (await updateGuardians(parts, plan.guardians)) &&
    (await updatePlaces(parts.database, plan.children)) &&
    (await updateBindings(parts.database, plan.bindings))
  if (!isWritten) return false
  await addPlaces(parts.database, plan.children, childIds)
  await addBindings(parts.database, plan.bindings, { childIds, guardianIds })
  await markMissing(
    parts.database,
    plan.missing.map(({ id }) => id),
    today,
  )
  return true
}

/** Of those that are here, and new ones for the others, by number. */
const idsOf = <Planned extends { readonly known: { readonly id: string } | null }>(
  planned: readonly Planned[],
  numberOf: (one: Planned) => string,
): Ids => new Map(planned.map((one) => [numberOf(one), one.known?.id ?? randomUUID()]))

async function addChildren(
  parts: Parts,
  children: readonly PlannedChild[],
  { ids, importId }: { readonly ids: Ids; readonly importId: string },
): Promise<void> {
  const rows = children
    .filter(({ known }) => known === null)
    .map(({ child: { number, ...facts }, importedPlace }) => {
      const id = ids.get(number) ?? ''
      const source = 'import' as const
      return {
        id,
        ...facts,
        ...numberOfChild(parts.encryption, id, number),
        source,
        importId,
        importedPlace,
      }
    })
  for (const batch of splitBatches(rows, batchSize))
    await parts.database.insert(kindergartenChild).values(batch)
}

async function updateChildren(parts: Parts, children: readonly PlannedChild[]): Promise<boolean> {
  const rows = children.flatMap(
    ({ known, isTouched, child: { number, ...facts }, importedPlace }) =>
      known && isTouched
        ? [
            {
              ...known,
              ...facts,
              ...numberOfChild(parts.encryption, known.id, number),
              importedPlace,
            },
          ]
        : [],
  )
  for (const batch of splitBatches(rows, batchSize)) {
    const updated = await parts.database
      .update(kindergartenChild)
      .set({
        firstName: sql`given."firstName"`,
        lastName: sql`given."lastName"`,
        bornOn: sql`given."bornOn"`,
        nationalId: sql`given."nationalId"`,
        nationalIdIndex: sql`given."nationalIdIndex"`,
        importedPlace: sql`given."importedPlace"`,
        missingSince: null,
        version: sql`${kindergartenChild.version} + 1`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (
          "id" uuid, "version" integer, "firstName" text, "lastName" text, "bornOn" date,
          "nationalId" text, "nationalIdIndex" text, "importedPlace" text)`,
      )
      .where(
        sql`${kindergartenChild.id} = given."id" and ${kindergartenChild.version} = given."version"`,
      )
      .returning({ id: kindergartenChild.id })
    if (updated.length < batch.length) return false
  }
  return true
}

const storedGuardian = (
  { encryption }: Parts,
  id: string,
  { number, address, isRestricted, ...facts }: PlannedGuardian['guardian'],
) => ({
  id,
  ...facts,
  ...numberOfGuardian(encryption, id, number),
  address: address && encryption.encrypt(address, guardianAddressLocation(id)),
  hasRestrictedAddress: isRestricted,
})

async function addGuardians(
  parts: Parts,
  guardians: readonly PlannedGuardian[],
  ids: Ids,
): Promise<void> {
  const rows = guardians
    .filter(({ known }) => known === null)
    .map(({ guardian }) => ({
      ...storedGuardian(parts, ids.get(guardian.number) ?? '', guardian),
      source: 'import' as const,
    }))
  for (const batch of splitBatches(rows, batchSize))
    await parts.database.insert(kindergartenGuardian).values(batch)
}

async function updateGuardians(
  parts: Parts,
  guardians: readonly PlannedGuardian[],
): Promise<boolean> {
  const rows = guardians.flatMap(({ known, change, guardian }) =>
    known && change === 'changed'
      ? [{ ...storedGuardian(parts, known.id, guardian), version: known.version }]
      : [],
  )
  for (const batch of splitBatches(rows, batchSize)) {
    const updated = await parts.database
      .update(kindergartenGuardian)
      .set({
        firstName: sql`given."firstName"`,
        lastName: sql`given."lastName"`,
        email: sql`given."email"`,
        phone: sql`given."phone"`,
        address: sql`given."address"`,
        hasRestrictedAddress: sql`given."hasRestrictedAddress"`,
        version: sql`${kindergartenGuardian.version} + 1`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (
          "id" uuid, "version" integer, "firstName" text, "lastName" text, "email" text,
          "phone" text, "address" text, "hasRestrictedAddress" boolean)`,
      )
      .where(
        sql`${kindergartenGuardian.id} = given."id" and ${kindergartenGuardian.version} = given."version"`,
      )
      .returning({ id: kindergartenGuardian.id })
    if (updated.length < batch.length) return false
  }
  return true
}

async function updatePlaces(
  database: Database,
  children: readonly PlannedChild[],
): Promise<boolean> {
  const rows = children.flatMap(({ place }) => ('update' in place ? [place.update] : []))
  for (const batch of splitBatches(rows, batchSize)) {
    const updated = await database
      .update(kindergartenEnrolment)
      .set({
        departmentId: sql`given."departmentId"`,
        percent: sql`given."percent"`,
        startsOn: sql`given."startsOn"`,
        endsOn: sql`given."endsOn"`,
        version: sql`${kindergartenEnrolment.version} + 1`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (
          "id" uuid, "version" integer, "departmentId" uuid, "percent" smallint,
          "startsOn" date, "endsOn" date)`,
      )
      .where(
        sql`${kindergartenEnrolment.id} = given."id" and ${kindergartenEnrolment.version} = given."version"`,
      )
      .returning({ id: kindergartenEnrolment.id })
    if (updated.length < batch.length) return false
  }
  return true
}

async function addPlaces(
  database: Database,
  children: readonly PlannedChild[],
  ids: Ids,
): Promise<void> {
  const rows = children.flatMap(({ place, child }) =>
    'add' in place ? [{ childId: ids.get(child.number) ?? '', ...place.add }] : [],
  )
  for (const batch of splitBatches(rows, batchSize))
    await database.insert(kindergartenEnrolment).values(batch)
}

/** Who loses responsibility loses the access at once; nobody gains any. */
async function updateBindings(
  database: Database,
  bindings: readonly PlannedBinding[],
): Promise<boolean> {
  const rows = bindings.flatMap(({ known, change, hasResponsibility }) =>
    known && change === 'changed' ? [{ ...known, hasResponsibility }] : [],
  )
  for (const batch of splitBatches(rows, batchSize)) {
    const updated = await database
      .update(kindergartenGuardianship)
      .set({
        hasResponsibility: sql`given."hasResponsibility"`,
        openedAt: null,
        openedBy: null,
        closedAt: null,
        version: sql`${kindergartenGuardianship.version} + 1`,
      })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (
          "childId" uuid, "guardianId" uuid, "version" integer, "hasResponsibility" boolean)`,
      )
      .where(
        sql`${kindergartenGuardianship.childId} = given."childId"
          and ${kindergartenGuardianship.guardianId} = given."guardianId"
          and ${kindergartenGuardianship.version} = given."version"`,
      )
      .returning({ childId: kindergartenGuardianship.childId })
    if (updated.length < batch.length) return false
  }
  return true
}

/** They are closed: staff open them. */
async function addBindings(
  database: Database,
  bindings: readonly PlannedBinding[],
  { childIds, guardianIds }: { readonly childIds: Ids; readonly guardianIds: Ids },
): Promise<void> {
  const rows = bindings
    .filter(({ known }) => known === null)
    .map(({ childNumber, guardianNumber, hasResponsibility }) => ({
      childId: childIds.get(childNumber) ?? '',
      guardianId: guardianIds.get(guardianNumber) ?? '',
      hasResponsibility,
      source: 'import' as const,
    }))
  for (const batch of splitBatches(rows, batchSize))
    await database.insert(kindergartenGuardianship).values(batch)
}

async function markMissing(
  database: Database,
  ids: readonly string[],
  today: string,
): Promise<void> {
  if (ids.length === 0) return
  await database
    .update(kindergartenChild)
    .set({ missingSince: today })
    .where(and(inArray(kindergartenChild.id, [...ids]), isNull(kindergartenChild.missingSince)))
}
