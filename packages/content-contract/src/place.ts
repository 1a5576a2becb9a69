import { z } from 'zod'
import { TextLink } from './content.ts'

/** Coordinates in degrees north and east (WGS 84). */
export const Location = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Location = z.infer<typeof Location>

/** How to find a place. */
export const placeFields = {
  address: z.string().nullable(),
  location: Location.nullable(),
} as const

/** The main action of a visitor on a place, such as applying. */
export const MainAction = TextLink.nullable()
