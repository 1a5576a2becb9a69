import { type Kindergarten, type KindergartenCard, Locale } from '@trivsel/content-contract/content'
import { z } from 'zod'

/** `page` beyond the last one falls back to the first. */
export const KindergartenListQuery = z.object({
  locale: Locale,
  page: z.coerce.number().int().min(1).max(9_999).catch(1),
  pageSize: z.coerce.number().int().min(1).max(100).catch(75),
})
export type KindergartenListQuery = z.infer<typeof KindergartenListQuery>

export const KindergartenQuery = z.object({ locale: Locale })

export type KindergartenList = {
  items: KindergartenCard[]
  total: number
  page: number
  pageSize: number
}

export type { Kindergarten, KindergartenCard }
