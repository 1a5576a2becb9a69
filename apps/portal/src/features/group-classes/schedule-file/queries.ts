import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { asCsv } from '#core/table-files/as-csv.ts'
import { getLocale } from '#locale'
import { scheduleChanged } from '../schedule/queries.ts'
import { scheduleFileEndpoints as endpoints } from './endpoints.ts'

/** Read again with the schedule, whenever that changes. */
export const importsQuery = queryOptions({
  queryKey: [...scheduleChanged.queryKey, 'imports'],
  queryFn: ({ signal }) => callStaff(endpoints.listImports, { signal }),
  retry: false,
})

export const previewFile = (file: Blob) =>
  callStaff(endpoints.preview, { query: { language: getLocale() }, body: asCsv(file) })

/** @param version of the preview */
export const importFile = (file: Blob, version: string) =>
  callStaff(endpoints.importFile, { query: { version }, body: asCsv(file) })

export const undoImport = (id: string) => callStaff(endpoints.undo, { params: { id } })
