import { z } from 'zod/mini'
import { parseKroner } from '#platform/parse-kroner.ts'
import { why } from '../../model/why.ts'
import type { Credit, Replacement, StaffInvoice } from '../contract.ts'

/** What staff type to credit an invoice: kroner by line, empty for nothing. */
export type TypedCredit = { readonly lines: readonly string[]; readonly why: string }

const typedOre = (typed: string, mostOre: number): number | null =>
  typed.trim() === '' || /^0+$/.test(typed.trim()) ? 0 : parseKroner(typed, mostOre)

/** The fields of the form, for an invoice with these lines. */
export const creditForm = ({ lines }: Pick<StaffInvoice, 'lines'>) =>
  z
    .object({
      lines: z.array(z.string()),
      why,
    })
    .check(({ value, issues }) => {
      value.lines.forEach((typed, index) => {
        if (typedOre(typed, lines[index]?.leftOre ?? 0) === null)
          issues.push({
            code: 'custom',
            message: 'CREDIT_INVALID',
            input: typed,
            path: ['lines', index],
          })
      })
      if (value.lines.every((typed) => typedOre(typed, Number.MAX_SAFE_INTEGER) === 0))
        issues.push({ code: 'custom', message: 'CREDIT_EMPTY', input: '', path: ['lines', 0] })
    })

/** The most that a line of an invoice can be, in øre. */
const mostOre = 100_000_000

/** The fields of a right invoice instead of a wrong one: each line has an amount, one more than 0. */
export const replaceForm = z
  .object({ lines: z.array(z.string()), why })
  .check(({ value, issues }) => {
    value.lines.forEach((typed, index) => {
      if (typedOre(typed, mostOre) === null)
        issues.push({
          code: 'custom',
          message: 'AMOUNT_INVALID',
          input: typed,
          path: ['lines', index],
        })
    })
    if (value.lines.every((typed) => typedOre(typed, mostOre) === 0))
      issues.push({ code: 'custom', message: 'REPLACE_EMPTY', input: '', path: ['lines', 0] })
  })

/** What is sent of it. */
export const toReplacement = (
  typed: TypedCredit,
  { openOre }: Pick<StaffInvoice, 'openOre'>,
): Replacement => ({
  openOre,
  why: typed.why,
  amounts: typed.lines.map((one) => typedOre(one, mostOre) ?? 0),
})

/** What is sent of what was typed. */
export const toCredit = (
  typed: TypedCredit,
  { lines, openOre }: Pick<StaffInvoice, 'lines' | 'openOre'>,
): Credit => ({
  openOre,
  why: typed.why,
  lines: lines.flatMap(({ leftOre }, line) => {
    const amountOre = typedOre(typed.lines[line] ?? '', leftOre) ?? 0
    return amountOre > 0 ? [{ line, amountOre }] : []
  }),
})
