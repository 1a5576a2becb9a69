import type { ComponentType } from 'react'

/** What the front page says of today: `todayOffer` of a feature's `today-offer.ts`. */
export type TodayOffer<Data extends object = object> = {
  /** From the first. */
  readonly order: number
  /**
   * Asked on the server for the page of everybody, so it says nothing of anybody. What it needs comes
   * by an `import()`: a browser that was sent the page never loads it.
   * @returns null where there is nothing to say
   */
  readonly load: (now: Date) => Promise<Data | null>
  readonly Panel: ComponentType<{ data: Data }>
}

/** One of a list of offers, whose data only itself knows. */
export function todayOffer<Data extends object>(offer: TodayOffer<Data>): TodayOffer {
  return offer as unknown as TodayOffer
}
