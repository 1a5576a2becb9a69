import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { QueueList, useHasQueueList } from '#core/staff-area/queue/QueueList.tsx'
import { m } from '#messages'
import { DueTag } from '#ui/data-table/DueTag.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { casePageSize } from '../case-filters.ts'
import { caseQueue } from '../case-queue.ts'
import { dueText, statusText } from '../case-texts.ts'
import { casesQuery, queuePlaceQuery } from '../queries.ts'

/** On a wide screen: the cases around this one in the queue, beside it. */
export function CaseQueueList(props: { id: string; queue: TableSearch }) {
  return useHasQueueList() ? <List {...props} /> : null
}

function List({ id, queue }: { id: string; queue: TableSearch }) {
  const { data: place } = useQuery(queuePlaceQuery(id, queue))
  const page = Math.ceil((place?.position ?? 1) / casePageSize)
  const { data } = useQuery({
    ...casesQuery({ ...queue, page: String(page) }),
    enabled: place !== undefined,
    placeholderData: keepPreviousData,
  })
  const now = new Date()
  const lines = data?.items.map((line) => ({
    id: line.id,
    name: line.name,
    status: statusText(line),
    due: <DueTag {...line} text={(date) => dueText(line, now, date)} now={now} />,
  }))
  return (
    <QueueList label={m.casework_queue()} queue={caseQueue(queue)} id={id} lines={lines ?? []} />
  )
}
