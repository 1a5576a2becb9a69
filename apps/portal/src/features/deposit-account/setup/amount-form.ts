import { z } from 'zod/mini'
import { amountKinds } from '../model/amounts.ts'

const source = z
  .string()
  .check(z.trim(), z.minLength(1, 'SOURCE_REQUIRED'), z.maxLength(300, 'TOO_LONG'))

const firstYear = 2019
const lastYear = 2099
/** A million kroner. */
const mostOre = 100_000_000

/** A figure of the table, as it is sent. */
export const AmountForm = z.object({
  academicYear: z.int().check(z.gte(firstYear), z.lte(lastYear)),
  kind: z.enum(amountKinds),
  amountOre: z.int().check(z.gte(1), z.lte(mostOre)),
  source,
  /** Of the figure that was seen; 0 when there was none. */
  version: z.int().check(z.gte(0), z.lt(2 ** 31 - 1)),
})
export type AmountForm = z.infer<typeof AmountForm>

const wholeNumber = (least: number, most: number, error: string) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      error,
    ),
  )

/** As staff type it: whole kroner, with spaces as they are printed. */
export const TypedAmount = z.object({
  academicYear: wholeNumber(firstYear, lastYear, 'YEAR_INVALID'),
  kind: z.enum(amountKinds),
  kroner: wholeNumber(1, mostOre / 100, 'KRONER_INVALID'),
  source,
})
export type TypedAmount = z.infer<typeof TypedAmount>

/** @param version of the figure that is there; 0 for none */
export function toAmountForm(
  { academicYear, kind, kroner, source }: TypedAmount,
  version: number,
): AmountForm {
  return {
    academicYear: Number(academicYear),
    kind,
    amountOre: Number(kroner) * 100,
    source,
    version,
  }
}
