import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueueList, useHasQueueList } from '#core/staff-area/queue/QueueList.tsx'
import { m } from '#messages'
import { DueTag } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { inboxPageSize } from '../inbox-filters.ts'
import { inboxQueue } from '../inbox-queue.ts'
import { dueText, subjectText } from '../inbox-texts.ts'
import { inboxPlaceQuery, inboxQuery } from '../queries.ts'

/** On a wide screen: the inquiries around this one in the list, beside it. */
export function InboxQueueList(props: { id: string; list: TableSearch }) {
  return useHasQueueList() ? <List {...props} /> : null
}

function List({ id, list }: { id: string; list: TableSearch }) {
  const { data: place } = useQuery(inboxPlaceQuery(id, list))
  const page = Math.ceil((place?.position ?? 1) / inboxPageSize)
  const { data } = useQuery({
    ...inboxQuery({ ...list, page }),
    enabled: place !== undefined,
    placeholderData: keepPreviousData,
  })
  const now = new Date()
  const lines = data?.items.map((line) => ({
    id: line.id,
    name: subjectText(line),
    status: line.name,
    due: <DueTag {...line} text={(date) => dueText(line, date)} now={now} />,
  }))
  return (
    <QueueList label={m.inbox_heading()} queue={inboxQueue(list)} id={id} lines={lines ?? []} />
  )
}
