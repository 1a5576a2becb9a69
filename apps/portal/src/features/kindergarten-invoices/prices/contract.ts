import { z } from 'zod/mini'
import { highestOre } from '../model/limits.ts'
import { month, monthEnd } from '../model/month-schema.ts'
import { partialMonths } from '../model/states.ts'
import { reference, why } from '../model/why.ts'

const ore = z.int().check(z.gte(0), z.lte(highestOre))
const percent = z.int().check(z.gte(0), z.lte(100))
export const PriceForm = z.object({
  validFrom: month,
  placeOre: ore,
  mealsOre: ore,
  secondPercent: percent,
  laterPercent: percent,
  freeMonths: z.array(z.int().check(z.gte(1), z.lte(12))).check(
    z.maxLength(11),
    z.refine((all) => new Set(all).size === all.length),
  ),
  partialMonth: z.enum(partialMonths),
  daysToPay: z.int().check(z.gte(14), z.lte(60)),
  /** As it was read; 0 for a new price. */
  version: z.int().check(z.gte(0)),
})
export type PriceForm = z.infer<typeof PriceForm>

export const PriceRow = z.object({ id: z.string(), ...PriceForm.shape })
export type PriceRow = z.infer<typeof PriceRow>

export const Prices = z.object({ items: z.array(PriceRow) })
export type Prices = z.infer<typeof Prices>

export const FeeDecision = z.object({
  id: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.nullable(z.iso.date()),
  fullPlaceOre: z.nullable(z.int()),
  pricePercent: z.nullable(z.int()),
  reference: z.string(),
  /** Null of a member of staff whose account is deleted. */
  enteredBy: z.nullable(z.string()),
  enteredOn: z.iso.date(),
  endedBecause: z.nullable(z.string()),
  version: z.int(),
})
export type FeeDecision = z.infer<typeof FeeDecision>

export const FeeChild = z.object({
  id: z.string(),
  name: z.string(),
  bornOn: z.iso.date(),
  guardians: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The latest first. */
  decisions: z.array(FeeDecision),
  payers: z.array(
    z.object({
      fromMonth: z.iso.date(),
      firstId: z.string(),
      secondId: z.nullable(z.string()),
      secondPercent: z.int(),
      version: z.int(),
    }),
  ),
})
export type FeeChild = z.infer<typeof FeeChild>

export const FeeChildren = z.object({ items: z.array(FeeChild) })
export type FeeChildren = z.infer<typeof FeeChildren>

export const DecisionForm = z
  .object({
    /** Given by the browser: the same decision again is none. */
    id: z.uuid(),
    childId: z.uuid(),
    startsOn: month,
    endsOn: z.nullable(monthEnd),
    fullPlaceOre: z.nullable(ore),
    pricePercent: z.nullable(percent),
    reference,
  })
  .check(
    z.refine(
      ({ fullPlaceOre, pricePercent }) => (fullPlaceOre === null) !== (pricePercent === null),
      { error: 'DECISION_AMOUNT', path: ['fullPlaceOre'] },
    ),
    z.refine(({ startsOn, endsOn }) => endsOn === null || endsOn > startsOn, {
      error: 'DECISION_ORDER',
      path: ['endsOn'],
    }),
  )
export type DecisionForm = z.infer<typeof DecisionForm>

export const DecisionEnd = z.object({
  version: z.int().check(z.gte(1)),
  /** The last day of the month before it starts, for one that was wrong from the beginning. */
  endsOn: monthEnd,
  why,
})
export type DecisionEnd = z.infer<typeof DecisionEnd>

export const PayersForm = z
  .object({
    fromMonth: month,
    firstId: z.uuid(),
    secondId: z.nullable(z.uuid()),
    secondPercent: percent,
    /** Of the row of that month; 0 where there is none. */
    version: z.int().check(z.gte(0)),
  })
  .check(
    z.refine(
      ({ firstId, secondId, secondPercent }) =>
        secondId !== firstId && (secondId === null) === (secondPercent === 0),
      { error: 'SPLIT_INVALID', path: ['secondPercent'] },
    ),
  )
export type PayersForm = z.infer<typeof PayersForm>
