import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import type { DataFilter } from '#ui/data-table/columns.ts'
import { TableFilters } from '#ui/data-table/TableFilters.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import type { ClassUsage } from '../contract.ts'
import { namedPeriods } from '../usage-period.ts'
import styles from './Usage.module.css'

/** Links to common periods, and a form for any other period and selection. */
export function UsageFilters({ usage, search }: { usage: ClassUsage; search: TableSearch }) {
  const { semester, lastSemester } = namedPeriods(osloDate(new Date()))
  const { from: _, to: __, page: ___, ...otherSearch } = search
  const periods = [
    { name: m.class_usage_four_weeks(), period: {} },
    { name: m.class_usage_semester(), period: semester },
    { name: m.class_usage_last_semester(), period: lastSemester },
  ]
  return (
    <div className={styles.section}>
      <ul className={styles.periods} aria-label={m.class_usage_periods()}>
        {periods.map(({ name, period }) => (
          <li key={name}>
            <Link
              to="/staff/sports/usage"
              search={{ ...otherSearch, ...period }}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <TableFilters
        label={m.class_usage_filters()}
        filters={filtersOf(usage)}
        search={{ ...search, from: usage.from, to: usage.to }}
        otherSearch={search.by === undefined ? {} : { by: search.by }}
      />
    </div>
  )
}

function filtersOf({ choices }: ClassUsage): DataFilter<never>[] {
  const kindOf = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: String(id), text: name }))
  return [
    { id: 'from', label: m.class_usage_from(), kind: 'day' },
    { id: 'to', label: m.class_usage_to(), kind: 'day' },
    { id: 'center', label: m.class_usage_center(), kind: kindOf(choices.centers) },
    { id: 'category', label: m.class_usage_category(), kind: kindOf(choices.categories) },
    { id: 'instructor', label: m.class_usage_instructor(), kind: kindOf(choices.instructors) },
  ]
}
