import { z } from 'zod/mini'
import { BankPayment } from '#core/invoices/contract.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'

const mostOre = 100_000_000

/** What staff type of a payment. */
export const paymentForm = z.object({
  kroner: z
    .string()
    .check(z.refine((typed) => parseKroner(typed, mostOre) !== null, 'AMOUNT_INVALID')),
  paidOn: BankPayment.shape.paidOn,
})

/** In øre, of an amount that the form has accepted. */
export const paidOre = (typed: string): number => parseKroner(typed, mostOre) ?? 0

/** An amount as it is typed, `349` or `349,50`; empty for nothing. */
export const typedKroner = (ore: number): string => (ore === 0 ? '' : writeKroner(ore))
