import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { saveFile } from '#platform/save-file.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/GrantSetup.module.css'
import { NoTypes } from '../../components/NoTypes.tsx'
import { setupErrorText } from '../../model/refusal-messages.ts'
import { budgetHeader, budgetTable } from '../budget-table.ts'
import type { BudgetRow, BudgetYear, GrantBudgets } from '../contract.ts'
import { budgetsQuery } from '../queries.ts'
import { BudgetTable } from './BudgetTable.tsx'
import { EditBudget } from './EditBudget.tsx'

/** What may be granted in a year, and what has become of it. The year is in the address. */
export function BudgetsPage({ year }: { year: number | undefined }) {
  return (
    <StaffPage
      heading={m.grant_setup_budgets_heading()}
      intro={m.grant_setup_budgets_intro()}
      needs={['admin', 'caseworker']}
    >
      {(access) => <Budgets year={year} access={access} />}
    </StaffPage>
  )
}

function Budgets({ year, access }: { year: number | undefined; access: OpenStaffAccess }) {
  const { data, error, refetch } = useQuery(budgetsQuery)
  const [thisYear] = useState(() => Number(osloDate(new Date()).slice(0, 4)))
  if (error && !data) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const shown =
    data.years.find((one) => one.year === year) ?? data.years.find((one) => one.year === thisYear)
  if (!shown) return null
  return (
    <div className={styles.page}>
      <YearChoice years={data.years} shown={shown} />
      <Year found={shown} isOver={shown.year < thisYear} access={access} />
    </div>
  )
}

function YearChoice({ years, shown }: { years: GrantBudgets['years']; shown: BudgetYear }) {
  const navigate = useNavigate()
  return (
    <div className={styles.buttons} data-screen-only>
      <SelectField
        id="grant-budget-year"
        label={m.grant_setup_year()}
        value={String(shown.year)}
        error={undefined}
        onChange={({ target }) =>
          void navigate({
            to: '/staff/grants/setup/budgets',
            search: { year: Number(target.value) },
            replace: true,
          })
        }
      >
        {years.map(({ year }) => (
          <option key={year} value={String(year)}>
            {year}
          </option>
        ))}
      </SelectField>
      <Button variant="tertiary" onClick={() => window.print()}>
        {m.grant_setup_print()}
      </Button>
      <Button variant="tertiary" onClick={() => saveYear(shown)}>
        {m.grant_setup_budget_file()}
      </Button>
    </div>
  )
}

function Year(props: { found: BudgetYear; isOver: boolean; access: OpenStaffAccess }) {
  const { found, isOver, access } = props
  const { year, rows } = found
  const [edited, setEdited] = useState<BudgetRow | null>(null)
  return (
    <section aria-labelledby="grant-budgets" className={styles.part}>
      <h2 id="grant-budgets">{m.grant_setup_budgets_of({ year })}</h2>
      {rows.length === 0 ? (
        <NoTypes access={access} />
      ) : (
        <>
          <BudgetTable rows={rows} headingId="grant-budgets" onEdit={setEdited} />
          <p>{m.grant_setup_budgets_text()}</p>
        </>
      )}
      {edited && (
        <EditBudget year={year} row={edited} isOver={isOver} onClose={() => setEdited(null)} />
      )}
    </section>
  )
}

function saveYear({ year, rows }: BudgetYear): void {
  const content = new Blob([writeCsv(budgetHeader(), budgetTable(rows))], {
    type: 'text/csv;charset=utf-8',
  })
  saveFile({ name: `${m.grant_setup_budgets_of({ year })}.csv`, content })
}
