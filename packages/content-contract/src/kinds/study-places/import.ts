import { z } from 'zod'
import { importPageFields, importPlaceFields } from '../../import/parts.ts'

/** One item of `study-places.json`. */
export const ImportStudyPlace = z.strictObject({ ...importPageFields, ...importPlaceFields })
export type ImportStudyPlace = z.infer<typeof ImportStudyPlace>
