import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toItem } from '#core/staff-area/queue/queue.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { inboxQueue } from '../inbox-queue.ts'
import { inboxPlaceQuery } from '../queries.ts'

/** Leads to the inquiry that comes after this one in the list. */
export function useOpenNext(id: string, list: TableSearch) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return {
    /** Call it before the inquiry is changed, and so loses its place. */
    findNext: async (): Promise<string | null> => {
      const place = await queryClient.ensureQueryData(inboxPlaceQuery(id, list)).catch(() => null)
      return place?.id ?? null
    },
    open: (next: string) => navigate(toItem(inboxQueue(list), next)),
  }
}
