import { z } from 'zod'
import { importPageFields } from '../../import/parts.ts'

/** One item of `study-places.json`. */
export const ImportStudyPlace = z.strictObject(importPageFields)
export type ImportStudyPlace = z.infer<typeof ImportStudyPlace>
