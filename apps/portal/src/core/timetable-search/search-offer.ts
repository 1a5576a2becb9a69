import type { TimetableQuestion } from './timetable-question.ts'

/** Something with a time that was found, and where it is booked. */
export type TimetableFind = {
  readonly name: string
  readonly href: string
  /** When, and what else decides: the place, how full it is. */
  readonly details: readonly string[]
  /** What the link does: `Book`; null when it only shows. */
  readonly action: string | null
}

export type TimetableFinds = {
  readonly items: readonly TimetableFind[]
  /** The whole list that these are of. */
  readonly all: { readonly href: string; readonly text: string }
}

/** What a feature finds in its timetable: `searchOffer` of its `search-offer.ts`. */
export type SearchOffer = {
  /** From the first. */
  readonly order: number
  readonly heading: () => string
  /**
   * Asked for the page of everybody, so it says nothing of anybody. What it needs comes by an
   * `import()`.
   * @returns null where nothing was found
   */
  readonly find: (question: TimetableQuestion) => Promise<TimetableFinds | null>
}
