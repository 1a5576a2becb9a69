import type { OpenStaffClass } from './contract.ts'

export type CapacityPreview = {
  /** Who keep their place. */
  readonly keep: readonly string[]
  /** Who lose it, in the order in which they came. */
  readonly lose: readonly string[]
  /** Who get one out of the queue. */
  readonly gain: readonly string[]
}

/**
 * What another number of places does to people: as the database does it, as long as nobody books or
 * unbooks meanwhile. Whoever came first keeps the place; more places go to the queue in its order.
 */
export function previewCapacity(
  { participants, queue, isQueueOpen }: Pick<OpenStaffClass, 'participants' | 'queue' | 'isQueueOpen'>,
  capacity: number,
): CapacityPreview {
  const names = participants.map(({ name }) => name)
  const free = Math.max(capacity - names.length, 0)
  return {
    keep: names.slice(0, capacity),
    lose: names.slice(capacity),
    gain: isQueueOpen ? queue.slice(0, free).map(({ name }) => name) : [],
  }
}
