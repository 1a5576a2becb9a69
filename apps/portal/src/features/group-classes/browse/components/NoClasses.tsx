import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDay } from '#platform/time/format.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import { all, type ClassFilter, clearFilter, type FilterName, noFilter } from '../class-filter.ts'
import { type ClassSearch, searchFromFilter } from '../class-search.ts'
import type { DayView } from '../day-view.ts'
import styles from './NoClasses.module.css'

/** Shown when a day has no classes, or the filter hides them all: then which filter does, and what to try. */
export function NoClasses({ view }: { view: DayView }) {
  const { day, filter, hiddenBy, nextDay } = view
  return (
    <EmptyState>
      <h3>{hiddenBy ? m.classes_filtered_heading() : m.classes_none_heading()}</h3>
      <p>{hiddenBy ? emptyReason(view, hiddenBy) : m.classes_none_text()}</p>
      <ul className={styles.suggestions}>
        {nextDay && (
          <Suggestion search={{ day: nextDay, ...searchFromFilter(filter) }}>
            {m.classes_filtered_next_day({ day: formatDay(noonOf(nextDay)) })}
          </Suggestion>
        )}
        {hiddenBy?.map((name) => (
          <Suggestion key={name} search={{ day, ...searchFromFilter(clearFilter(filter, name)) }}>
            {clearTexts[name]()}
          </Suggestion>
        ))}
        {hiddenBy && hiddenBy.length === 0 && (
          <Suggestion search={{ day, ...searchFromFilter(noFilter) }}>
            {m.filter_reset()}
          </Suggestion>
        )}
      </ul>
    </EmptyState>
  )
}

function Suggestion({ search, children }: { search: ClassSearch; children: string }) {
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

function emptyReason(view: DayView, [first, ...others]: readonly FilterName[]): string {
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
