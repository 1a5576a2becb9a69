import { z } from 'zod'

const id = z.int().positive().max(2_147_483_647)
const named = z.strictObject({ id, name: z.string() })
const instant = z.iso.datetime()

/** A time of which somebody wants to be told when it can be had. */
export const CourtWish = z.strictObject({
  id: z.int().positive(),
  category: named,
  /** Null: at any centre. */
  sportsCenter: named.nullable(),
  /** Null: any court of the category there. */
  court: named.nullable(),
  startTime: instant,
  endTime: instant,
  /** They have been told; it may be taken again since. */
  isTold: z.boolean(),
})
export type CourtWish = z.infer<typeof CourtWish>

/** Those to come, by their time. */
export const CourtWishes = z.strictObject({ items: z.array(CourtWish) })
export type CourtWishes = z.infer<typeof CourtWishes>

export const AskForCourt = z.strictObject({
  categoryId: id,
  sportsCenterId: id.nullable(),
  courtId: id.nullable(),
  startTime: z.iso.datetime({ offset: true }),
  endTime: z.iso.datetime({ offset: true }),
})
export type AskForCourt = z.infer<typeof AskForCourt>

export const WishId = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
})
