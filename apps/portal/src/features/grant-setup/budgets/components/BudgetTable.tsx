import { Button, Table } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import styles from '../../components/GrantSetup.module.css'
import { sumOfBudgets } from '../budget-rules.ts'
import { budgetColumns } from '../budget-table.ts'
import type { BudgetRow } from '../contract.ts'

/** A year by type, and as a whole. All amounts are the ledger's. */
export function BudgetTable(props: {
  rows: readonly BudgetRow[]
  headingId: string
  onEdit: (row: BudgetRow) => void
}) {
  const { rows, headingId, onEdit } = props
  const sums = sumOfBudgets(rows)
  return (
    <div className={styles.wide}>
      <Table aria-labelledby={headingId}>
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell scope="col">{m.grant_setup_type()}</Table.HeaderCell>
            {budgetColumns.map(([key, name]) => (
              <Table.HeaderCell key={key} scope="col">
                {name()}
              </Table.HeaderCell>
            ))}
            <Table.HeaderCell scope="col" data-screen-only>
              <span className="ds-sr-only">{m.grant_setup_change()}</span>
            </Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.typeId}>
              <Table.HeaderCell scope="row">{textIn(row.name)}</Table.HeaderCell>
              {budgetColumns.map(([key, name]) => (
                <Table.Cell key={key} data-label={name()}>
                  {formatKroner(row[key])}
                </Table.Cell>
              ))}
              <Table.Cell data-screen-only>
                <Button variant="tertiary" data-size="sm" onClick={() => onEdit(row)}>
                  {m.grant_setup_change()}
                  <span className="ds-sr-only"> {textIn(row.name)}</span>
                </Button>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Foot>
          <Table.Row>
            <Table.HeaderCell scope="row">{m.grant_setup_budget_sum()}</Table.HeaderCell>
            {budgetColumns.map(([key, name]) => (
              <Table.Cell key={key} data-label={name()}>
                {formatKroner(sums[key])}
              </Table.Cell>
            ))}
            <Table.Cell data-screen-only />
          </Table.Row>
        </Table.Foot>
      </Table>
    </div>
  )
}
