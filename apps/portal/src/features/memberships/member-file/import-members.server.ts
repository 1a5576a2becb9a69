import { hash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { addImportedAccounts } from '#core/accounts/imported/add-imported-accounts.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { splitBatches } from '#platform/split-batches.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { MembersImported, MembersPreview } from './contract.ts'
import { type PlannedLine, planImport } from './plan-import.ts'
import type { MemberFile } from './read-member-file.ts'
import type { MemberLine } from './read-member-line.ts'
import { readPresent } from './read-present.server.ts'
import { memberFileRefusals } from './refusals.ts'
import { importedMembership, memberImport } from './tables.server.ts'

/** Rows of one statement. */
const batchSize = 1_000

type MemberImportFile = {
  readonly file: MemberFile
  /** Of the preview. */
  readonly version: string
  readonly fileName: string
}

/** @throws {Refusal} LINES_INVALID */
export async function previewMembers(
  database: Database,
  staff: StaffActor,
  file: MemberFile,
): Promise<MembersPreview> {
  const planned = await database.transaction((transaction) => makePlan(transaction, staff, file))
  return {
    lines: planned.map(({ line, person, userId, change, fields }) => ({
      line,
      email: person.email,
      account: userId ? 'known' : 'new',
      change,
      fields: [...fields],
    })),
    version: versionOf(planned),
  }
}

/**
 * Imports all lines, or none, exactly as the preview has shown. People without an account get one,
 * which has no password and an address that nobody has proven.
 * @returns `importId` null when there was nothing to import
 * @throws {Refusal} LINES_INVALID, MEMBERS_CHANGED
 */
export async function importMembers(
  database: Database,
  staff: StaffActor,
  given: MemberImportFile,
): Promise<MembersImported> {
  try {
    return await database.transaction((transaction) => writeImport(transaction, staff, given))
  } catch (error) {
    // Meanwhile somebody has bought a membership.
    if (!breaksConstraint(error, 'fitness_membership_one_at_a_time')) throw error
    throw membersChanged()
  }
}

async function writeImport(
  transaction: Database,
  staff: StaffActor,
  { file, version, fileName }: MemberImportFile,
): Promise<MembersImported> {
  // Of two imports at once, the second sees what the first has done.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('member import', 0))`)
  const planned = await makePlan(transaction, staff, file)
  if (versionOf(planned) !== version) throw membersChanged()
  const added = planned.filter(({ change }) => change === 'added')
  const changed = planned.filter(({ change }) => change === 'changed')
  const newPeople = new Map(
    added.flatMap(({ userId, person }) => (userId ? [] : [[person.email, person] as const])),
  )
  const counts = { accounts: newPeople.size, added: added.length, changed: changed.length }
  if (added.length + changed.length === 0) return { importId: null, ...counts }
  const [made] = await transaction
    .insert(memberImport)
    .values({ fileName, ...counts })
    .returning({ id: memberImport.id })
  if (!made) throw new Error('the import was not inserted')
  const ids = await addAccounts(transaction, made.id, [...newPeople.values()])
  await changeMemberships(transaction, changed)
  await addMemberships(transaction, made.id, added, ids)
  await recordAction(transaction, staff, {
    action: 'members-imported',
    subject: { kind: 'member-import', id: made.id },
    after: {
      memberImportFile: fileName,
      memberImportAccounts: counts.accounts,
      memberImportAdded: counts.added,
      memberImportChanged: counts.changed,
    },
  })
  return { importId: made.id, ...counts }
}

const membersChanged = () => new Refusal('MEMBERS_CHANGED', memberFileRefusals.MEMBERS_CHANGED)

/** @throws {Refusal} LINES_INVALID */
async function makePlan(
  transaction: Database,
  staff: StaffActor,
  file: MemberFile,
): Promise<PlannedLine[]> {
  const present = await readPresent(transaction, staff.userId, file.lines)
  const plan = planImport(file, present)
  if ('lines' in plan) return plan.lines
  const { problems } = plan
  throw new Refusal('LINES_INVALID', memberFileRefusals.LINES_INVALID, { details: { problems } })
}

/** Of all that the import will do: another file, or another state, has another one. */
const versionOf = (planned: readonly PlannedLine[]): string =>
  hash('sha256', JSON.stringify(planned), 'base64url')

/** @returns the ids by address */
async function addAccounts(
  transaction: Database,
  importId: string,
  people: readonly MemberLine['person'][],
): Promise<ReadonlyMap<string, string>> {
  const ids = await addImportedAccounts(transaction, importId, people)
  if (!ids) throw membersChanged()
  for (const batch of splitBatches(people, batchSize))
    await transaction.insert(profile).values(
      batch.map(({ email, phone, birthDate, language }) => ({
        userId: ids.get(email) ?? '',
        phoneCountryCode: phone.subscriberNumber ? phone.countryCode : null,
        phoneNumber: phone.subscriberNumber || null,
        birthDate: birthDate || null,
        language,
      })),
    )
  return ids
}

async function addMemberships(
  transaction: Database,
  importId: string,
  added: readonly PlannedLine[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const batch of splitBatches(added, batchSize)) {
    const userIdOf = ({ userId, person }: PlannedLine) => userId ?? ids.get(person.email) ?? ''
    const inserted = await transaction
      .insert(fitnessMembership)
      .values(batch.map((line) => ({ userId: userIdOf(line), ...line.values })))
      .returning({
        id: fitnessMembership.id,
        userId: fitnessMembership.userId,
        startDate: fitnessMembership.startDate,
      })
    const byStart = new Map(inserted.map((one) => [`${one.userId} ${one.startDate}`, one.id]))
    await transaction.insert(importedMembership).values(
      batch.map((line) => ({
        membershipId: byStart.get(`${userIdOf(line)} ${line.values.startDate}`) ?? 0,
        importId,
        externalId: line.externalId,
        line: line.text,
      })),
    )
  }
}

/** @throws {Refusal} MEMBERS_CHANGED */
async function changeMemberships(
  transaction: Database,
  changed: readonly PlannedLine[],
): Promise<void> {
  await separatePeriods(transaction, changed)
  for (const batch of splitBatches(changed, batchSize)) {
    const rows = batch.map(({ known, values, externalId, text }) => ({
      ...known,
      ...values,
      externalId,
      line: text,
    }))
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "id" bigint, "version" integer, "type" text, "membershipCategory" text, "startDate" date,
      "endDate" date, "commitmentMonths" smallint, "monthlyAmountOre" bigint,
      "invoicedElsewhereUntil" date, "externalId" text, "line" text)`
    const updated = await transaction
      .update(fitnessMembership)
      .set({
        type: sql`given."type"`,
        membershipCategory: sql`given."membershipCategory"`,
        startDate: sql`given."startDate"`,
        endDate: sql`given."endDate"`,
        commitmentMonths: sql`given."commitmentMonths"`,
        monthlyAmountOre: sql`given."monthlyAmountOre"`,
        invoicedElsewhereUntil: sql`given."invoicedElsewhereUntil"`,
        version: sql`${fitnessMembership.version} + 1`,
      })
      .from(given)
      .where(
        sql`${fitnessMembership.id} = given."id" and ${fitnessMembership.version} = given."version"`,
      )
      .returning({ id: fitnessMembership.id })
    if (updated.length < batch.length) throw membersChanged()
    await transaction
      .update(importedMembership)
      .set({
        externalId: sql`given."externalId"`,
        line: sql`given."line"`,
        version: sql`given."version" + 1`,
      })
      .from(given)
      .where(sql`${importedMembership.membershipId} = given."id"`)
  }
}

/**
 * Memberships of one person may change places, and PostgreSQL checks row by row that nobody has two
 * at once: until they have their new periods, each is on a day of its own.
 */
async function separatePeriods(
  transaction: Database,
  changed: readonly PlannedLine[],
): Promise<void> {
  const people = Object.values(Object.groupBy(changed, ({ userId }) => userId ?? ''))
  const ids = people.flatMap((own = []) =>
    own.length > 1 ? own.flatMap(({ known }) => known?.id ?? []) : [],
  )
  if (ids.length === 0) return
  const ownDay = sql`date '4000-01-01' + array_position(${sql.param(ids)}::bigint[], ${fitnessMembership.id})`
  await transaction
    .update(fitnessMembership)
    .set({ startDate: ownDay, endDate: ownDay })
    .where(inArray(fitnessMembership.id, ids))
}
