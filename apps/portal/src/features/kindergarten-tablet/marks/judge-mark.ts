import { aheadMinutes } from '#core/check-in/judge-scan.ts'
import type { KindergartenRefusal } from '#core/kindergartens/refusals.ts'
import type { DepartureKind } from '#core/kindergartens/states.ts'
import type { TabletRefusal } from '../model/refusals.ts'

/** A presence of the day of a mark. */
export type KnownPresence = {
  readonly id: string
  readonly arrivedAt: Date
  readonly departedAt: Date | null
  readonly departedHow: DepartureKind | null
}

export type JudgedMark = { readonly kind: 'arrival' | 'departure' | 'absent'; readonly at: Date }

export type ChildOnDay = {
  /** By their arrival. */
  readonly presences: readonly KnownPresence[]
  /** Of the child on that day, a late arrival left out. */
  readonly isAbsent: boolean
  readonly isEnrolled: boolean
}

export type MarkRefusal = KindergartenRefusal | TabletRefusal

export type Judgement =
  | { readonly does: 'arrive' }
  | { readonly does: 'depart'; readonly presenceId: string }
  /** Another tablet has recorded the same, with a later time: the earlier one counts. */
  | { readonly does: 'arrive-earlier'; readonly presenceId: string }
  /** Also where the day had ended by itself: what somebody recorded counts before that. */
  | { readonly does: 'depart-earlier'; readonly presenceId: string }
  | { readonly does: 'be-absent' }
  | { readonly refusal: MarkRefusal; readonly presenceId: string | null }

const minute = 60_000
const day = 24 * 60 * minute

/** A mark that is older than a day is reviewed by a leader before it counts. */
export const isOld = (at: Date, now: Date): boolean => at.getTime() < now.getTime() - day

/** Whether the clock of a tablet is so far ahead that its marks cannot be right. */
export const isAhead = (at: Date, now: Date): boolean =>
  at.getTime() > now.getTime() + aheadMinutes * minute

/**
 * What a mark does to the day of a child, whenever it reaches us: marks are judged by their own time.
 * Of two for the same arrival or departure the earlier one counts, and the later one is refused.
 */
export function judgeMark({ kind, at }: JudgedMark, child: ChildOnDay): Judgement {
  if (!child.isEnrolled) return refused('CHILD_NOT_ENROLLED')
  if (kind === 'arrival') return judgeArrival(at, child.presences)
  if (kind === 'departure') return judgeDeparture(at, child.presences)
  const [first] = child.presences
  if (first) return refused('CHILD_ALREADY_HERE', first.id)
  return child.isAbsent ? refused('CHILD_ALREADY_ABSENT') : { does: 'be-absent' }
}

function judgeArrival(at: Date, presences: readonly KnownPresence[]): Judgement {
  const within = presences.find(
    ({ arrivedAt, departedAt }) => arrivedAt <= at && (departedAt === null || departedAt >= at),
  )
  if (within) return refused('CHILD_ALREADY_HERE', within.id)
  const next = presences.find(({ arrivedAt }) => arrivedAt > at)
  return next ? { does: 'arrive-earlier', presenceId: next.id } : { does: 'arrive' }
}

function judgeDeparture(at: Date, presences: readonly KnownPresence[]): Judgement {
  const last = presences.findLast(({ arrivedAt }) => arrivedAt <= at)
  if (!last)
    return presences.length > 0 ? refused('PRESENCE_TIME_INVALID') : refused('CHILD_NOT_HERE')
  const { id, departedAt, departedHow } = last
  if (departedAt === null) return { does: 'depart', presenceId: id }
  const isEarlier = departedHow === 'recorded' && at < departedAt
  if (isEarlier || departedHow === 'closing-time') return { does: 'depart-earlier', presenceId: id }
  return refused('CHILD_NOT_HERE', id)
}

const refused = (refusal: MarkRefusal, presenceId: string | null = null): Judgement => ({
  refusal,
  presenceId,
})
