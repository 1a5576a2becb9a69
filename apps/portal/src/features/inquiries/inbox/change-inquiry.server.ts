import type { Locale } from '@trivsel/content-contract/locales'
import { and, desc, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addWorkingDays } from '#platform/time/working-days.ts'
import { recordAction } from '../model/record-action.server.ts'
import {
  type InquiryRole,
  type InquiryState,
  type InquiryStep,
  stateAfter,
} from '../model/rules.ts'
import { inquiry, inquiryCategory, inquiryMessage } from '../model/tables.server.ts'
import { isPermitted } from './permitted.server.ts'
import { refuseInbox } from './refuse-inbox.server.ts'

export type LockedInquiry = typeof inquiry.$inferSelect & {
  readonly mailbox: string
  readonly mailboxLanguage: Locale
  readonly role: InquiryRole
  readonly responseDays: number
}

/**
 * Locks an inquiry, so that concurrent changes are serialized.
 * @throws {Refusal} `INQUIRY_NOT_FOUND`, `OWN_CASE`
 */
export async function lockInquiry(
  transaction: Database,
  staff: StaffActor | Pick<StaffActor, 'roles'>,
  id: string,
): Promise<LockedInquiry> {
  const [found] = await transaction.select().from(inquiry).where(eq(inquiry.id, id)).for('update')
  const [category] = found
    ? await transaction
        .select({
          mailbox: inquiryCategory.mailbox,
          mailboxLanguage: inquiryCategory.mailboxLanguage,
          role: inquiryCategory.role,
          responseDays: inquiryCategory.responseDays,
        })
        .from(inquiryCategory)
        .where(and(eq(inquiryCategory.id, found.categoryId), isPermitted(staff)))
    : []
  if (!found || !category) throw refuseInbox('INQUIRY_NOT_FOUND')
  if ('kind' in staff) await requireOtherSender(transaction, staff, found)
  return { ...found, ...category }
}

/** A sender without a login is identified by the account with the confirmed address. */
async function requireOtherSender(
  transaction: Database,
  staff: StaffActor,
  { userId, email }: typeof inquiry.$inferSelect,
): Promise<void> {
  const senders = await transaction
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), eq(user.emailVerified, true)))
  await requireOtherPerson(transaction, staff, [userId, ...senders.map(({ id }) => id)])
}

/** @throws {Refusal} `INQUIRY_CHANGED` when the version is not the current one */
export function requireVersion(found: LockedInquiry, version: number): void {
  if (found.version !== version) throw refuseInbox('INQUIRY_CHANGED')
}

/**
 * Changes the state of an inquiry.
 * @throws {Refusal} `STEP_NOT_POSSIBLE`
 */
export async function changeState(
  transaction: Database,
  found: Pick<LockedInquiry, 'id' | 'state' | 'responseDays' | 'dueAt'>,
  step: InquiryStep,
  now: Date,
): Promise<InquiryState> {
  const state = stateAfter(found.state, step)
  if (state === null) throw refuseInbox('STEP_NOT_POSSIBLE')
  await transaction
    .update(inquiry)
    .set({
      state,
      version: sql`${inquiry.version} + 1`,
      changedAt: now,
      // An inquiry that was already waiting keeps its due time.
      dueAt: state === 'waiting' ? (found.dueAt ?? addWorkingDays(now, found.responseDays)) : null,
      closedAt: state === 'closed' ? now : null,
      ...(step === 'answer' && {
        firstAnsweredAt: sql`coalesce(${inquiry.firstAnsweredAt}, ${now.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(inquiry.id, found.id))
  return state
}

/** When the sender wrote the last message; null when the last message is an answer. */
async function unansweredSince(transaction: Database, id: string): Promise<Date | null> {
  const [last] = await transaction
    .select({ direction: inquiryMessage.direction, createdAt: inquiryMessage.createdAt })
    .from(inquiryMessage)
    .where(eq(inquiryMessage.inquiryId, id))
    .orderBy(desc(inquiryMessage.id))
    .limit(1)
  return last?.direction === 'in' ? last.createdAt : null
}

/**
 * Closes an inquiry, or opens it again. One that was closed without an answer is due when it was before:
 * the sender has waited since then.
 * @throws {Refusal} `inboxRefusals` */
export async function closeOrReopen(
  database: Database,
  staff: StaffActor,
  { id, version, step, now }: { id: string; version: number; step: 'close' | 'reopen'; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockInquiry(transaction, staff, id)
    requireVersion(found, version)
    const unanswered = step === 'reopen' ? await unansweredSince(transaction, id) : null
    const dueAt = unanswered && addWorkingDays(unanswered, found.responseDays)
    const state = await changeState(
      transaction,
      { ...found, dueAt: found.dueAt ?? dueAt },
      step,
      now,
    )
    await recordAction(transaction, staff, {
      action: step === 'close' ? 'inquiry-closed' : 'inquiry-reopened',
      subject: { kind: 'inquiry', id },
      before: { inquiryState: found.state },
      after: { inquiryState: state },
    })
  })
}
