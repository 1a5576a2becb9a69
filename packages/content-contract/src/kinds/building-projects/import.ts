import { z } from 'zod'
import { ImportTextLink, importPageFields } from '../../import/parts.ts'

/** One item of `building-projects.json`. */
export const ImportBuildingProject = z.strictObject({
  ...importPageFields,
  buttons: z.array(ImportTextLink).default([]),
})
export type ImportBuildingProject = z.infer<typeof ImportBuildingProject>
