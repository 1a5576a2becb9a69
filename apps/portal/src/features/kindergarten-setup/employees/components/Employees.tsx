import { type ReactNode, useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { EditDialog } from '../../components/EditDialog.tsx'
import { SetupSection } from '../../components/SetupSection.tsx'
import { employeeFields, type SetupContext } from '../../model/fields.ts'
import type { EmployeeEntry } from '../contract.ts'
import { EmployeeEdit } from '../forms.ts'
import { saveEmployee } from '../queries.ts'
import { EmployeeActions } from './EmployeeActions.tsx'

type Props = SetupContext & {
  kindergartenId: string
  today: string
  employees: readonly EmployeeEntry[]
}

/** The employees of a kindergarten, and below them those who have left. */
export function Employees({ kindergartenId, today, employees, departments }: Props) {
  const [edited, setEdited] = useState<{ employee: EmployeeEntry | null } | null>(null)
  const hasLeft = ({ endedOn }: EmployeeEntry) => endedOn !== null && endedOn < today
  const former = employees.filter(hasLeft)
  const rowOf = (employee: EmployeeEntry) => ({
    key: employee.id,
    name: employee.name,
    details: <p>{factsOf(employee, departments)}</p>,
    actions: <EmployeeActions employee={employee} onEdit={() => setEdited({ employee })} />,
  })
  return (
    <SetupSection
      id="kindergarten-employees"
      heading={m.kindergarten_setup_employees()}
      text={m.kindergarten_setup_employees_text()}
      noneText={m.kindergarten_setup_employees_none()}
      add={{
        text: m.kindergarten_setup_employee_add(),
        onPress: () => setEdited({ employee: null }),
      }}
      rows={employees.filter((employee) => !hasLeft(employee)).map(rowOf)}
    >
      {former.length > 0 && <FormerEmployees rows={former.map(rowOf)} />}
      {edited && (
        <EmployeeDialog
          kindergartenId={kindergartenId}
          departments={departments}
          employee={edited.employee}
          onClose={() => setEdited(null)}
        />
      )}
    </SetupSection>
  )
}

function FormerEmployees(props: {
  rows: readonly { key: string; name: string; details: ReactNode; actions: ReactNode }[]
}) {
  return (
    <details>
      <summary>{m.kindergarten_setup_former_count({ count: props.rows.length })}</summary>
      <Rows>
        {props.rows.map(({ key, name, details, actions }) => (
          <Row key={key} name={name} details={details} action={actions} />
        ))}
      </Rows>
    </details>
  )
}

function factsOf(employee: EmployeeEntry, departments: SetupContext['departments']): string {
  const { title, departmentId, accountEmail, endedOn } = employee
  const department = departments.find(({ id }) => id === departmentId)
  return [
    textIn(title),
    department?.name ?? m.kindergarten_setup_all_departments(),
    accountEmail === '' ? '' : m.kindergarten_setup_has_account(),
    endedOn === null
      ? ''
      : m.kindergarten_setup_last_day({ day: formatShortDate(noonOf(endedOn)) }),
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}

function EmployeeDialog(props: {
  kindergartenId: string
  departments: SetupContext['departments']
  employee: EmployeeEntry | null
  onClose: () => void
}) {
  const { kindergartenId, departments, employee, onClose } = props
  const heading = employee
    ? m.kindergarten_setup_edit_heading({ name: employee.name })
    : m.kindergarten_setup_employee_add()
  return (
    <EditDialog
      heading={heading}
      idPrefix="kindergarten-employee-"
      fields={employeeFields}
      values={employee ?? {}}
      context={{ departments }}
      schema={EmployeeEdit}
      toEdit={(form) =>
        employee
          ? {
              action: 'change',
              seen: { id: employee.id, version: employee.version },
              form,
            }
          : { action: 'add', form }
      }
      draft={{
        key: `kindergarten-employee:${employee?.id ?? `new.${kindergartenId}`}`,
        version: employee?.version ?? null,
      }}
      fieldOf={{ ACCOUNT_NOT_FOUND: 'accountEmail', DEPARTMENT_NOT_FOUND: 'departmentId' }}
      save={(edit) => saveEmployee(kindergartenId, edit)}
      onClose={onClose}
    />
  )
}
