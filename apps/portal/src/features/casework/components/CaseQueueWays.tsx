import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueueWays } from '#core/staff-area/queue/QueueWays.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { caseQueue } from '../case-queue.ts'
import { caseQuery, queuePlaceQuery } from '../queries.ts'

type Props = {
  id: string
  /** That one works through, as it is in the address. */
  queue: TableSearch
}

/** The way back to the list, where the case is in it, and the cases beside it. */
export function CaseQueueWays({ id, queue }: Props) {
  const { data } = useQuery(queuePlaceQuery(id, queue))
  const queryClient = useQueryClient()
  return (
    <QueueWays
      queue={caseQueue(queue)}
      place={data}
      texts={{
        label: m.casework_heading(),
        back: m.casework_back(),
        previous: m.casework_previous(),
        next: m.casework_next(),
        none: m.casework_no_next(),
      }}
      keys={shortcutTexts()}
      searchText={m.casework_key_search()}
      prefetch={(next, options) => {
        void queryClient.prefetchQuery({ ...caseQuery(next), ...options })
        void queryClient.prefetchQuery({ ...queuePlaceQuery(next, queue), ...options })
      }}
    />
  )
}

const shortcutTexts = () => [
  { key: 'a', text: m.casework_key_approve() },
  { key: 'r', text: m.casework_key_reject() },
  { key: 'e', text: m.casework_key_changes() },
  { key: 'Ctrl+Enter', text: m.casework_save() },
  { key: 't', text: m.casework_templates() },
  { key: 'n', text: m.casework_key_note() },
  { key: 'u', text: m.casework_key_undo() },
]
