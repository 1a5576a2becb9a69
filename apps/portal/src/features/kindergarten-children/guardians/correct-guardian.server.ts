import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import { childrenOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenChild,
  kindergartenGuardian,
  kindergartenHealthView,
} from '#core/kindergartens/children/tables.server.ts'
import { guardianAddressLocation } from '#core/kindergartens/field-locations.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Removal } from '../model/forms.ts'
import { changeChild, lockChild, type Parts } from '../model/lock-child.server.ts'
import {
  findChildByNumber,
  findGuardianByNumber,
  lockNumbers,
  numberOfGuardian,
  requireNumberOfOther,
} from '../model/numbers.server.ts'
import type { NumberForm } from '../model/person-forms.ts'
import { readNumber } from '../model/person-rules.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { storedDetails } from './add-guardian.server.ts'
import { findBound, isThis, type OnGuardian } from './change-access.server.ts'
import type { DetailsForm } from './forms.ts'

/**
 * Corrects the name of a guardian and how they are reached. No import changes it afterwards.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, OWN_CASE
 */
export async function correctGuardian(
  parts: Parts,
  on: OnGuardian,
  { version, ...details }: DetailsForm,
): Promise<void> {
  await changeChild(parts, on, async (transaction, { encryption }) => {
    await findBound(transaction, on)
    const before = await lockGuardian(transaction, on.guardianId, version)
    const after = storedDetails(encryption, on.guardianId, details)
    await updateGuardian(transaction, before, after)
    const addressBefore =
      before.address && encryption.decrypt(before.address, guardianAddressLocation(before.id))
    const isNameOther = before.firstName !== after.firstName || before.lastName !== after.lastName
    const isContactOther =
      before.email !== after.email ||
      before.phone !== after.phone ||
      (addressBefore ?? '') !== details.address
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-guardian-corrected',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: {
        childGuardianId: on.guardianId,
        childNameCorrected: isNameOther ? 'yes' : 'no',
        childContactCorrected: isContactOther ? 'yes' : 'no',
      },
    })
  })
}

/**
 * Replaces a wrong national id. Access follows the number at the next request: who has proven the old one
 * loses it, and who has proven the new one has it where staff have opened it. Mails name nothing until the
 * guardian has been here with it.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, GUARDIAN_EXISTS,
 *   GUARDIAN_ELSEWHERE, SAME_NUMBER, OWN_CASE
 */
export async function renumberGuardian(
  { database, encryption }: Parts,
  on: OnGuardian,
  { number: typed, reason, version }: NumberForm,
): Promise<void> {
  const { staff, childId, guardianId } = on
  const number = readNumber(typed)
  if (!number) throw new Error('the form takes no other number')
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption }
    await lockNumbers(transaction)
    await lockChild(parts, on)
    await findBound(transaction, on)
    const before = await lockGuardian(transaction, guardianId, version)
    await requireNumberOfOther(parts, staff, number)
    const elsewhere = await transaction.$count(
      guardianship,
      and(
        eq(guardianship.guardianId, guardianId),
        sql`${guardianship.childId} not in ${childrenOf(staff)}`,
      ),
    )
    if (elsewhere > 0) throw refuse('GUARDIAN_ELSEWHERE')
    if ((await findChildByNumber(parts, number))?.id === childId) throw refuse('SAME_NUMBER')
    const other = await findGuardianByNumber(parts, number)
    if (other && other.id !== guardianId) throw refuse('GUARDIAN_EXISTS')
    await updateGuardian(transaction, before, {
      ...numberOfGuardian(encryption, guardianId, number),
      firstSeenAt: null,
    })
    await recordAction(transaction, staff, {
      action: 'kindergarten-guardian-renumbered',
      subject: { kind: 'kindergarten-child', id: childId },
      after: { childGuardianId: guardianId, childReason: reason },
    })
  })
}

/**
 * Takes a guardian off a child to whom they were bound by mistake; what they reach of it ends at their next
 * request. A block is never lost by it, and what they did for the child stays: then they are blocked instead.
 * @throws {Refusal} CHILD_NOT_FOUND, GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED, GUARDIAN_BLOCKED,
 *   GUARDIAN_USED, OWN_CASE
 */
export async function removeGuardian(
  parts: Parts,
  on: OnGuardian,
  { reason, version }: Removal,
): Promise<void> {
  await changeChild(parts, on, async (transaction) => {
    const bound = await findBound(transaction, on, version)
    if (bound.blockedAt) throw refuse('GUARDIAN_BLOCKED')
    if (await isRecorded(transaction, on)) throw refuse('GUARDIAN_USED')
    await transaction.delete(guardianship).where(isThis(on))
    await recordAction(transaction, on.staff, {
      action: 'kindergarten-guardian-removed',
      subject: { kind: 'kindergarten-child', id: on.childId },
      after: { childGuardianId: on.guardianId, childReason: reason },
    })
  })
}

/** @throws {Refusal} GUARDIAN_NOT_FOUND, KINDERGARTEN_CHANGED */
async function lockGuardian(transaction: Database, guardianId: string, version: number) {
  const [found] = await transaction
    .select()
    .from(kindergartenGuardian)
    .where(eq(kindergartenGuardian.id, guardianId))
    .for('update')
  if (!found) throw refuse('GUARDIAN_NOT_FOUND')
  if (found.version !== version) throw refuse('KINDERGARTEN_CHANGED')
  return found
}

async function updateGuardian(
  transaction: Database,
  { id, version }: Pick<typeof kindergartenGuardian.$inferSelect, 'id' | 'version'>,
  values: Partial<typeof kindergartenGuardian.$inferInsert>,
): Promise<void> {
  await transaction
    .update(kindergartenGuardian)
    .set({ ...values, source: 'staff', version: version + 1 })
    .where(eq(kindergartenGuardian.id, id))
}

/** What binds them, and who has only looked. */
const notRecorded = [guardianship, kindergartenHealthView].map((table) => getTableName(table))

/**
 * Whether anything else is recorded of a guardian for a child, such as who pays. The database is asked for
 * the tables that name both, so that it knows those of other features and those that are added later.
 */
async function isRecorded(
  transaction: Database,
  { childId, guardianId }: OnGuardian,
): Promise<boolean> {
  const { rows: pairs } = await transaction.execute<{
    table: string
    child: string
    guardian: string
  }>(sql`
    select named.table, named.child, named.guardian from (
      select referring.relname as table, of_child.attname as child, of_guardian.attname as guardian
        from pg_constraint c
        join pg_class referring on referring.oid = c.conrelid
        join pg_attribute of_child on of_child.attrelid = c.conrelid and of_child.attnum = c.conkey[1]
        join pg_constraint g on g.conrelid = c.conrelid
        join pg_attribute of_guardian
          on of_guardian.attrelid = g.conrelid and of_guardian.attnum = g.conkey[1]
       where c.contype = 'f' and cardinality(c.conkey) = 1
         and c.confrelid = ${nameOf(kindergartenChild)}::regclass
         and g.contype = 'f' and cardinality(g.conkey) = 1
         and g.confrelid = ${nameOf(kindergartenGuardian)}::regclass) named
    where named.table not in ${notRecorded}
    order by named.table, named.guardian`)
  const found = pairs.map(
    ({ table, child, guardian }) => sql`exists (select 1 from portal.${sql.identifier(table)} other
      where other.${sql.identifier(child)} = ${childId}
        and other.${sql.identifier(guardian)} = ${guardianId})`,
  )
  const { rows } = await transaction.execute<{ is: boolean }>(
    sql`select ${sql.join(found, sql` or `)} as is`,
  )
  return rows[0]?.is ?? false
}

const nameOf = (table: Parameters<typeof getTableName>[0]): SQL =>
  sql`${`portal.${getTableName(table)}`}`
