import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { kindergartenOfficeRole, kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { ClosingDays } from '../../closing-days/components/ClosingDays.tsx'
import styles from '../../components/Setup.module.css'
import { Departments } from '../../departments/components/Departments.tsx'
import { Employees } from '../../employees/components/Employees.tsx'
import { Leaders } from '../../leaders/components/Leaders.tsx'
import { setupErrorText } from '../../model/refusal-texts.ts'
import { kindergartenQuery } from '../queries.ts'
import { KindergartenFacts } from './KindergartenFacts.tsx'

/** One kindergarten: what it is, and all that is set up in it. */
export function KindergartenSetupPage({ id }: { id: string }) {
  const { data } = useQuery({ ...kindergartenQuery(id), enabled: false })
  const heading = useNamedHeading(data?.kindergarten.name ?? null, m.kindergarten_setup_one())
  return (
    <StaffPage heading={heading} isNamed needs={kindergartenRoles}>
      {({ roles }) => <Setup id={id} isOffice={roles.includes(kindergartenOfficeRole)} />}
    </StaffPage>
  )
}

function Setup({ id, isOffice }: { id: string; isOffice: boolean }) {
  const { data, error, refetch } = useQuery(kindergartenQuery(id))
  if (error && !data) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const { kindergarten, departments, employees, leaders, candidates, closingDays, today } = data
  return (
    <div className={styles.page}>
      <Link to="/staff/kindergartens">{m.kindergarten_setup_heading()}</Link>
      <KindergartenFacts kindergarten={kindergarten} isOffice={isOffice} />
      <Departments kindergartenId={id} departments={departments} />
      <Employees
        kindergartenId={id}
        today={today}
        employees={employees}
        departments={departments}
      />
      <Leaders kindergartenId={id} leaders={leaders} candidates={candidates} isOffice={isOffice} />
      <ClosingDays kindergartenId={id} closingDays={closingDays} />
    </div>
  )
}
