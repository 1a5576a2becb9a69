import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDay } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import { all, type ClassFilter, type FilterName, noFilter, without } from '../class-filter.ts'
import { type ClassSearch, searchOf } from '../class-search.ts'
import type { DayView } from '../day-view.ts'
import styles from './NoClasses.module.css'

/** Nothing on the day, or nothing that the filter lets through: then which part of it, and the ways on. */
export function NoClasses({ view }: { view: DayView }) {
  const { day, filter, hiddenBy, nextDay } = view
  return (
    <EmptyState>
      <h3>{hiddenBy ? m.classes_filtered_heading() : m.classes_none_heading()}</h3>
      <p>{hiddenBy ? blameText(view, hiddenBy) : m.classes_none_text()}</p>
      <ul className={styles.ways}>
        {nextDay && (
          <Way search={{ day: nextDay, ...searchOf(filter) }}>
            {m.classes_filtered_next_day({ day: formatDay(noonOf(nextDay)) })}
          </Way>
        )}
        {hiddenBy?.map((name) => (
          <Way key={name} search={{ day, ...searchOf(without(filter, name)) }}>
            {clearTexts[name]()}
          </Way>
        ))}
        {hiddenBy && hiddenBy.length === 0 && (
          <Way search={{ day, ...searchOf(noFilter) }}>{m.filter_reset()}</Way>
        )}
      </ul>
    </EmptyState>
  )
}

function Way({ search, children }: { search: ClassSearch; children: string }) {
  return (
    <li>
      <SearchLink search={search} resetScroll={false} current={undefined} className={undefined}>
        {children}
      </SearchLink>
    </li>
  )
}

const clearTexts: Record<FilterName, () => string> = {
  centers: m.classes_filter_clear_center,
  category: m.classes_filter_clear_category,
  instructor: m.classes_filter_clear_instructor,
}

function blameText(view: DayView, [first, ...others]: readonly FilterName[]): string {
  if (!first || others.length > 0) return m.classes_filtered_together()
  return m.classes_filtered_by({ choice: chosenName(view, first) })
}

/** "Domus, Vulkan", "Dans", "Linh". */
function chosenName({ filter, choices }: DayView, name: FilterName): string {
  if (name === 'category') return nameOf(choices.categories, [filter.category])
  if (name === 'instructor') return nameOf(choices.instructors, [filter.instructor])
  return nameOf(choices.centers, filter.centers)
}

function nameOf(choices: DayView['choices']['centers'], ids: ClassFilter['centers']): string {
  return choices
    .filter(({ id }) => id !== all && ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
