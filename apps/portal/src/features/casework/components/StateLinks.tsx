import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { CaseState } from '../case-filters.ts'
import { stateNames } from '../case-texts.ts'
import { countsQuery } from '../queries.ts'
import styles from './Case.module.css'

const shown = Object.keys(stateNames) as CaseState[]

/** The number of cases in each state, with a link; the other filters stay. */
export function StateLinks({ search }: { search: TableSearch }) {
  const { data } = useQuery(countsQuery)
  const present = search.status ?? 'waiting'
  const { status: _, page: __, ...others } = search
  return (
    <div className={styles.states}>
      <nav aria-label={m.casework_states()}>
        <ul>
          {shown.map((state) => (
            <li key={state}>
              <SearchLink
                search={state === 'waiting' ? others : { ...others, status: state }}
                current={present === state ? 'page' : undefined}
                className={undefined}
              >
                {m.casework_state_count({
                  state: stateNames[state](),
                  count: data?.[state] ?? '…',
                })}
              </SearchLink>
            </li>
          ))}
        </ul>
      </nav>
      <Link to="/staff/cases/statistics">{m.casework_statistics_link()}</Link>
    </div>
  )
}
