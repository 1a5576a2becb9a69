import { z } from 'zod'
import { Email } from '../email-address.ts'
import { staffKinds } from '../staff.ts'
import {
  ImportImage,
  ImportRichText,
  ImportTextLink,
  Key,
  keyOf,
  Localized,
  Phone,
  text,
} from './parts.ts'

/** One item of `staff.json`. A person without `roleDescription.en` is not shown in English. */
export const ImportStaffPerson = z.strictObject({
  key: Key,
  kind: z.enum(staffKinds),
  name: text,
  roleDescription: Localized,
  richText: ImportRichText.optional(),
  image: ImportImage.optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  /** Keys of items of `health-centers.json`. */
  healthCenters: z.array(keyOf('health-centers')).default([]),
  /** Keys of items of `gyms.json`. */
  workPlaces: z.array(keyOf('gyms')).default([]),
  /** Keys of items of `categories.json` that are goals. */
  categories: z.array(keyOf('categories', 'goal')).default([]),
  /** Percent of a full position. */
  position: z.number().min(0).max(100).optional(),
  specialization: Localized.optional(),
  substitute: text.optional(),
})
export type ImportStaffPerson = z.infer<typeof ImportStaffPerson>

/** One item of `categories.json`: a goal of training, a kind of event or of training video. */
export const ImportCategory = z.strictObject({
  key: Key,
  usedFor: z.enum(['goal', 'event', 'training']),
  name: Localized,
})
export type ImportCategory = z.infer<typeof ImportCategory>

/** One item of `service-areas.json`: how to reach one service area. */
export const ImportServiceArea = z.strictObject({
  key: Key,
  name: Localized,
  /** Where its people work, if not where the organisation is. */
  city: z.string().max(100).optional(),
  text: ImportRichText.optional(),
  contacts: z
    .array(
      z.strictObject({
        title: Localized,
        phone: Phone.optional(),
        email: Email.optional(),
        hours: Localized.optional(),
      }),
    )
    .default([]),
  link: ImportTextLink.optional(),
})
export type ImportServiceArea = z.infer<typeof ImportServiceArea>
