import type { InvoiceLine, LineStep } from '#core/invoices/lines.ts'
import { daysBetween } from '#platform/time/date.ts'
import type { PartialMonth } from '../states.ts'
import { daysOf, lastDayOf, monthNumber } from './month.ts'

/*
 * What the places of children cost in one month. The order is that of the regulations: the municipality
 * decides the fee of a full place first, then siblings pay less, and meals are apart. Every amount is in
 * whole øre and rounded at each step, so that the steps of a line add up to its amount.
 */

export type Price = {
  /** Of a full place for a month. */
  readonly placeOre: number
  readonly mealsOre: number
  readonly secondPercent: number
  readonly laterPercent: number
  readonly freeMonths: readonly number[]
  readonly partialMonth: PartialMonth
}

/** A place in a department; days as in `kindergarten_enrolment`. */
export type Placement = {
  readonly kindergartenId: string
  readonly percent: number
  readonly startsOn: string
  readonly endsOn: string | null
}

/** What the municipality has decided for this month: an amount for a full place, or a share of the price. */
export type Decision = {
  readonly fullPlaceOre: number | null
  readonly pricePercent: number | null
  readonly reference: string
}

export type Payers = {
  /** Children with the same first payer are siblings. */
  readonly firstId: string
  readonly secondId: string | null
  readonly secondPercent: number
}

export type MonthChild = {
  readonly id: string
  readonly name: string
  readonly bornOn: string
  /** All of the month, in any kindergarten. */
  readonly placements: readonly Placement[]
  readonly decision: Decision | null
  readonly payers: Payers
}

export type FeeLine = InvoiceLine<'place' | 'meals'>

/** What a child costs in one kindergarten, before it is split between payers. */
export type ChildMonth = {
  readonly childId: string
  readonly kindergartenId: string
  readonly payers: Payers
  readonly lines: readonly FeeLine[]
}

type Segment = {
  readonly kindergartenId: string
  readonly percent: number
  readonly from: string
  readonly to: string
  readonly days: number
}

export const isFreeMonth = ({ freeMonths }: Pick<Price, 'freeMonths'>, month: string): boolean =>
  freeMonths.includes(monthNumber(month))

/**
 * The fees of one month.
 * @param children all with a place in the month, also in other kindergartens: siblings count there too
 * @returns nothing in a month without payment
 */
export function calculateMonth(
  month: string,
  price: Price,
  children: readonly MonthChild[],
): ChildMonth[] {
  if (isFreeMonth(price, month)) return []
  const placed = children
    .map((child) => ({ child, segments: segmentsOf(child.placements, month, price.partialMonth) }))
    .filter(({ segments }) => segments.length > 0)
  const reductions = siblingPercents(placed, price)
  return placed.flatMap(({ child, segments }) => {
    const siblingPercent = reductions.get(child.id) ?? 0
    const kindergartens = [...new Set(segments.map(({ kindergartenId }) => kindergartenId))]
    return kindergartens.map((kindergartenId) => ({
      childId: child.id,
      kindergartenId,
      payers: child.payers,
      lines: segments
        .filter((segment) => segment.kindergartenId === kindergartenId)
        .flatMap((segment) => linesOf(child, segment, { month, price, siblingPercent })),
    }))
  })
}

/** What a child has in the month, in order; a move between departments makes no second part. */
function segmentsOf(
  placements: readonly Placement[],
  month: string,
  partialMonth: PartialMonth,
): Segment[] {
  const last = lastDayOf(month)
  const inMonth = placements
    .filter(({ startsOn, endsOn }) => startsOn <= last && (endsOn === null || endsOn >= month))
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .map(({ kindergartenId, percent, startsOn, endsOn }) => {
      const from = startsOn > month ? startsOn : month
      const to = endsOn !== null && endsOn < last ? endsOn : last
      return { kindergartenId, percent, from, to, days: daysBetween(from, to) + 1 }
    })
  const [first] = inMonth
  if (!first) return []
  if (partialMonth === 'full') return [{ ...first, from: month, to: last, days: daysOf(month) }]
  const merged: Segment[] = []
  for (const segment of inMonth) {
    const before = merged.at(-1)
    const continues =
      before?.kindergartenId === segment.kindergartenId &&
      before.percent === segment.percent &&
      daysBetween(before.to, segment.from) === 1
    if (before && continues)
      merged[merged.length - 1] = { ...before, to: segment.to, days: before.days + segment.days }
    else merged.push(segment)
  }
  return merged
}

type Placed = { readonly child: MonthChild; readonly segments: readonly Segment[] }

/**
 * By child. Of the children of one household the dearest place is paid in full, and the reductions are on
 * the cheaper ones (with equal places the oldest child is the first).
 */
function siblingPercents(
  placed: readonly Placed[],
  price: Pick<Price, 'placeOre' | 'secondPercent' | 'laterPercent'>,
): ReadonlyMap<string, number> {
  const households = new Map<string, Placed[]>()
  for (const one of placed) {
    const { firstId } = one.child.payers
    households.set(firstId, [...(households.get(firstId) ?? []), one])
  }
  return new Map(
    [...households.values()].flatMap((household) =>
      household
        .map(({ child, segments: [first] }) => ({
          child,
          monthOre: amountOf(placeSteps(price, child.decision, first?.percent ?? 0)),
        }))
        .toSorted(
          (one, other) =>
            other.monthOre - one.monthOre ||
            one.child.bornOn.localeCompare(other.child.bornOn) ||
            one.child.id.localeCompare(other.child.id),
        )
        .map(({ child }, index) => [child.id, percentAt(index, price)] as const),
    ),
  )
}

function percentAt(
  index: number,
  { secondPercent, laterPercent }: Pick<Price, 'secondPercent' | 'laterPercent'>,
): number {
  if (index === 0) return 0
  return index === 1 ? secondPercent : laterPercent
}

function linesOf(
  child: MonthChild,
  { percent, from, to, days }: Segment,
  { month, price, siblingPercent }: { month: string; price: Price; siblingPercent: number },
): FeeLine[] {
  const about = { id: child.id, name: child.name }
  const partOfMonth = { kind: 'days', part: days, of: daysOf(month) }
  const place = withPart(
    withPart(placeSteps(price, child.decision, percent), {
      kind: 'sibling',
      part: 100 - siblingPercent,
      of: 100,
      percent: siblingPercent,
    }),
    partOfMonth,
  )
  const meals = withPart(
    withPart([{ kind: 'meals', amountOre: price.mealsOre }], {
      kind: 'place-percent',
      part: percent,
      of: 100,
      percent,
    }),
    partOfMonth,
  )
  const span = { about, from, to }
  return [
    { kind: 'place', ...span, amountOre: amountOf(place), steps: place },
    ...(price.mealsOre > 0
      ? [{ kind: 'meals', ...span, amountOre: amountOf(meals), steps: meals } as const]
      : []),
  ]
}

/** The month’s fee of a place: the price, what the municipality takes off, and the size of the place. */
function placeSteps(
  { placeOre }: Pick<Price, 'placeOre'>,
  decision: Decision | null,
  percent: number,
): LineStep[] {
  const steps: LineStep[] = [{ kind: 'price', amountOre: placeOre }]
  const decidedOre = decision ? decidedFee(placeOre, decision) : placeOre
  // A decision never makes a place dearer than the price.
  if (decision && decidedOre < placeOre)
    steps.push({
      kind: 'decision',
      amountOre: decidedOre - placeOre,
      reference: decision.reference,
    })
  return withPart(steps, { kind: 'place-percent', part: percent, of: 100, percent })
}

const decidedFee = (placeOre: number, { fullPlaceOre, pricePercent }: Decision): number =>
  fullPlaceOre ?? Math.round((placeOre * (pricePercent ?? 100)) / 100)

export const amountOf = (steps: readonly LineStep[]): number =>
  steps.reduce((sum, { amountOre }) => sum + amountOre, 0)

/** Adds a step that leaves a part of the amount; none where that is all of it. */
function withPart(
  steps: readonly LineStep[],
  { kind, part, of, percent }: { kind: string; part: number; of: number; percent?: number },
): LineStep[] {
  if (part === of) return [...steps]
  const before = amountOf(steps)
  const amountOre = Math.round((before * part) / of) - before
  return [...steps, { kind, amountOre, ...(percent !== undefined && { percent }) }]
}

/**
 * What each payer pays of a child’s lines: the second one their per cent, rounded down, and the first one
 * the rest. Together that is the fee, to the øre.
 */
export function splitLines({
  payers: { firstId, secondId, secondPercent },
  lines,
}: Pick<ChildMonth, 'payers' | 'lines'>): ReadonlyMap<string, readonly FeeLine[]> {
  if (secondId === null || secondPercent === 0) return new Map([[firstId, lines]])
  const of = (line: FeeLine, amountOre: number, percent: number): FeeLine => ({
    ...line,
    amountOre,
    steps: [
      ...(line.steps ?? []),
      { kind: 'split', amountOre: amountOre - line.amountOre, percent },
    ],
  })
  const secondOre = (line: FeeLine) => Math.floor((line.amountOre * secondPercent) / 100)
  return new Map([
    [firstId, lines.map((line) => of(line, line.amountOre - secondOre(line), 100 - secondPercent))],
    [secondId, lines.map((line) => of(line, secondOre(line), secondPercent))],
  ])
}
