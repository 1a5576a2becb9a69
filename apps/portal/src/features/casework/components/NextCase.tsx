import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { nextCaseQuery } from '../queries.ts'

/** The link to the next case in the queue, or a message that there is none. */
export function NextCase({ id, queue }: { id: string; queue: TableSearch }) {
  const { data } = useQuery(nextCaseQuery(id, queue))
  if (!data) return null
  if (data.id === null) return <span>{m.casework_no_next()}</span>
  return (
    <Link to="/staff/cases/$id" params={{ id: data.id }} search={queue} rel="next">
      {m.casework_next()}
    </Link>
  )
}
