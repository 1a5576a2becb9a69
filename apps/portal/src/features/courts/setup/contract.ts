import { z } from 'zod'

const id = z.int().positive()
const text = z.string()
const day = z.iso.date()
const weekly = {
  id,
  firstWeekday: z.int().min(1).max(7),
  lastWeekday: z.int().min(1).max(7),
  /** Wall time in Norway, `18:30`; an end may be `24:00`. */
  fromTime: text,
  toTime: text,
  validFrom: day,
  validTo: day.nullable(),
}

export const StaffCourt = z.strictObject({
  id,
  centerId: id,
  categoryId: id,
  nameNo: text,
  nameEn: text,
  isOffered: z.boolean(),
})
export type StaffCourt = z.infer<typeof StaffCourt>

/** The setup as staff edit it, without rules and closures that are over. */
export const StaffSetup = z.strictObject({
  version: id,
  today: day,
  settings: z.strictObject({
    daysAhead: z.int(),
    refundHours: z.int(),
    lateRefundPercent: z.int(),
  }),
  centers: z.array(z.strictObject({ id, name: text })),
  categories: z.array(z.strictObject({ id, nameNo: text, nameEn: text })),
  courts: z.array(StaffCourt),
  openings: z.array(z.strictObject({ ...weekly, centerId: id, courtId: id.nullable() })),
  prices: z.array(z.strictObject({ ...weekly, categoryId: id, priceOre: id })),
  clubHours: z.array(z.strictObject({ ...weekly, courtId: id, clubName: text })),
  closures: z.array(
    z.strictObject({
      id,
      centerId: id,
      courtId: id.nullable(),
      fromDay: day,
      fromTime: text,
      toDay: day,
      toTime: text,
      reasonNo: text,
      reasonEn: text,
      /** Reservations in the closure that are not over. */
      reservations: z.int(),
    }),
  ),
})
export type StaffSetup = z.infer<typeof StaffSetup>

/** Coming reservations in the saved closure: they stay until staff cancel them. */
export const SavedSetup = z.strictObject({ reservations: z.int().nonnegative() })
export type SavedSetup = z.infer<typeof SavedSetup>
