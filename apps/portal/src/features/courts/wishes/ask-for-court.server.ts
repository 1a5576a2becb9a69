import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Language } from '../contract.ts'
import { findTakenUnits, unitKey } from '../find-timeslots.server.ts'
import { judgeWish, type Wish } from '../rules/judge-wish.ts'
import { mostWishes } from '../rules/limits.ts'
import { unitsOfDay } from '../rules/units-of-day.server.ts'
import type { CachedSetup } from '../setup/cached-setup.server.ts'
import { court, courtCategory } from '../tables.server.ts'
import type { AskForCourt, CourtWishes } from './contract.ts'
import type { CourtWishRefusal } from './refusals.ts'
import { courtWish } from './tables.server.ts'

type Outcome = { readonly refusal?: CourtWishRefusal }

/** Asks once, however often it is called; what was told already may be asked for again. */
export async function askForCourt(
  {
    database,
    setup: known,
    clock,
  }: {
    database: Database
    setup: Pick<CachedSetup, 'current'>
    clock: Clock
  },
  userId: string,
  asked: AskForCourt,
): Promise<Outcome> {
  const now = clock()
  const [setup, taken, membership] = await Promise.all([
    known.current(),
    findTakenUnits(database, now),
    findActiveMembership(database, userId, osloDate(now)),
  ])
  if (!membership) return { refusal: 'UNKNOWN_CUSTOMER' }
  if (membership.isDisqualified) return { refusal: 'MEMBERSHIP_DISQUALIFIED' }
  const wish: Wish = {
    categoryId: asked.categoryId,
    // One court is at one centre.
    centerId: asked.courtId === null ? asked.sportsCenterId : null,
    courtId: asked.courtId,
    startsAt: new Date(asked.startTime),
    endsAt: new Date(asked.endTime),
  }
  const offered = setup.courts.filter((one) => one.isOffered && one.categoryId === asked.categoryId)
  const refusal = judgeWish(
    wish,
    {
      courts: offered,
      unitsOn: (date) => unitsOfDay({ ...setup, courts: offered }, date),
      isTaken: (unit) => taken.has(unitKey(unit.court.id, unit.startsAt)),
    },
    { now, daysAhead: setup.daysAhead },
  )
  return refusal ? { refusal } : keep(database, userId, wish)
}

/** Under the lock of the account: nobody has more than they may, however many they ask for at once. */
function keep(database: Database, userId: string, wish: Wish): Promise<Outcome> {
  return database.transaction(async (transaction) => {
    await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update')
    const { categoryId, centerId, courtId, startsAt, endsAt } = wish
    const isSame = and(
      eq(courtWish.categoryId, categoryId),
      sql`${courtWish.centerId} is not distinct from ${centerId}`,
      sql`${courtWish.courtId} is not distinct from ${courtId}`,
      eq(courtWish.startsAt, startsAt),
      eq(courtWish.endsAt, endsAt),
    )
    const others = await transaction.$count(
      courtWish,
      and(
        eq(courtWish.userId, userId),
        isNull(courtWish.toldAt),
        gt(courtWish.startsAt, sql`now()`),
        sql`not (${isSame})`,
      ),
    )
    if (others >= mostWishes) return { refusal: 'TOO_MANY_WISHES' as const }
    await transaction
      .insert(courtWish)
      .values({ userId, ...wish })
      .onConflictDoUpdate({
        target: [
          courtWish.userId,
          courtWish.categoryId,
          courtWish.centerId,
          courtWish.courtId,
          courtWish.startsAt,
          courtWish.endsAt,
        ],
        set: { askedAt: sql`now()`, toldAt: null },
      })
    return {}
  })
}

export async function removeWish(
  database: Database,
  { id, userId }: { id: number; userId: string },
): Promise<void> {
  await database.delete(courtWish).where(and(eq(courtWish.id, id), eq(courtWish.userId, userId)))
}

/** Those to come. */
export async function findWishes(
  database: Database,
  userId: string,
  { language, now }: { language: Language; now: Date },
): Promise<CourtWishes> {
  const isEnglish = language === 'en'
  const rows = await database
    .select({
      wish: courtWish,
      category: {
        id: courtCategory.id,
        name: isEnglish ? courtCategory.nameEn : courtCategory.nameNo,
      },
      court: { id: court.id, name: isEnglish ? court.nameEn : court.nameNo },
      sportsCenter,
    })
    .from(courtWish)
    .innerJoin(courtCategory, eq(courtCategory.id, courtWish.categoryId))
    .leftJoin(court, eq(court.id, courtWish.courtId))
    .leftJoin(
      sportsCenter,
      or(eq(sportsCenter.id, courtWish.centerId), eq(sportsCenter.id, court.centerId)),
    )
    .where(and(eq(courtWish.userId, userId), gt(courtWish.startsAt, now)))
    .orderBy(asc(courtWish.startsAt), asc(courtWish.id))
  return {
    items: rows.map(({ wish, ...names }) => ({
      ...names,
      id: wish.id,
      startTime: wish.startsAt.toISOString(),
      endTime: wish.endsAt.toISOString(),
      isTold: wish.toldAt !== null,
    })),
  }
}
