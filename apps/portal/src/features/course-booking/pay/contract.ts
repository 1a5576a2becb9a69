import { locales } from '@trivsel/content-contract/locales'
import * as z from 'zod/mini'

/** One’s own place to pay by card. */
export const PayCourse = z.object({ placeId: z.uuid(), locale: z.enum(locales) })
export type PayCourse = z.infer<typeof PayCourse>
