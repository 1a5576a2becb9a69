import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ClassUsage } from '../contract.ts'
import { classUsageQuery } from '../queries.ts'
import { fillRate, numberText, percentText } from '../usage-texts.ts'
import { BreakdownTable } from './BreakdownTable.tsx'
import { HeatTable } from './HeatTable.tsx'
import styles from './Usage.module.css'
import { UsageFilters } from './UsageFilters.tsx'
import { WeekBars } from './WeekBars.tsx'

/** How classes are used. Period, selection and breakdown are in the address. */
export function UsagePage({ search }: { search: TableSearch }) {
  return (
    <StaffPage heading={m.class_usage_heading()} intro={m.class_usage_intro()} needs={'sports'}>
      {() => <Usage search={search} />}
    </StaffPage>
  )
}

function Usage({ search }: { search: TableSearch }) {
  const { data, error, refetch } = useQuery({
    ...classUsageQuery(search),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return <LoadFailure text={m.class_usage_load_error()} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const isEmpty = data.total.classes + data.total.cancelled === 0
  return (
    <div className={styles.usage}>
      <UsageFilters usage={data} search={search} />
      {isEmpty ? (
        <p role="status">{m.class_usage_none()}</p>
      ) : (
        <>
          <div className={styles.columns}>
            <Total usage={data} />
            <WeekBars weeks={data.weeks} />
          </div>
          <HeatTable hours={data.hours} />
          <BreakdownTable usage={data} search={search} />
        </>
      )}
    </div>
  )
}

const written = (day: string) => formatShortDate(noonOf(day))

function Total({ usage: { from, to, total, notSummarized } }: { usage: ClassUsage }) {
  const counted = (count: number | null) =>
    count === null ? m.class_usage_few() : numberText(count)
  return (
    <section aria-labelledby="usage-total" className={styles.section}>
      <h2 id="usage-total">{m.class_usage_total({ from: written(from), to: written(to) })}</h2>
      <PairTable
        name={{ headingId: 'usage-total' }}
        rows={[
          { name: m.class_usage_held(), value: numberText(total.classes) },
          { name: m.class_usage_cancelled(), value: numberText(total.cancelled) },
          { name: m.class_usage_places(), value: numberText(total.places) },
          { name: m.class_usage_booked(), value: numberText(total.booked) },
          { name: m.class_usage_fill(), value: percentText(fillRate(total)) },
          { name: m.class_usage_queue(), value: numberText(total.longestQueue) },
          { name: m.class_usage_attended(), value: counted(total.attended) },
          { name: m.class_usage_no_shows(), value: counted(total.noShows) },
          { name: m.class_usage_late(), value: counted(total.lateUnbooked) },
          {
            name: m.class_usage_members(),
            value:
              total.members === null && total.attended !== null
                ? m.class_usage_unknown()
                : counted(total.members),
          },
        ]}
      />
      {notSummarized > 0 && <p>{m.class_usage_not_summed({ count: notSummarized })}</p>}
    </section>
  )
}
