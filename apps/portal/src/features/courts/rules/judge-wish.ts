import { osloDate } from '#platform/time/oslo.ts'
import type { Court } from './court-setup.ts'
import { judgeSpan, type SpanRefusal } from './judge-span.ts'
import { unitMilliseconds } from './limits.ts'
import type { Unit } from './units-of-day.server.ts'

/** A time of one court, or of any of a category, at one centre or at any. */
export type Wish = {
  readonly categoryId: number
  readonly centerId: number | null
  readonly courtId: number | null
  readonly startsAt: Date
  readonly endsAt: Date
}

export type WishRefusal =
  | SpanRefusal
  /** There is none that is offered. */
  | 'COURT_NOT_FOUND'
  /** It can be had now. */
  | 'COURT_IS_FREE'

export function isOfWish(
  { id, centerId, categoryId }: Pick<Court, 'id' | 'centerId' | 'categoryId'>,
  wish: Pick<Wish, 'categoryId' | 'centerId' | 'courtId'>,
): boolean {
  if (wish.courtId !== null) return wish.courtId === id
  return wish.categoryId === categoryId && (wish.centerId === null || wish.centerId === centerId)
}

type IsTaken = (unit: Pick<Unit, 'court' | 'startsAt'>) => boolean

/** The courts that can be had for all of the time. @param units of its day */
export function freeCourts(units: readonly Unit[], wish: Wish, isTaken: IsTaken): Unit['court'][] {
  const length = (wish.endsAt.getTime() - wish.startsAt.getTime()) / unitMilliseconds
  const open = units.filter(
    (unit) =>
      unit.startsAt >= wish.startsAt &&
      unit.startsAt < wish.endsAt &&
      unit.obstacle === null &&
      isOfWish(unit.court, wish) &&
      !isTaken(unit),
  )
  return [...Map.groupBy(open, ({ court }) => court.id).values()].flatMap((ofCourt) =>
    ofCourt.length === length && ofCourt[0] ? ofCourt[0].court : [],
  )
}

/**
 * Whether somebody may wait for a time: it could be booked by the rules, were nobody there, and no
 * court be closed for once. That nobody has it is said at once.
 * @param courts that are offered
 */
export function judgeWish(
  wish: Wish,
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
): WishRefusal | null {
  const wanted = courts.filter((court) => isOfWish(court, wish))
  const verdicts = wanted.map(({ id }) =>
    judgeSpan(
      { from: wish.startsAt, to: wish.endsAt },
      (date) =>
        unitsOn(date)
          .filter(({ court }) => court.id === id)
          .map((unit) => ({
            ...unit,
            obstacle: unit.obstacle === 'closed' ? null : unit.obstacle,
          })),
      when,
    ),
  )
  const [first] = verdicts
  if (!first) return 'COURT_NOT_FOUND'
  const refusals = verdicts.flatMap((verdict) => ('refusal' in verdict ? verdict.refusal : []))
  if (refusals.length === verdicts.length) return refusals[0] ?? 'COURT_NOT_FOUND'
  const units = unitsOn(osloDate(wish.startsAt))
  return freeCourts(units, wish, isTaken).length > 0 ? 'COURT_IS_FREE' : null
}
