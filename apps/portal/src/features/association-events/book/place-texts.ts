import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import type { EventPlaces, OwnPlace } from './contract.ts'

const at = (instant: string) => formatDayAndTime(new Date(instant))

/** Why somebody waits, and what comes next. */
export function waitingText(
  { waitingBecause, position }: Pick<OwnPlace, 'position' | 'waitingBecause'>,
  { membersFirstUntil }: Pick<EventPlaces, 'membersFirstUntil'>,
): { position: string; reason: string } {
  return {
    position: m.event_place_position({ position: position ?? 1 }),
    reason:
      waitingBecause === 'pool-first' && membersFirstUntil
        ? m.event_place_waits_for_members({ until: at(membersFirstUntil) })
        : m.event_place_waits_full(),
  }
}

type Cancelled = Pick<
  OwnPlace,
  'isMoved' | 'isPaid' | 'priceOre' | 'refundOre' | 'refundUntil' | 'state'
>

/** What the button says that cancels: what it costs, and until when. */
export function cancelText(place: Cancelled): string {
  const { state, isMoved, isPaid, priceOre, refundOre, refundUntil } = place
  if (state === 'waiting') return m.event_place_leave_queue()
  if (state === 'held') return m.event_place_give_up()
  if (!isPaid) return m.event_place_cancel()
  const amount = formatKroner(refundOre ?? 0)
  if (refundOre === priceOre) {
    const text = isMoved ? m.event_place_cancel_moved : m.event_place_cancel_all
    return text({ amount, until: at(refundUntil) })
  }
  return refundOre
    ? m.event_place_cancel_part({ amount, paid: formatKroner(priceOre) })
    : m.event_place_cancel_nothing({ paid: formatKroner(priceOre) })
}

/** To somebody whose event was moved; about the refund only where the place costs something. */
export function movedText({
  isMoved,
  priceOre,
  refundUntil,
}: Pick<OwnPlace, 'isMoved' | 'priceOre' | 'refundUntil'>): string | null {
  if (!isMoved) return null
  const changed = m.event_place_moved()
  return priceOre > 0
    ? `${changed} ${m.event_place_moved_rule({ until: at(refundUntil) })}`
    : changed
}

/** Before somebody books what costs something: what cancelling gives back. */
export function rulesText({
  refundUntil,
  lateRefundPercent,
}: Pick<EventPlaces, 'lateRefundPercent' | 'refundUntil'>): string {
  const until = at(refundUntil)
  return lateRefundPercent === 0
    ? m.event_place_rules_nothing({ until })
    : m.event_place_rules_part({ until, percent: lateRefundPercent })
}

/** What the button says that books. */
export function bookText(
  places: Pick<EventPlaces, 'free' | 'membersFirstUntil'>,
  own: { readonly isMember: boolean; readonly priceOre: number },
): string {
  const mustWait = places.free === 0 || (places.membersFirstUntil !== null && !own.isMember)
  if (mustWait) return m.event_place_enter_queue()
  return own.priceOre === 0
    ? m.event_place_book()
    : m.event_place_book_price({ price: formatKroner(own.priceOre) })
}
