export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
export type PartOfDay = (typeof partsOfDay)[number]

/** @param wallTime `18:30` */
export function partOfDay(wallTime: string): PartOfDay {
  if (wallTime < '12:00') return 'morning'
  return wallTime < '17:00' ? 'afternoon' : 'evening'
}
