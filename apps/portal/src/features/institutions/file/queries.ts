import { callStaff } from '#core/staff-area/queries.ts'
import { fileEndpoints as endpoints } from './endpoints.ts'

const asCsv = (file: Blob) => file.slice(0, file.size, 'text/csv')

export const previewFile = (file: Blob) => callStaff(endpoints.preview, { body: asCsv(file) })

/** @param version of the preview */
export const importFile = (file: Blob, version: string) =>
  callStaff(endpoints.importFile, { query: { version }, body: asCsv(file) })
