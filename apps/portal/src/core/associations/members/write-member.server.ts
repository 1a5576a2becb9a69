import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { associationMember, type joinedBy, type memberEnds } from '../tables.server.ts'
import type { Member } from './lock-member.server.ts'

export type JoinedBy = (typeof joinedBy)[number]
export type MemberEnd = (typeof memberEnds)[number]

type Place = {
  readonly member: Member | null
  readonly associationId: string
  readonly userId: string
  readonly joinedBy: JoinedBy
}

const notEnded = { endedAt: null, endedBecause: null } as const

async function write(
  transaction: Database,
  { member, ...who }: Place,
  values: Partial<typeof associationMember.$inferInsert> & { state: Member['state'] },
): Promise<string> {
  const [written] = member
    ? await transaction
        .update(associationMember)
        .set({ ...values, version: sql`${associationMember.version} + 1` })
        .where(eq(associationMember.id, member.id))
        .returning({ id: associationMember.id })
    : await transaction
        .insert(associationMember)
        .values({ ...who, ...values })
        .returning({ id: associationMember.id })
  if (!written) throw new Error('a member was not written')
  return written.id
}

/** Makes somebody a member, now. Call it under `lockMember`. @returns the id of the member */
export const makeMember = (transaction: Database, place: Place, now: Date): Promise<string> =>
  place.member?.state === 'member'
    ? Promise.resolve(place.member.id)
    : write(transaction, place, {
        ...notEnded,
        state: 'member',
        joinedAt: now,
        payBefore: null,
        joinedBy: place.member?.state === 'requested' ? place.member.joinedBy : place.joinedBy,
      })

/**
 * Puts somebody into the register who waits: to be accepted, or with `payBefore` to pay. Call it under
 * `lockMember`. @returns the id of the member
 */
export const makeRequested = (
  transaction: Database,
  place: Place,
  { payBefore, now }: { readonly payBefore: Date | null; readonly now: Date },
): Promise<string> =>
  write(transaction, place, {
    ...notEnded,
    state: 'requested',
    payBefore,
    ...(place.member?.state !== 'requested' && { requestedAt: now, joinedBy: place.joinedBy }),
  })

/** Ends a membership or a request. Terms stay: they say what was paid for. Call it under `lockMember`. */
export async function endMembership(
  transaction: Database,
  memberId: string,
  because: MemberEnd,
  now: Date,
): Promise<void> {
  await transaction
    .update(associationMember)
    .set({
      state: 'ended',
      endedAt: now,
      endedBecause: because,
      payBefore: null,
      version: sql`${associationMember.version} + 1`,
    })
    .where(eq(associationMember.id, memberId))
}
