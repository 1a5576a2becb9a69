import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { asCsv } from '#core/table-files/as-csv.ts'
import { memberFileEndpoints as endpoints } from './endpoints.ts'

export const importsQuery = queryOptions({
  queryKey: [...staffKey, 'member-imports'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const readAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: importsQuery.queryKey })

export const previewFile = (file: Blob) => callStaff(endpoints.preview, { body: asCsv(file) })

/** @param version of the preview */
export const importFile = (file: File, version: string) =>
  callStaff(endpoints.importFile, {
    query: { version, fileName: file.name.slice(0, 200) },
    body: asCsv(file),
  })

export const inviteMembers = (id: string) => callStaff(endpoints.invite, { params: { id } })
export const undoImport = (id: string) => callStaff(endpoints.undo, { params: { id } })
export const exportMembers = async () => (await callStaff(endpoints.exportMembers)).items
