import { callStaff } from '#core/staff-area/queries.ts'
import { asCsv } from '#core/table-files/as-csv.ts'
import { getLocale } from '#locale'
import { staffFileEndpoints as endpoints } from './endpoints.ts'

export const previewFile = (file: Blob) => callStaff(endpoints.preview, { body: asCsv(file) })

/** The invitations are in the language of the page, as those of the form are. @param version of the preview */
export const importFile = (file: Blob, version: string) =>
  callStaff(endpoints.importFile, { query: { version, locale: getLocale() }, body: asCsv(file) })
