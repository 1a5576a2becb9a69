import { useState } from 'react'
import { kindergartenOfficeRole, kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Money.module.css'
import { MonthOptions } from '../../components/MonthOptions.tsx'
import { monthOf } from '../../model/rules/month.ts'
import { ChooseKindergarten } from './ChooseKindergarten.tsx'
import { ExportFees } from './ExportFees.tsx'
import { PreviewSection } from './PreviewSection.tsx'
import { RunList } from './RunList.tsx'

/** A kindergarten’s invoices for a month: seen first, then sent. */
export function RunsPage() {
  return (
    <StaffPage
      heading={m.kindergarten_runs_heading()}
      intro={m.kindergarten_runs_intro()}
      needs={kindergartenRoles}
    >
      {({ roles }) => (
        <SnackbarProvider>
          <Runs isOffice={roles.includes(kindergartenOfficeRole)} />
        </SnackbarProvider>
      )}
    </StaffPage>
  )
}

function Runs({ isOffice }: { isOffice: boolean }) {
  const [kindergartenId, setKindergartenId] = useState('')
  const [month, setMonth] = useState(() => monthOf(osloDate(new Date())))
  const wanted = { kindergartenId, month }
  return (
    <div className={styles.area}>
      <div className={styles.fields}>
        <ChooseKindergarten
          id="run-kindergarten"
          chosen={kindergartenId}
          onChange={setKindergartenId}
        />
        <SelectField
          id="run-month"
          label={m.kindergarten_run_month()}
          error={undefined}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          <MonthOptions />
        </SelectField>
      </div>
      {kindergartenId !== '' && (
        <>
          <PreviewSection key={`${kindergartenId} ${month}`} wanted={wanted} isOffice={isOffice} />
          {isOffice && <ExportFees wanted={wanted} />}
        </>
      )}
      <RunList />
    </div>
  )
}
