import { queryOptions } from '@tanstack/react-query'
import { callStaff, staffKey } from '#core/staff-area/queries.ts'
import { asCsv } from '#core/table-files/as-csv.ts'
import { customerFileEndpoints as endpoints } from './endpoints.ts'

export const importsQuery = queryOptions({
  queryKey: [...staffKey, 'deposit-imports'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'deposit-imports', id],
    queryFn: ({ signal }) => callStaff(endpoints.lines, { params: { id }, signal }),
    retry: false,
  })

export const previewFile = (file: Blob) => callStaff(endpoints.preview, { body: asCsv(file) })

/** @param version of the preview */
export const proposeImport = (file: File, version: string) =>
  callStaff(endpoints.proposeImport, {
    query: { version, fileName: file.name.slice(0, 200) },
    body: asCsv(file),
  })

export const proposeReceived = (id: string, receivedOn: string) =>
  callStaff(endpoints.proposeReceived, { params: { id }, body: { receivedOn } })
export const proposeUndo = (id: string) => callStaff(endpoints.proposeUndo, { params: { id } })
export const inviteCustomers = (id: string) => callStaff(endpoints.invite, { params: { id } })
export const exportCustomers = async () => (await callStaff(endpoints.exportCustomers)).items
