import { queryOptions } from '@tanstack/react-query'
import { asCsv } from '#core/table-files/as-csv.ts'
import { callEndpoint } from '#platform/api-client.ts'
import { registerKey } from '../model/queries.ts'
import { fileEndpoints as endpoints } from './endpoints.ts'

export const importsQuery = (id: string) =>
  queryOptions({
    queryKey: [...registerKey(id), 'imports'],
    queryFn: ({ signal }) => callEndpoint(endpoints.list, { params: { id }, signal }),
    retry: false,
  })

export const previewFile = (id: string, file: Blob) =>
  callEndpoint(endpoints.preview, { query: { association: id }, body: asCsv(file) })

/** Characters of a name that are kept. */
const longestName = 200

/** @param version of the preview */
export const importFile = (id: string, file: File, version: string) =>
  callEndpoint(endpoints.importFile, {
    query: { association: id, version, fileName: file.name.slice(0, longestName) },
    body: asCsv(file),
  })

export const undoImport = (id: string, importId: string) =>
  callEndpoint(endpoints.undo, { params: { id, importId } })
