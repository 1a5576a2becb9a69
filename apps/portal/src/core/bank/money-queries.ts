import { staffAccessQuery, staffKey } from '#core/staff-area/queries.ts'
import type { Endpoint } from '#platform/api/endpoint.ts'
import { ApiError } from '#platform/api-client.ts'
import { queryClient } from '#platform/queries/query-client.ts'
import { uploadToEndpoint } from '#platform/upload-to-endpoint.ts'
import type { BankFiles, ImportedFile } from './answers.ts'
import { longestMoneyPage } from './money-forms.ts'

export const moneyKey = [...staffKey, 'money'] as const
/** Every change may affect every list about money. */
export const moneyQueries = { queryKey: moneyKey }

/** What reads the files that were taken in. */
export type BankFilesQuery = {
  readonly queryKey: readonly string[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<BankFiles>
  readonly retry: false
}

/** More is no longer a list that somebody reads in a spreadsheet. */
const longestExport = 20_000

export async function fetchAllPages<Line>(
  fetchPage: (page: { page: number; size: number }) => Promise<{ items: Line[]; total: number }>,
): Promise<Line[]> {
  const lines: Line[] = []
  for (let page = 1; lines.length < longestExport; page++) {
    const { items, total } = await fetchPage({ page, size: longestMoneyPage })
    lines.push(...items)
    if (items.length === 0 || lines.length >= total) break
  }
  return lines
}

/** Sends a file of the bank. @param onProgress the share that has been sent, 0 to 1 */
export const bankFileUpload =
  (endpoint: Endpoint<{ body: Blob; answer: ImportedFile }>) =>
  async (file: File, onProgress: (share: number) => void): Promise<ImportedFile> => {
    try {
      const body = new Blob([file], { type: 'application/xml' })
      return await uploadToEndpoint(endpoint, { onProgress }, { body })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
        await queryClient.invalidateQueries({ queryKey: staffAccessQuery.queryKey })
      throw error
    }
  }
