import type { Locale } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { applyContactRules } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import {
  association,
  associationContact,
  associationMember,
  associationRole,
  associationRoleType,
  associationTerm,
} from '#core/associations/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { closeAssociation } from '../model/close-association.server.ts'
import type { MergePreview } from '../model/contract.ts'
import { findUnfinished } from '../model/find-unfinished.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { lockAssociation } from './lock-association.server.ts'

type Parts = { readonly database: Database; readonly closingChecks: readonly ClosingCheck[] }
type Row = Pick<typeof association.$inferSelect, 'id' | 'name' | 'state'>

const isRunning = ({ state }: Row) => state === 'active' || state === 'inactive'

/**
 * What would move. Nothing is changed.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `STEP_NOT_POSSIBLE`, `MERGE_TARGET_INVALID`, `MERGE_WITH_ITSELF`
 */
export async function previewMerge(
  { database, closingChecks }: Parts,
  { id, into, language }: { readonly id: string; readonly into: string; readonly language: Locale },
): Promise<MergePreview> {
  if (id === into) throw refuse('MERGE_WITH_ITSELF')
  const from = await findRow(database, id)
  const target = await findRow(database, into)
  if (!from) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  if (!isRunning(from)) throw refuse('STEP_NOT_POSSIBLE')
  if (!target || !isRunning(target)) throw refuse('MERGE_TARGET_INVALID')
  const { rows } = await database.execute<{ members: number; contacts: number }>(sql`
    select
      (select count(*)::int from ${associationMember} one
        where one.association_id = ${id} and one.state = 'member' and not exists (
          select from ${associationMember} other where other.association_id = ${into}
            and other.user_id = one.user_id and other.state <> 'ended')) as members,
      (select count(*)::int from ${associationContact} one
        where one.association_id = ${id} and one.ended_at is null and not exists (
          select from ${associationContact} other where other.association_id = ${into}
            and other.user_id = one.user_id and other.ended_at is null)) as contacts`)
  const counted = rows[0] ?? { members: 0, contacts: 0 }
  return {
    intoName: target.name,
    ...counted,
    unfinished: await findUnfinished(database, closingChecks, { associationId: id, language }),
  }
}

async function findRow(database: Database, id: string): Promise<Row | undefined> {
  const [found] = await database
    .select({ id: association.id, name: association.name, state: association.state })
    .from(association)
    .where(eq(association.id, id))
  return found
}

/**
 * Merges one association into another: members with what they have paid for and contact persons move,
 * those who are in both stay there once. Its roles end, and it is closed. Nothing of the other changes.
 * @throws {Refusal} as `lockAssociation` and `previewMerge`; `ASSOCIATION_UNFINISHED`
 */
export async function mergeAssociations(
  parts: Parts,
  staff: StaffActor,
  asked: {
    readonly id: string
    readonly into: string
    readonly version: number
    readonly language: Locale
    readonly now: Date
  },
): Promise<void> {
  const { id, into, version, language, now } = asked
  await parts.database.transaction(async (transaction) => {
    if (id === into) throw refuse('MERGE_WITH_ITSELF')
    // Always in the same order: two that are merged into each other at once do not wait for each other.
    await transaction
      .select({ id: association.id })
      .from(association)
      .where(sql`${association.id} in (${id}, ${into})`)
      .orderBy(association.id)
      .for('update')
    const from = await lockAssociation(transaction, staff, { id, version })
    if (!(await findRow(transaction, into))) throw refuse('MERGE_TARGET_INVALID')
    const target = await lockAssociation(transaction, staff, { id: into })
    const preview = await previewMerge({ ...parts, database: transaction }, { id, into, language })
    const { unfinished, members, contacts } = preview
    if (unfinished.length > 0) throw refuse('ASSOCIATION_UNFINISHED', { unfinished })

    // Before it is closed, which ends what is left.
    await moveMembers(transaction, { id, into, now })
    await closeAssociation(transaction, {
      id,
      because: 'merged',
      note: null,
      mergedIntoId: into,
      now,
    })
    await moveContacts(transaction, { id, into, now })
    await endRoles(transaction, id, osloDate(now))
    const actor = { kind: 'staff', userId: staff.userId } as const
    await recordHistory(transaction, {
      associationId: id,
      action: 'merged-into',
      actor,
      details: { other: target.name },
    })
    await recordHistory(transaction, {
      associationId: into,
      action: 'merged-here',
      actor,
      details: { other: from.name, members: String(members) },
    })
    await applyContactRules(transaction, { associationId: into, actor: systemActor }, now)
    await recordAction(transaction, staff, {
      action: 'association-merged',
      subject: { kind: 'association', id },
      before: { associationState: from.state },
      after: {
        associationMergedInto: into,
        associationMembers: members,
        associationContacts: contacts,
      },
    })
  })
}

type Move = { readonly id: string; readonly into: string; readonly now: Date }

async function moveMembers(transaction: Database, { id, into, now }: Move): Promise<void> {
  const at = now.toISOString()
  // Who was a member of the other one before comes back there, with what they have paid for here.
  await transaction.execute(sql`
    with pairs as (
      select own.id as own_id, other.id as other_id, own.joined_at, own.joined_by
      from ${associationMember} own
      join ${associationMember} other
        on other.user_id = own.user_id and other.association_id = ${into} and other.state = 'ended'
      where own.association_id = ${id} and own.state = 'member'),
    back as (
      update ${associationMember} member
      set state = 'member', joined_at = pairs.joined_at, joined_by = pairs.joined_by,
        ended_at = null, ended_because = null, version = member.version + 1
      from pairs where member.id = pairs.other_id)
    update ${associationTerm} term set member_id = pairs.other_id
    from pairs
    where term.member_id = pairs.own_id and not exists (
      select from ${associationTerm} known where known.member_id = pairs.other_id
        and known.starts_on = term.starts_on and known.cancelled_at is null
        and term.cancelled_at is null)`)
  // Who is in both, or was there before, has ended here.
  await transaction.execute(sql`
    update ${associationMember} own
    set state = 'ended', ended_at = ${at}, ended_because = 'merged', version = own.version + 1
    where own.association_id = ${id} and own.state = 'member' and exists (
      select from ${associationMember} other
      where other.association_id = ${into} and other.user_id = own.user_id)`)
  await transaction.execute(sql`
    update ${associationMember} set association_id = ${into}, version = version + 1
    where association_id = ${id} and state = 'member'`)
}

async function moveContacts(transaction: Database, { id, into, now }: Move): Promise<void> {
  const at = now.toISOString()
  await transaction.execute(sql`
    insert into ${associationContact} (association_id, user_id, shows_name, started_at)
    select ${into}::uuid, user_id, shows_name, ${at}::timestamptz from ${associationContact}
    where association_id = ${id} and ended_at is null
    on conflict do nothing`)
  await transaction.execute(sql`
    update ${associationContact} set ended_at = ${at}, ended_because = 'merged'
    where association_id = ${id} and ended_at is null`)
}

/** One that began today, or begins later, has counted on no day. */
async function endRoles(transaction: Database, id: string, today: string): Promise<void> {
  await transaction.execute(sql`
    update ${associationRole} role
    set ends_on = greatest(role.starts_on - 1, ${today}::date - 1)
    from ${associationRoleType} type
    where type.id = role.role_type_id and type.association_id = ${id}
      and (role.ends_on is null or role.ends_on >= ${today}::date)`)
}
