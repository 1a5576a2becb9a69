/** A part of the events between two bounds, which one page of the calendar shows. */
export type Share = {
  /** Between which bounds, from 0. */
  readonly range: number
  /** Of all events, the rank of the first one and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Whether it begins or ends within the range, which then goes on on another page. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/**
 * Divides events that come between those of the editors among the pages of the calendar. Each page of
 * the editors' events is one of the calendar or, where more than `size` others come between, several.
 * @param starts of the others, the earliest first
 * @param bounds where the second page of the editors' events begins, the third and so on
 */
export function sharePages(
  starts: readonly Date[],
  bounds: readonly Date[],
  size: number,
): Share[] {
  const ranks = bounds.map((bound) => {
    const rank = starts.findIndex((start) => start >= bound)
    return rank < 0 ? starts.length : rank
  })
  return [0, ...ranks].flatMap((first, range) => {
    // Pages of the editors that are published while they are read may overlap.
    const end = Math.max(first, ranks[range] ?? starts.length)
    const parts = Math.max(1, Math.ceil((end - first) / size))
    return Array.from({ length: parts }, (_, part) => ({
      range,
      from: first + part * size,
      to: Math.min(end, first + (part + 1) * size),
      isFirst: part === 0,
      isLast: part === parts - 1,
    }))
  })
}
