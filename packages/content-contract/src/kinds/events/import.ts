import { z } from 'zod'
import { ImportTextLink, importPageFields, keyOf, Localized, text } from '../../import/parts.ts'

/** One item of `events.json`. Its address is its number; there is no slug. */
export const ImportEvent = z
  .strictObject({
    ...importPageFields,
    slug: z.undefined().optional(),
    /** With the offset, `2026-12-03T18:00:00+01:00`. */
    startsAt: z.iso.datetime({ offset: true }),
    endsAt: z.iso.datetime({ offset: true }).optional(),
    /** Key of an item of `categories.json` that is a kind of event. */
    category: keyOf('categories', 'event').optional(),
    /** Key of an item of `study-places.json`. */
    place: keyOf('study-places').optional(),
    room: Localized.optional(),
    organiser: text.optional(),
    button: ImportTextLink.optional(),
  })
  .refine(({ startsAt, endsAt }) => !endsAt || Date.parse(endsAt) > Date.parse(startsAt), {
    path: ['endsAt'],
    error: 'must be after startsAt',
  })
export type ImportEvent = z.infer<typeof ImportEvent>
