import { osloDate } from '#platform/time/oslo.ts'
import type { Court } from './court-setup.ts'
import { judgeSpan, type SpanRefusal } from './judge-span.ts'
import { unitMilliseconds } from './limits.ts'
import type { Unit } from './list-units.server.ts'

/** A time of one court, or of any court of a category, at one centre or at any. */
export type WantedSlot = {
  readonly categoryId: number
  readonly centerId: number | null
  readonly courtId: number | null
  readonly startsAt: Date
  readonly endsAt: Date
}

export type SlotAlertRuleRefusal =
  | SpanRefusal
  /** No such court is offered. */
  | 'COURT_NOT_FOUND'
  /** It can be booked now. */
  | 'COURT_IS_FREE'

export function matchesSlotAlert(
  { id, centerId, categoryId }: Pick<Court, 'id' | 'centerId' | 'categoryId'>,
  alert: Pick<WantedSlot, 'categoryId' | 'centerId' | 'courtId'>,
): boolean {
  if (alert.courtId !== null) return alert.courtId === id
  return alert.categoryId === categoryId && (alert.centerId === null || alert.centerId === centerId)
}

type IsTaken = (unit: Pick<Unit, 'court' | 'startsAt'>) => boolean

/** Finds the courts that are free for the whole time. @param units of its day */
export function findFreeCourts(
  units: readonly Unit[],
  alert: WantedSlot,
  isTaken: IsTaken,
): Unit['court'][] {
  const length = (alert.endsAt.getTime() - alert.startsAt.getTime()) / unitMilliseconds
  const open = units.filter(
    (unit) =>
      unit.startsAt >= alert.startsAt &&
      unit.startsAt < alert.endsAt &&
      unit.blockingReason === null &&
      matchesSlotAlert(unit.court, alert) &&
      !isTaken(unit),
  )
  return [...Map.groupBy(open, ({ court }) => court.id).values()].flatMap((ofCourt) =>
    ofCourt.length === length && ofCourt[0] ? ofCourt[0].court : [],
  )
}

/**
 * Decides whether a member may set an alert for a time: the rules would allow to book it if nobody
 * had it and no court were temporarily closed. A time that is free is refused.
 * @param courts that are offered
 */
export function judgeSlotAlert(
  alert: WantedSlot,
  {
    courts,
    unitsOn,
    isTaken,
  }: {
    readonly courts: readonly Court[]
    readonly unitsOn: (date: string) => readonly Unit[]
    readonly isTaken: IsTaken
  },
  when: { readonly now: Date; readonly daysAhead: number },
): SlotAlertRuleRefusal | null {
  const wanted = courts.filter((court) => matchesSlotAlert(court, alert))
  const verdicts = wanted.map(({ id }) =>
    judgeSpan(
      { from: alert.startsAt, to: alert.endsAt },
      (date) =>
        unitsOn(date)
          .filter(({ court }) => court.id === id)
          .map((unit) => ({
            ...unit,
            blockingReason: unit.blockingReason === 'closed' ? null : unit.blockingReason,
          })),
      when,
    ),
  )
  const [first] = verdicts
  if (!first) return 'COURT_NOT_FOUND'
  const refusals = verdicts.flatMap((verdict) => ('refusal' in verdict ? verdict.refusal : []))
  if (refusals.length === verdicts.length) return refusals[0] ?? 'COURT_NOT_FOUND'
  const units = unitsOn(osloDate(alert.startsAt))
  return findFreeCourts(units, alert, isTaken).length > 0 ? 'COURT_IS_FREE' : null
}
