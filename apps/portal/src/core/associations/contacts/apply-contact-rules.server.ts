import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type HistoryActor, recordHistory } from '../record-history.server.ts'
import { refuseAssociation } from '../refuse.server.ts'
import { readAssociationSettings } from '../settings.server.ts'
import type { AssociationState, StateReason } from '../states.ts'
import { association, associationContact, associationHistory } from '../tables.server.ts'
import { confirmationDue } from './confirmation.ts'
import { type ContactFacts, type ContactJudgement, judgeContacts } from './judge-contacts.ts'

export type KnownContactFacts = ContactFacts & {
  readonly leastContacts: number
  readonly name: string
  /** The latest reminder of the confirmation. */
  readonly remindedDays: number | null
  /** When the time for finding a colleague began; null without such a time. */
  readonly graceFrom: Date | null
}

/**
 * Locks an association: what changes its contact persons or its state waits here.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`
 */
export async function lockAssociation(
  transaction: Database,
  associationId: string,
): Promise<{ state: AssociationState; name: string }> {
  const [locked] = await transaction
    .select({ state: association.state, name: association.name })
    .from(association)
    .where(eq(association.id, associationId))
    .for('update')
  if (!locked) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  return locked
}

const latest = (associationId: string, ...actions: string[]) =>
  sql<Date | null>`(select max(at) from ${associationHistory}
    where association_id = ${associationId} and action = any(${sql.param(actions)}::text[]))`.mapWith(
    associationHistory.at,
  )

/**
 * What `judgeContacts` decides by. An association has time to find more contact persons after it was
 * approved or added, and after a board was handed over: `contactsGraceDays` of the settings.
 */
export async function readContactFacts(
  database: Database,
  associationId: string,
  now: Date,
): Promise<KnownContactFacts> {
  const { leastContacts, confirmMonths, contactsGraceDays } =
    await readAssociationSettings(database)
  const [found] = await database
    .select({
      name: association.name,
      state: association.state,
      reason: association.stateReason,
      confirmedAt: association.confirmedAt,
      createdAt: association.createdAt,
      remindedDays: association.remindedDays,
      approvedAt: latest(associationId, 'approved', 'added'),
      releasedAt: latest(associationId, 'contacts-released'),
      stateChangedAt: association.stateChangedAt,
    })
    .from(association)
    .where(eq(association.id, associationId))
  if (!found) throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const contacts = await database.$count(
    associationContact,
    and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
  )
  const { approvedAt, releasedAt } = found
  const graceStarts = [
    approvedAt ?? (found.reason === 'approved' ? found.stateChangedAt : null),
    releasedAt,
  ].filter((at) => at !== null)
  const graceFrom = graceStarts.toSorted((one, other) => one.getTime() - other.getTime()).at(-1)
  return {
    name: found.name,
    state: found.state,
    reason: found.reason,
    remindedDays: found.remindedDays,
    contacts,
    leastContacts,
    dueOn: confirmationDue(found.confirmedAt ?? approvedAt ?? found.createdAt, confirmMonths),
    today: osloDate(now),
    graceFrom: graceFrom ?? null,
    graceUntil: graceFrom ? addDays(osloDate(graceFrom), contactsGraceDays) : null,
  }
}

export type ContactChange = {
  readonly facts: KnownContactFacts
  /** Null: its state and reason are what they were. */
  readonly changed: ContactJudgement | null
}

/**
 * Applies what follows from contact persons and confirmation, in the transaction that changed them and
 * has locked the association (`lockAssociation`). Repeating it changes nothing.
 */
export async function applyContactRules(
  transaction: Database,
  { associationId, actor }: { readonly associationId: string; readonly actor: HistoryActor },
  now: Date,
): Promise<ContactChange> {
  const facts = await readContactFacts(transaction, associationId, now)
  const changed = judgeContacts(facts, facts)
  if (changed) await writeState(transaction, { associationId, actor, facts, changed }, now)
  return { facts, changed }
}

async function writeState(
  transaction: Database,
  {
    associationId,
    actor,
    facts,
    changed,
  }: {
    associationId: string
    actor: HistoryActor
    facts: KnownContactFacts
    changed: { state: 'active' | 'inactive'; reason: StateReason }
  },
  now: Date,
): Promise<void> {
  await transaction
    .update(association)
    .set({
      state: changed.state,
      stateReason: changed.reason,
      stateNote: null,
      stateChangedAt: now,
    })
    .where(eq(association.id, associationId))
  // Another reason for the same state is no new line.
  if (changed.state !== facts.state)
    await recordHistory(transaction, {
      associationId,
      action: changed.state === 'active' ? 'activated' : 'deactivated',
      actor,
    })
}
