import { Button } from '@digdir/designsystemet-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { kindsOf, rolesOf, withStatistics } from '#core/cases/kinds-of.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { DataFilter } from '#ui/data-table/columns.ts'
import { TableFilters } from '#ui/data-table/TableFilters.tsx'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { statusNames } from '../case-texts.ts'
import type { CaseStatistics } from '../contract.ts'
import { statisticsQuery } from '../queries.ts'
import { daysText } from '../statistics-texts.ts'
import { useCaseGroups } from '../use-case-groups.ts'
import { GroupTable } from './GroupTable.tsx'
import styles from './Statistics.module.css'
import { useKindName } from './use-kind-name.ts'
import { WeekTable } from './WeekTable.tsx'

/** How long people wait, and what waits. The period is in the address. */
export function StatisticsPage({ search }: { search: TableSearch }) {
  const needs = rolesOf(withStatistics(useStaffOffers().caseViews))
  return (
    <StaffPage
      heading={m.casework_statistics_heading()}
      intro={m.casework_statistics_intro()}
      needs={needs}
    >
      {({ roles }) => <Statistics search={search} roles={roles} />}
    </StaffPage>
  )
}

function Statistics({ search, roles }: { search: TableSearch; roles: readonly StaffRole[] }) {
  const { from, to } = search
  const { caseViews } = useStaffOffers()
  const groups = useCaseGroups(kindsOf(withStatistics(caseViews), roles))
  const period = { ...(from && { from }), ...(to && { to }) }
  const { data, error, refetch } = useQuery({
    ...statisticsQuery(period),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <LoadFailure text={staffErrorText(error)} retry={() => refetch()} />
  if (!data || !groups) return <Waiting rows={3} />
  return (
    <div className={styles.statistics}>
      <div className={styles.controls}>
        <Link to="/staff/cases">{m.casework_back()}</Link>
        <TableFilters
          label={m.casework_statistics_period()}
          filters={periodFilters()}
          search={{ from: data.from, to: data.to }}
        />
        <div>
          <Button variant="tertiary" onClick={() => window.print()}>
            {m.casework_statistics_print()}
          </Button>
        </div>
      </div>
      <Decided found={data} />
      <Open found={data} />
      <GroupTable found={data} groups={groups} search={search} />
      <WeekTable weeks={data.weeks} />
    </div>
  )
}

function periodFilters(): DataFilter<never>[] {
  return [
    { id: 'from', label: m.casework_statistics_from(), kind: 'day' },
    { id: 'to', label: m.casework_statistics_to(), kind: 'day' },
  ]
}

const written = (day: string) => formatShortDate(noonOf(day))

function Decided({ found: { from, to, decided, afterApproval } }: { found: CaseStatistics }) {
  return (
    <section aria-labelledby="decided-heading" className={styles.section}>
      <h2 id="decided-heading">{m.casework_statistics_decided_heading()}</h2>
      <p>{m.casework_statistics_shown({ from: written(from), to: written(to) })}</p>
      <div className={styles.pairs}>
        <PairTable
          name={{ headingId: 'decided-heading' }}
          rows={[
            { name: m.casework_statistics_decided(), value: String(decided.decided) },
            { name: m.case_status_approved(), value: String(decided.approved) },
            { name: m.case_status_rejected(), value: String(decided.rejected) },
            { name: m.casework_statistics_withdrawn(), value: String(afterApproval.withdrawn) },
            { name: m.casework_statistics_deferred(), value: String(afterApproval.deferred) },
            { name: m.casework_statistics_lapsed(), value: String(afterApproval.lapsed) },
            ...(decided.decided > 0
              ? [
                  { name: m.casework_statistics_median(), value: daysText(decided.medianDays) },
                  { name: m.casework_statistics_slow(), value: daysText(decided.slowDays) },
                  { name: m.casework_statistics_longest(), value: daysText(decided.longestDays) },
                ]
              : []),
          ]}
        />
      </div>
    </section>
  )
}

function Open({ found: { open, openByStatus } }: { found: CaseStatistics }) {
  const kindName = useKindName()
  const [upTo3, upTo8, upTo15, older] = open.ages
  return (
    <section aria-labelledby="open-heading" className={styles.section}>
      <h2 id="open-heading">{m.casework_statistics_open_heading()}</h2>
      <div className={styles.pairs}>
        <PairTable
          name={{ headingId: 'open-heading' }}
          rows={[
            { name: m.casework_state_all(), value: String(open.cases) },
            { name: m.casework_statistics_waiting(), value: String(open.waiting) },
            { name: m.casework_statistics_overdue(), value: String(open.overdue) },
            ...(open.waiting > 0
              ? [{ name: m.casework_statistics_oldest(), value: daysText(open.oldestDays) }]
              : []),
            { name: m.casework_statistics_under_3(), value: String(upTo3) },
            { name: m.casework_statistics_3_to_7(), value: String(upTo8) },
            { name: m.casework_statistics_8_to_14(), value: String(upTo15) },
            { name: m.casework_statistics_15(), value: String(older) },
          ]}
        />
      </div>
      <h3 id="kinds-heading">{m.casework_statistics_kinds()}</h3>
      <div className={styles.pairs}>
        <PairTable
          name={{ headingId: 'kinds-heading' }}
          rows={openByStatus.map(({ kind, status, cases }) => ({
            name: `${kindName(kind)}: ${statusNames[status]()}`,
            value: String(cases),
          }))}
        />
      </div>
    </section>
  )
}
