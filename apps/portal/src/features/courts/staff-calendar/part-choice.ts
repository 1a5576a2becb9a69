import { z } from 'zod/mini'
import { reasonForPayer } from '#core/payments/reason-for-payer.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import type { StaffReservation } from './contract.ts'

/** A part of a price as people type it, in øre; null for no amount, or for all of the price. */
export const parsePart = (kroner: string, priceOre: number): number | null =>
  parseKroner(kroner, priceOre - 1)

/** `12,5`, as it stands in the field; nothing for 0. */
export const kronerText = (ore: number): string =>
  ore > 0 ? String(ore / 100).replace('.', ',') : ''

/** Whether it repeats the request of a colleague, so that no third person is needed. */
export const confirmsPartRequest = (
  { request }: Pick<StaffReservation, 'request'>,
  refundOre: number,
): boolean => request?.keepsSubject === true && !request.isOwn && request.refundOre === refundOre

/** The form for a booking of that price. */
export const createPartForm = (priceOre: number) =>
  z.object({
    kroner: z
      .string()
      .check(z.refine((kroner) => parsePart(kroner, priceOre) !== null, 'PART_INVALID')),
    reason: reasonForPayer,
  })
