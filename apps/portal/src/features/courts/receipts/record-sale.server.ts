import { perLocale } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { recordSale } from '#core/receipts/record-sale.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { formatTime } from '#platform/time/format.ts'
import { unitMilliseconds } from '../model/rules/limits.ts'
import { findSoldCourt, type SoldCourt } from './find-sold-court.server.ts'

/** Mails the person who booked. */
export const courtSoldTask = declareTask('court-sold', z.strictObject({ reservationId: z.uuid() }))

/** What payments and receipts of courts are for. */
export const courtSubject = 'court'

/**
 * Records what was sold, in the transaction that confirms the booking. A repeated call changes
 * nothing.
 */
export async function recordCourtSale(transaction: Database, reservationId: string): Promise<void> {
  const sold = await findSoldCourt(transaction, reservationId)
  if (!sold?.paymentId) throw new Error('a confirmed booking has no payment')
  const { paymentId, userId, startsAt, endsAt, amountOre } = sold
  const isNew = await recordSale(transaction, {
    paymentId,
    subjectKind: courtSubject,
    subjectId: reservationId,
    userId,
    startsAt,
    endsAt,
    amountOre,
    ...courtReceiptTexts(sold),
  })
  if (isNew) await enqueueJob(transaction, courtSoldTask, { reservationId })
}

/** What the receipt of a court says, in every language: a line for each half hour. */
export function courtReceiptTexts({
  court,
  category,
  centerName,
  units,
}: Pick<SoldCourt, 'court' | 'category' | 'centerName' | 'units'>) {
  return {
    product: perLocale((locale) => `${category[locale]}, ${court[locale]}`),
    place: perLocale(() => centerName),
    lines: units.map(({ startsAt, priceOre }) => {
      const endsAt = new Date(startsAt.getTime() + unitMilliseconds)
      const span = perLocale(
        (locale) => `${formatTime(startsAt, locale)}–${formatTime(endsAt, locale)}`,
      )
      return {
        text: perLocale((locale) => `${court[locale]}, ${span[locale]}`),
        amountOre: priceOre,
      }
    }),
  }
}
