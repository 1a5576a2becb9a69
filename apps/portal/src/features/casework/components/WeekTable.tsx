import { Table } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { CaseStatistics } from '../contract.ts'
import styles from './Statistics.module.css'

/** How much was decided in each week that had a decision. */
export function WeekTable({ weeks }: Pick<CaseStatistics, 'weeks'>) {
  if (weeks.length === 0) return null
  return (
    <section aria-labelledby="weeks-heading" className={styles.section}>
      <h2 id="weeks-heading">{m.casework_statistics_weeks()}</h2>
      <Table aria-labelledby="weeks-heading" className={styles.weeks}>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell scope="col">{m.casework_statistics_week()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.case_status_approved()}</Table.HeaderCell>
            <Table.HeaderCell scope="col">{m.case_status_rejected()}</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {weeks.map(({ monday, approved, rejected }) => (
            <Table.Row key={monday}>
              <Table.HeaderCell scope="row">
                <time dateTime={monday}>{formatShortDate(noonOf(monday))}</time>
              </Table.HeaderCell>
              <Table.Cell>{approved}</Table.Cell>
              <Table.Cell>{rejected}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  )
}
