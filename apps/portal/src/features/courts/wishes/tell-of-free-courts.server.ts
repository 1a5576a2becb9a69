import type { Locale } from '@trivsel/content-contract/content'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { enqueuePush } from '#core/push/enqueue-push.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findTakenUnits, unitKey } from '../find-timeslots.server.ts'
import type { CourtSetup } from '../rules/court-setup.ts'
import { freeCourts } from '../rules/judge-wish.ts'
import { type Unit, unitsOfDay } from '../rules/units-of-day.server.ts'
import { findSetup } from '../setup/find-setup.server.ts'
import { composeFreePush, type FreeCourt, writeFreeLetter } from './free-court-mail.server.ts'
import { courtWish } from './tables.server.ts'

type Row = typeof courtWish.$inferSelect

/**
 * Tells those who wait for a time that can be had, each once. What is free is worked out once for all
 * of them.
 * @param span of what has become free; left out, all who wait are looked at
 * @returns how many were told
 */
export async function tellOfFreeCourts(
  { database, portalUrl }: { database: Database; portalUrl: string },
  { now, span }: { now: Date; span?: { from: Date; until: Date } | undefined },
): Promise<number> {
  const waiting = await database
    .select()
    .from(courtWish)
    .where(
      and(
        isNull(courtWish.toldAt),
        gt(courtWish.startsAt, now),
        ...(span ? [lt(courtWish.startsAt, span.until), gt(courtWish.endsAt, span.from)] : []),
      ),
    )
    .orderBy(courtWish.id)
  if (waiting.length === 0) return 0
  const [setup, taken] = await Promise.all([
    findSetup(database, now),
    findTakenUnits(database, now),
  ])
  const unitsOn = rememberedUnits(setup)
  const isTaken = (unit: Pick<Unit, 'court' | 'startsAt'>) =>
    taken.has(unitKey(unit.court.id, unit.startsAt))
  let told = 0
  for (const wish of waiting) {
    const [first] = freeCourts(unitsOn(osloDate(wish.startsAt)), wish, isTaken)
    if (first && (await tell({ database, portalUrl }, wish, { setup, first }))) told += 1
  }
  return told
}

function rememberedUnits(setup: CourtSetup): (date: string) => readonly Unit[] {
  const days = new Map<string, readonly Unit[]>()
  return (date) => {
    const found = days.get(date) ?? unitsOfDay(setup, date)
    days.set(date, found)
    return found
  }
}

/** @returns false when somebody else has told them, or they want it no more */
function tell(
  { database, portalUrl }: { database: Database; portalUrl: string },
  wish: Row,
  { setup, first }: { setup: CourtSetup; first: Unit['court'] },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .update(courtWish)
      .set({ toldAt: sql`now()` })
      .where(and(eq(courtWish.id, wish.id), isNull(courtWish.toldAt)))
      .returning({ id: courtWish.id })
    const [to] = await transaction
      .select({ email: user.email, firstName: user.firstName, language: profile.language })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(eq(user.id, wish.userId))
    if (claimed.length === 0 || !to) return false
    const free = describe(wish, { setup, first })
    await enqueuePush(transaction, wish.userId, {
      ...composeFreePush(free, to.language ?? 'no'),
      // Asked for again, it is told again.
      occasion: `court-free ${wish.id} ${wish.askedAt.getTime()}`,
      until: wish.startsAt,
    })
    const mail = composeMail(to.language, (locale) =>
      writeFreeLetter(free, { firstName: to.firstName, portalUrl }, locale),
    )
    await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
    return true
  })
}

/** With the court that was asked for, or the first of those that are free. */
function describe(
  wish: Row,
  { setup, first }: { setup: CourtSetup; first: Unit['court'] },
): FreeCourt {
  const name = (locale: Locale) =>
    wish.courtId === null
      ? (setup.categories.get(wish.categoryId)?.[locale] ?? '')
      : first.name[locale]
  return {
    ...wish,
    name: { no: name('no'), en: name('en') },
    centerName: setup.centers.get(first.centerId) ?? '',
  }
}
