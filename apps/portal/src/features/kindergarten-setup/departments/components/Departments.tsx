import { useState } from 'react'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { EditDialog } from '../../components/EditDialog.tsx'
import { RowButton } from '../../components/RowButton.tsx'
import { SetupSection } from '../../components/SetupSection.tsx'
import { useSetupAction } from '../../components/use-setup-action.ts'
import { closingFields, departmentFields } from '../../model/fields.ts'
import type { DepartmentEntry } from '../contract.ts'
import { DepartmentEdit } from '../forms.ts'
import { saveDepartment } from '../queries.ts'

type Opened = {
  readonly action: 'edit' | 'close'
  readonly department: DepartmentEntry | null
}

const seenOf = ({ id, version }: DepartmentEntry) => ({ id, version })

/** The departments of a kindergarten with their places. */
export function Departments(props: {
  kindergartenId: string
  departments: readonly DepartmentEntry[]
}) {
  const { kindergartenId, departments } = props
  const [opened, setOpened] = useState<Opened | null>(null)
  const reopening = useSetupAction({
    call: (department: DepartmentEntry) =>
      saveDepartment(kindergartenId, { action: 'reopen', seen: seenOf(department) }),
    done: m.kindergarten_setup_department_reopened,
  })
  const close = () => setOpened(null)
  return (
    <SetupSection
      id="kindergarten-departments"
      heading={m.kindergarten_setup_departments()}
      noneText={m.kindergarten_setup_departments_none()}
      add={{
        text: m.kindergarten_setup_department_add(),
        onPress: () => setOpened({ action: 'edit', department: null }),
      }}
      rows={departments.map((department) => ({
        key: department.id,
        name: department.name,
        details: <p>{factsOf(department)}</p>,
        actions: (
          <>
            <RowButton
              text={m.kindergarten_setup_edit()}
              about={department.name}
              onPress={() => setOpened({ action: 'edit', department })}
            />
            {department.closedOn === null ? (
              <RowButton
                text={m.kindergarten_setup_department_close()}
                about={department.name}
                onPress={() => setOpened({ action: 'close', department })}
              />
            ) : (
              <RowButton
                text={m.kindergarten_setup_department_reopen()}
                about={department.name}
                onPress={() => reopening.mutate(department)}
              />
            )}
          </>
        ),
      }))}
    >
      {opened?.action === 'edit' && (
        <DepartmentDialog
          kindergartenId={kindergartenId}
          department={opened.department}
          onClose={close}
        />
      )}
      {opened?.action === 'close' && opened.department && (
        <CloseDialog
          kindergartenId={kindergartenId}
          department={opened.department}
          onClose={close}
        />
      )}
    </SetupSection>
  )
}

function factsOf({ places, children, closedOn }: DepartmentEntry): string {
  const taken = m.kindergarten_setup_places_facts({
    places,
    children,
    free: Math.max(0, places - children),
  })
  if (closedOn === null) return taken
  const day = formatShortDate(noonOf(closedOn))
  return `${taken} ${m.kindergarten_setup_closed_from({ day })}`
}

function DepartmentDialog(props: {
  kindergartenId: string
  department: DepartmentEntry | null
  onClose: () => void
}) {
  const { kindergartenId, department, onClose } = props
  return (
    <EditDialog
      heading={
        department
          ? m.kindergarten_setup_edit_heading({ name: department.name })
          : m.kindergarten_setup_department_add()
      }
      idPrefix="kindergarten-department-"
      fields={departmentFields}
      values={department ?? {}}
      context={null}
      schema={DepartmentEdit}
      toEdit={(form) =>
        department ? { action: 'change', seen: seenOf(department), form } : { action: 'add', form }
      }
      draft={{
        key: `kindergarten-department:${department?.id ?? `new.${kindergartenId}`}`,
        version: department?.version ?? null,
      }}
      fieldOf={{ DEPARTMENT_NAME_TAKEN: 'name' }}
      save={(edit) => saveDepartment(kindergartenId, edit)}
      onClose={onClose}
    />
  )
}

function CloseDialog(props: {
  kindergartenId: string
  department: DepartmentEntry
  onClose: () => void
}) {
  const { kindergartenId, department, onClose } = props
  const { id, name, version } = department
  return (
    <EditDialog
      heading={m.kindergarten_setup_department_close_heading({ name })}
      idPrefix="kindergarten-closing-"
      fields={closingFields}
      values={{}}
      context={null}
      schema={DepartmentEdit}
      toEdit={(form) => ({ action: 'close', seen: seenOf(department), form })}
      draft={{ key: `kindergarten-department-closing:${id}`, version }}
      save={(edit) => saveDepartment(kindergartenId, edit)}
      savedText={() => m.kindergarten_setup_department_closed()}
      saveText={m.kindergarten_setup_department_close()}
      onClose={onClose}
    />
  )
}
