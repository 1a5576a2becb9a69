import { defaultLocale, type Locale, perLocale } from '@trivsel/content-contract/locales'

import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { enqueuePush } from '#core/push/enqueue-push.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findSetup } from '../model/find-setup.server.ts'
import type { CourtSetup } from '../model/rules/court-setup.ts'
import { findFreeCourts } from '../model/rules/judge-slot-alert.ts'
import { listUnits, type Unit } from '../model/rules/list-units.server.ts'
import { findTakenUnits, unitKey } from '../timeslots/find-timeslots.server.ts'
import {
  composeFreeCourtMail,
  composeFreeCourtPush,
  type FreeCourt,
} from './compose-free-court-mail.server.ts'
import { slotAlert } from './tables.server.ts'

type Row = typeof slotAlert.$inferSelect

/**
 * Notifies members whose time has become free, each alert once. The free units are worked out once
 * for all alerts.
 * @param span of the freed units; without it, all alerts are checked
 * @returns how many alerts were notified
 */
export async function notifyOfFreeCourts(
  { database, portalUrl }: { database: Database; portalUrl: string },
  { now, span }: { now: Date; span?: { from: Date; until: Date } | undefined },
): Promise<number> {
  const waiting = await database
    .select()
    .from(slotAlert)
    .where(
      and(
        isNull(slotAlert.notifiedAt),
        gt(slotAlert.startsAt, now),
        ...(span ? [lt(slotAlert.startsAt, span.until), gt(slotAlert.endsAt, span.from)] : []),
      ),
    )
    .orderBy(slotAlert.id)
  if (waiting.length === 0) return 0
  const [setup, taken] = await Promise.all([
    findSetup(database, now),
    findTakenUnits(database, now),
  ])
  const unitsOn = memoizeUnits(setup)
  const isTaken = (unit: Pick<Unit, 'court' | 'startsAt'>) =>
    taken.has(unitKey(unit.court.id, unit.startsAt))
  let notified = 0
  for (const alert of waiting) {
    const [first] = findFreeCourts(unitsOn(osloDate(alert.startsAt)), alert, isTaken)
    if (first && (await notify({ database, portalUrl }, alert, { setup, first }))) notified += 1
  }
  return notified
}

function memoizeUnits(setup: CourtSetup): (date: string) => readonly Unit[] {
  const days = new Map<string, readonly Unit[]>()
  return (date) => {
    const found = days.get(date) ?? listUnits(setup, date)
    days.set(date, found)
    return found
  }
}

/** @returns false when another run has notified the alert, or it was removed */
function notify(
  { database, portalUrl }: { database: Database; portalUrl: string },
  alert: Row,
  { setup, first }: { setup: CourtSetup; first: Unit['court'] },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .update(slotAlert)
      .set({ notifiedAt: sql`now()` })
      .where(and(eq(slotAlert.id, alert.id), isNull(slotAlert.notifiedAt)))
      .returning({ id: slotAlert.id })
    const [to] = await transaction
      .select({ email: user.email, firstName: user.firstName, language: profile.language })
      .from(user)
      .leftJoin(profile, eq(profile.userId, user.id))
      .where(eq(user.id, alert.userId))
    if (claimed.length === 0 || !to) return false
    const free = describe(alert, { setup, first })
    await enqueuePush(transaction, alert.userId, {
      ...composeFreeCourtPush(free, to.language ?? defaultLocale),
      // A repeated request has another timestamp, and is notified again.
      occasion: `court-free ${alert.id} ${alert.requestedAt.getTime()}`,
      until: alert.startsAt,
    })
    const mail = composeMail(to.language, (locale) =>
      composeFreeCourtMail(free, { firstName: to.firstName, portalUrl }, locale),
    )
    await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
    return true
  })
}

/** Names the requested court, or the first free one. */
function describe(
  alert: Row,
  { setup, first }: { setup: CourtSetup; first: Unit['court'] },
): FreeCourt {
  const name = (locale: Locale) =>
    alert.courtId === null
      ? (setup.categories.get(alert.categoryId)?.[locale] ?? '')
      : first.name[locale]
  return {
    ...alert,
    name: perLocale(name),
    centerName: setup.centers.get(first.centerId) ?? '',
  }
}
