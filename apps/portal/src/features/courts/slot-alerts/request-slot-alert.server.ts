import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findActiveMembership } from '#core/memberships/find-active-membership.server.ts'
import { centerColumns, sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import type { Language } from '../model/contract.ts'
import type { HoldRules } from '../model/rules/court-setup.ts'
import { judgeSlotAlert, type WantedSlot } from '../model/rules/judge-slot-alert.ts'
import { listUnits } from '../model/rules/list-units.server.ts'
import type { SlotAlertRefusal } from '../model/slot-alert-refusals.ts'
import { court, courtCategory } from '../model/tables.server.ts'
import { findTakenUnits, unitKey } from '../timeslots/find-timeslots.server.ts'
import type { SlotAlertRequest, SlotAlerts } from './contract.ts'
import { slotAlert } from './tables.server.ts'

type Outcome = { readonly refusal?: SlotAlertRefusal }

/** Requests an alert. A repeated request changes nothing; an alert that was notified is renewed. */
export async function requestSlotAlert(
  {
    database,
    setup: cachedSetup,
    clock,
  }: {
    database: Database
    setup: Pick<CachedSetup, 'current'>
    clock: Clock
  },
  userId: string,
  request: SlotAlertRequest,
): Promise<Outcome> {
  const now = clock()
  const [setup, taken, membership] = await Promise.all([
    cachedSetup.current(),
    findTakenUnits(database, now),
    findActiveMembership(database, userId, osloDate(now)),
  ])
  if (!membership) return { refusal: 'UNKNOWN_CUSTOMER' }
  if (membership.isDisqualified) return { refusal: 'MEMBERSHIP_DISQUALIFIED' }
  const alert: WantedSlot = {
    categoryId: request.categoryId,
    // A court determines its centre.
    centerId: request.courtId === null ? request.sportsCenterId : null,
    courtId: request.courtId,
    startsAt: new Date(request.startTime),
    endsAt: new Date(request.endTime),
  }
  const offered = setup.courts.filter(
    (one) => one.isOffered && one.categoryId === request.categoryId,
  )
  const refusal = judgeSlotAlert(
    alert,
    {
      courts: offered,
      unitsOn: (date) => listUnits({ ...setup, courts: offered }, date),
      isTaken: (unit) => taken.has(unitKey(unit.court.id, unit.startsAt)),
    },
    { now, daysAhead: setup.daysAhead },
  )
  return refusal ? { refusal } : saveSlotAlert(database, userId, alert, setup)
}

/** Under the lock of the account, so that concurrent requests cannot exceed the limit. */
function saveSlotAlert(
  database: Database,
  userId: string,
  alert: WantedSlot,
  { maxSlotAlerts }: HoldRules,
): Promise<Outcome> {
  return database.transaction(async (transaction) => {
    await transaction
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, userId))
      .for('no key update')
    const { categoryId, centerId, courtId, startsAt, endsAt } = alert
    const isSame = and(
      eq(slotAlert.categoryId, categoryId),
      sql`${slotAlert.centerId} is not distinct from ${centerId}`,
      sql`${slotAlert.courtId} is not distinct from ${courtId}`,
      eq(slotAlert.startsAt, startsAt),
      eq(slotAlert.endsAt, endsAt),
    )
    const others = await transaction.$count(
      slotAlert,
      and(
        eq(slotAlert.userId, userId),
        isNull(slotAlert.notifiedAt),
        gt(slotAlert.startsAt, sql`now()`),
        sql`not (${isSame})`,
      ),
    )
    if (others >= maxSlotAlerts) return { refusal: 'TOO_MANY_SLOT_ALERTS' as const }
    await transaction
      .insert(slotAlert)
      .values({ userId, ...alert })
      .onConflictDoUpdate({
        target: [
          slotAlert.userId,
          slotAlert.categoryId,
          slotAlert.centerId,
          slotAlert.courtId,
          slotAlert.startsAt,
          slotAlert.endsAt,
        ],
        set: { requestedAt: sql`now()`, notifiedAt: null },
      })
    return {}
  })
}

export async function removeSlotAlert(
  database: Database,
  { id, userId }: { id: number; userId: string },
): Promise<void> {
  await database.delete(slotAlert).where(and(eq(slotAlert.id, id), eq(slotAlert.userId, userId)))
}

/** Lists coming alerts. */
export async function findSlotAlerts(
  database: Database,
  userId: string,
  { language, now }: { language: Language; now: Date },
): Promise<SlotAlerts> {
  const rows = await database
    .select({
      alert: slotAlert,
      category: {
        id: courtCategory.id,
        name: localizedText(courtCategory.name, language),
      },
      court: { id: court.id, name: localizedText(court.name, language) },
      sportsCenter: centerColumns,
    })
    .from(slotAlert)
    .innerJoin(courtCategory, eq(courtCategory.id, slotAlert.categoryId))
    .leftJoin(court, eq(court.id, slotAlert.courtId))
    .leftJoin(
      sportsCenter,
      or(eq(sportsCenter.id, slotAlert.centerId), eq(sportsCenter.id, court.centerId)),
    )
    .where(and(eq(slotAlert.userId, userId), gt(slotAlert.startsAt, now)))
    .orderBy(asc(slotAlert.startsAt), asc(slotAlert.id))
  return {
    items: rows.map(({ alert, ...names }) => ({
      ...names,
      id: alert.id,
      startTime: alert.startsAt.toISOString(),
      endTime: alert.endsAt.toISOString(),
      isNotified: alert.notifiedAt !== null,
    })),
  }
}
