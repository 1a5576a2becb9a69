import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { splitBatches } from '#platform/split-batches.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import { mostMails } from './limits.ts'
import { refuseAssociation } from './refuse.server.ts'
import { association, associationInvitation, type invitationKinds } from './tables.server.ts'

/** Days for which an invitation can be answered. */
export const invitationDays = 14

export type InvitationKind = (typeof invitationKinds)[number]

type NewInvitation = {
  readonly associationId: string
  readonly kind: InvitationKind
  /** In any spelling. */
  readonly email: string
  /** As the one who invites calls them. */
  readonly name: string | null
  readonly language: Locale
  readonly invitedBy: string | null
  /** The role that the person who accepts gets. */
  readonly roleTypeId?: string | null
}

/**
 * Adds an invitation, in the caller's transaction, which also enqueues the mail. It looks up no
 * account: the answer is the same whether the address is known.
 * @returns its id; null when the same address has one of that kind that is open
 */
export async function addInvitation(
  transaction: Database,
  wanted: NewInvitation,
  now: Date,
): Promise<string | null> {
  const [id] = await addInvitations(transaction, [wanted], now)
  return id ?? null
}

/** Rows of one statement. */
const batchSize = 500

/**
 * The same for many, none of whose addresses is there twice.
 * @returns the ids of new ones
 */
export async function addInvitations(
  transaction: Database,
  wanted: readonly NewInvitation[],
  now: Date,
): Promise<string[]> {
  const ids: string[] = []
  for (const batch of splitBatches(wanted, batchSize)) {
    const rows = batch.map((one) => ({
      ...one,
      email: one.email.toLowerCase(),
      createdAt: now,
      expiresAt: addDaysByWallTime(now, invitationDays),
    }))
    // One that has run out makes way for a new one.
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "associationId" uuid, "kind" text, "email" text)`
    await transaction
      .update(associationInvitation)
      .set({ email: null, name: null, withdrawnAt: now })
      .from(given)
      .where(
        sql`${associationInvitation.associationId} = given."associationId"
          and ${associationInvitation.kind} = given."kind"
          and ${associationInvitation.email} = given."email"
          and ${associationInvitation.expiresAt} <= ${now.toISOString()}`,
      )
    const added = await transaction
      .insert(associationInvitation)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: associationInvitation.id })
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

const isOpen = (now: Date) =>
  and(
    isNotNull(associationInvitation.email),
    isNull(associationInvitation.withdrawnAt),
    gt(associationInvitation.expiresAt, now),
  )

export type OpenInvitation = {
  readonly id: string
  readonly associationId: string
  readonly associationName: string
  readonly slug: string
  readonly roleTypeId: string | null
}

/**
 * @param wanted.id of a signed link (`readSignedId`)
 * @throws {Refusal} `INVITATION_INVALID`: answered, withdrawn, past its time, or of another kind
 */
export async function findOpenInvitation(
  database: Database,
  wanted: { readonly id: string | null; readonly kind: InvitationKind },
  now: Date,
): Promise<OpenInvitation> {
  const [found] =
    wanted.id === null
      ? []
      : await database
          .select({
            id: associationInvitation.id,
            associationId: association.id,
            associationName: association.name,
            slug: association.slug,
            roleTypeId: associationInvitation.roleTypeId,
          })
          .from(associationInvitation)
          .innerJoin(association, eq(association.id, associationInvitation.associationId))
          .where(
            and(
              eq(associationInvitation.id, wanted.id),
              eq(associationInvitation.kind, wanted.kind),
              isOpen(now),
            ),
          )
  if (!found) throw refuseAssociation('INVITATION_INVALID')
  return found
}

/**
 * Answers an invitation once: of two at the same time the second is refused. Its address is forgotten.
 * @param answer.userId of the one who accepts
 * @throws {Refusal} `INVITATION_INVALID`
 */
export async function answerInvitation(
  transaction: Database,
  id: string,
  answer: { readonly accepts: true; readonly userId: string } | { readonly accepts: false },
  now: Date,
): Promise<void> {
  const [answered] = await transaction
    .update(associationInvitation)
    .set({
      email: null,
      name: null,
      ...(answer.accepts ? { acceptedAt: now, acceptedBy: answer.userId } : { declinedAt: now }),
    })
    .where(and(eq(associationInvitation.id, id), isOpen(now)))
    .returning({ id: associationInvitation.id })
  if (!answered) throw refuseAssociation('INVITATION_INVALID')
}

/**
 * Counts another mail of an open invitation, in the transaction that enqueues it, and gives it its whole
 * time again. Of two at once each counts.
 * @returns null when it is not open, or was sent `mostMails` times
 */
export async function sendInvitationAgain(
  transaction: Database,
  wanted: { readonly id: string; readonly associationId: string; readonly kind: InvitationKind },
  now: Date,
): Promise<{ readonly email: string; readonly language: Locale } | null> {
  const [sent] = await transaction
    .update(associationInvitation)
    .set({
      mails: sql`${associationInvitation.mails} + 1`,
      expiresAt: addDaysByWallTime(now, invitationDays),
    })
    .where(
      and(
        eq(associationInvitation.id, wanted.id),
        eq(associationInvitation.associationId, wanted.associationId),
        eq(associationInvitation.kind, wanted.kind),
        isNotNull(associationInvitation.email),
        lt(associationInvitation.mails, mostMails),
      ),
    )
    .returning({ email: associationInvitation.email, language: associationInvitation.language })
  return sent?.email ? { email: sent.email, language: sent.language } : null
}

/**
 * Takes an open invitation back: its link then says that it is no longer valid.
 * @returns whether there was one
 */
export async function withdrawInvitation(
  transaction: Database,
  wanted: { readonly id: string; readonly associationId: string; readonly kind: InvitationKind },
  now: Date,
): Promise<boolean> {
  const withdrawn = await transaction
    .update(associationInvitation)
    .set({ email: null, name: null, withdrawnAt: now })
    .where(
      and(
        eq(associationInvitation.id, wanted.id),
        eq(associationInvitation.associationId, wanted.associationId),
        eq(associationInvitation.kind, wanted.kind),
        isNotNull(associationInvitation.email),
      ),
    )
    .returning({ id: associationInvitation.id })
  return withdrawn.length > 0
}
