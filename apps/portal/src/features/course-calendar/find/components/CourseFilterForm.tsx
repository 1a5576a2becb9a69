import { locales } from '@trivsel/content-contract/locales'
import { courseAudienceNames } from '#core/courses/course-names.ts'
import { courseAudiences } from '#core/courses/states.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { FilterForm } from '#ui/card-list/FilterForm.tsx'
import { type CourseSearch, type WayOfHolding, waysOfHolding } from '../course-search.ts'

const wayNames: Readonly<Record<WayOfHolding, () => string>> = {
  place: m.course_calendar_held_place,
  online: m.course_calendar_online,
}

/** What narrows list and month alike. */
export function CourseFilterForm({ search, words }: { search: CourseSearch; words: string }) {
  return (
    <FilterForm
      label={m.course_calendar_filters()}
      sheet
      otherSearch={{ q: words === '' ? undefined : words, month: search.month }}
      chips={[
        {
          name: 'left',
          label: m.course_calendar_seats(),
          values: search.left ? [search.left] : [],
          options: [{ value: 'yes', label: m.course_calendar_left() }],
        },
        {
          name: 'free',
          label: m.course_calendar_price(),
          values: search.free ? [search.free] : [],
          options: [{ value: 'yes', label: m.course_calendar_free() }],
        },
      ]}
      filters={[
        {
          name: 'audience',
          label: m.course_calendar_audience(),
          value: search.audience ?? '',
          all: m.course_calendar_all_audiences(),
          options: courseAudiences.map((value) => ({
            value,
            label: courseAudienceNames[value](),
          })),
        },
        {
          name: 'language',
          label: m.course_calendar_language(),
          value: search.language ?? '',
          all: m.course_calendar_all_languages(),
          options: locales.map((value) => ({ value, label: languageName(value) })),
        },
        {
          name: 'held',
          label: m.course_calendar_held(),
          value: search.held ?? '',
          all: m.course_calendar_all_ways(),
          options: waysOfHolding.map((value) => ({ value, label: wayNames[value]() })),
        },
      ]}
    />
  )
}
