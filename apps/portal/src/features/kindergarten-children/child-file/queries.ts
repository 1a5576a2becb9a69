import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callStaff } from '#core/staff-area/queries.ts'
import { asCsv } from '#core/table-files/as-csv.ts'
import { childrenKey } from '../model/queries.ts'
import { type Answers, writeAnswers } from './answers.ts'
import { childFileEndpoints as endpoints } from './endpoints.ts'

export const importsQuery = queryOptions({
  queryKey: [...childrenKey, 'imports'],
  queryFn: ({ signal }) => callStaff(endpoints.list, { signal }),
  retry: false,
})

export const readAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: childrenKey })

export const previewFile = (file: Blob) => callStaff(endpoints.preview, { body: asCsv(file) })

/** @param version of the preview */
export const importFile = (file: File, version: string, answers: Answers) =>
  callStaff(endpoints.importFile, {
    query: { version, fileName: file.name.slice(0, 200), answers: writeAnswers(answers) },
    body: asCsv(file),
  })

export const undoImport = (id: string) => callStaff(endpoints.undo, { params: { id } })
