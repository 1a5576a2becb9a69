import { z } from 'zod'
import { Place } from '../model/contract.ts'

/** Of an application that is changed, its id as well. */
export const DraftPlace = z.object({ ...Place.shape, id: z.uuid().optional() })
export type DraftPlace = z.infer<typeof DraftPlace>
