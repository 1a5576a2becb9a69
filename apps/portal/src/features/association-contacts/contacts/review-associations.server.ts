import { and, eq, gte, inArray, ne } from 'drizzle-orm'
import {
  applyContactRules,
  type KnownContactFacts,
  lockAssociation,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import { dueReminder } from '#core/associations/contacts/confirmation.ts'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { association, associationHistory } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { daysBetween } from '#platform/time/date.ts'
import { notifyContacts, notifyOfChange } from '../model/contact-mails.server.ts'
import { remindOfHandover } from './remind-of-handover.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

/**
 * Reminds contact persons and makes associations inactive that were not confirmed in time or have too
 * few contact persons. Each in a transaction of its own that locks it, so that the job may run twice, at
 * the same time, or not at all on some days: what was sent is written down with it.
 * @returns how many were looked at, and those that failed
 */
export async function reviewAssociations(
  { database, portalUrl }: Parts,
  now: Date,
  signal?: AbortSignal,
): Promise<{ reviewed: number; failed: { id: string; error: unknown }[] }> {
  const found = await database
    .select({ id: association.id })
    .from(association)
    .where(
      and(
        inArray(association.state, ['active', 'inactive']),
        ne(association.stateReason, 'by-staff'),
      ),
    )
    .orderBy(association.id)
  const failed = []
  for (const { id } of found) {
    signal?.throwIfAborted()
    try {
      await database.transaction((transaction) => review(transaction, { id, portalUrl }, now))
    } catch (error) {
      failed.push({ id, error })
    }
  }
  return { reviewed: found.length, failed }
}

async function review(
  transaction: Database,
  { id, portalUrl }: { id: string; portalUrl: string },
  now: Date,
): Promise<void> {
  await lockAssociation(transaction, id)
  const change = await applyContactRules(
    transaction,
    { associationId: id, actor: systemActor },
    now,
  )
  await notifyOfChange(transaction, { associationId: id, portalUrl }, change)
  const { facts, changed } = change
  const about = { associationId: id, association: facts.name, portalUrl, to: 'all' } as const
  if ((changed?.state ?? facts.state) === 'active') {
    await remindToConfirm(transaction, about, facts)
    await remindToInvite(transaction, about, facts, now)
  }
  await remindOfHandover(transaction, about, now)
}

type About = {
  readonly associationId: string
  readonly association: string
  readonly portalUrl: string
  readonly to: 'all'
}

async function remindToConfirm(
  transaction: Database,
  about: About,
  { today, dueOn, remindedDays }: KnownContactFacts,
): Promise<void> {
  const days = dueReminder(daysBetween(today, dueOn), remindedDays)
  if (days === null) return
  await transaction
    .update(association)
    .set({ remindedDays: days })
    .where(eq(association.id, about.associationId))
  await notifyContacts(transaction, about, { kind: 'confirm', dueOn })
  await recordHistory(transaction, {
    associationId: about.associationId,
    action: 'confirmation-reminded',
    actor: systemActor,
  })
}

/** While too few contact persons do no harm as yet. */
async function remindToInvite(
  transaction: Database,
  about: About,
  { today, contacts, leastContacts, graceFrom, graceUntil }: KnownContactFacts,
  now: Date,
): Promise<void> {
  if (contacts >= leastContacts || graceFrom === null || graceUntil === null) return
  const sent = await transaction
    .select({ details: associationHistory.details })
    .from(associationHistory)
    .where(
      and(
        eq(associationHistory.associationId, about.associationId),
        eq(associationHistory.action, 'contacts-reminded'),
        gte(associationHistory.at, graceFrom),
      ),
    )
  const latest = sent.map(({ details }) => Number(details?.days ?? 0))
  const days = dueReminder(
    daysBetween(today, graceUntil),
    latest.length > 0 ? Math.min(...latest) : null,
  )
  if (days === null) return
  await recordHistory(transaction, {
    associationId: about.associationId,
    action: 'contacts-reminded',
    actor: systemActor,
    details: { days: String(days) },
    at: now,
  })
  await notifyContacts(transaction, about, {
    kind: 'invite-more',
    until: graceUntil,
    least: leastContacts,
  })
}
