import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueueWays } from '#core/staff-area/queue/QueueWays.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { inboxQueue } from '../inbox-queue.ts'
import { inboxPlaceQuery, inquiryQuery } from '../queries.ts'

/** The way back to the list, the place of the inquiry in it, and the inquiries beside it. */
export function InboxQueueWays({ id, list }: { id: string; list: TableSearch }) {
  const { data } = useQuery(inboxPlaceQuery(id, list))
  const queryClient = useQueryClient()
  return (
    <QueueWays
      queue={inboxQueue(list)}
      place={data}
      texts={{
        label: m.inbox_heading(),
        back: m.inbox_back(),
        previous: m.inbox_previous(),
        next: m.inbox_next(),
        none: m.inbox_no_next(),
      }}
      keys={[
        { key: 'a', text: m.inbox_key_answer() },
        { key: 't', text: m.inbox_template() },
        { key: 'Ctrl+Enter', text: m.inbox_send() },
        { key: 'n', text: m.inbox_key_note() },
      ]}
      searchText={m.inbox_search_label()}
      prefetch={(next, options) => {
        void queryClient.prefetchQuery({ ...inquiryQuery(next), ...options })
        void queryClient.prefetchQuery({ ...inboxPlaceQuery(next, list), ...options })
      }}
    />
  )
}
