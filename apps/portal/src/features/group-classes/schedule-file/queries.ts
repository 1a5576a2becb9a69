import { callStaff } from '#core/staff-area/queries.ts'
import { asCsv } from '#core/table-files/as-csv.ts'
import { getLocale } from '#locale'
import { scheduleFileEndpoints as endpoints } from './endpoints.ts'

export const previewFile = (file: Blob) =>
  callStaff(endpoints.preview, { query: { language: getLocale() }, body: asCsv(file) })

/** @param version of the preview */
export const importFile = (file: Blob, version: string) =>
  callStaff(endpoints.importFile, { query: { version }, body: asCsv(file) })
