import { type MyPageItem, urgencies } from './my-page-offer.ts'

type Sorted = Pick<MyPageItem, 'urgency' | 'at'>

/** Items in the order of their urgency, then by deadline or start; of bookings only the next one. */
export function byUrgency<Item extends Sorted>(items: readonly Item[]): Item[] {
  const sorted = items.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compareTimes(one, other),
  )
  const next = sorted.find(({ urgency }) => urgency === 'next')
  return sorted.filter((item) => item.urgency !== 'next' || item === next)
}

/** Whether somebody has to do something, or cannot do what they are used to. */
export function needsAttention({ urgency }: Pick<MyPageItem, 'urgency'>): boolean {
  return urgency === 'overdue' || urgency === 'action' || urgency === 'blocked'
}

const rankOf = ({ urgency }: Sorted) => urgencies.indexOf(urgency)

/** What has no deadline comes last. */
function compareTimes({ at: one }: Sorted, { at: other }: Sorted): number {
  if (!one || !other) return Number(!one) - Number(!other)
  return one < other ? -1 : Number(one > other)
}
