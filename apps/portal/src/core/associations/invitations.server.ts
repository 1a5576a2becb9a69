import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
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
  // One that has run out makes way for a new one.
  await transaction
    .update(associationInvitation)
    .set({ email: null, name: null, withdrawnAt: now })
    .where(
      and(
        eq(associationInvitation.associationId, wanted.associationId),
        eq(associationInvitation.kind, wanted.kind),
        eq(associationInvitation.email, wanted.email.toLowerCase()),
        sql`${associationInvitation.expiresAt} <= ${now.toISOString()}`,
      ),
    )
  const [added] = await transaction
    .insert(associationInvitation)
    .values({
      ...wanted,
      email: wanted.email.toLowerCase(),
      createdAt: now,
      expiresAt: addDaysByWallTime(now, invitationDays),
    })
    .onConflictDoNothing()
    .returning({ id: associationInvitation.id })
  return added?.id ?? null
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
