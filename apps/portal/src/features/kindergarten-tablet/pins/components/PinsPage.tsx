import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { usePress } from '#core/sessions/login/use-press.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import styles from '../../pairing/components/Tablets.module.css'
import type { EmployeePins } from '../contract.ts'
import { givePin, pinsQuery, unlockPin } from '../queries.ts'

type Employee = EmployeePins['employees'][number]

/** The page of employees' PINs. */
export function PinsPage() {
  return (
    <StaffPage
      heading={m.tablet_pins_heading()}
      intro={m.tablet_pins_intro()}
      needs={kindergartenRoles}
    >
      {() => <Pins />}
    </StaffPage>
  )
}

function Pins() {
  const { data, error, refetch } = useQuery(pinsQuery)
  const [chosen, setChosen] = useState<Employee | null>(null)
  if (!data)
    return error ? (
      <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  return (
    <div className={styles.area}>
      <p>
        <Link to="/staff/kindergartens/tablets">{m.tablet_pins_to_tablets()}</Link>
      </p>
      {data.employees.length === 0 ? (
        <EmptyState>
          <p>{m.tablet_pins_none()}</p>
        </EmptyState>
      ) : (
        <Rows label={m.tablet_pins_heading()}>
          {data.employees.map((employee) => (
            <EmployeeRow key={employee.id} employee={employee} onGive={() => setChosen(employee)} />
          ))}
        </Rows>
      )}
      {chosen && <GiveDialog employee={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function EmployeeRow({ employee, onGive }: { employee: Employee; onGive: () => void }) {
  const { id, name, kindergarten, department, pin, isOwn } = employee
  const unlocking = usePress({
    call: () => unlockPin(id),
    changes: pinsQuery.queryKey,
    errorText: tabletErrorText,
    done: () => m.tablet_pins_unlocked({ name }),
  })
  const states = {
    none: m.tablet_pins_state_none,
    set: m.tablet_pins_state_set,
    locked: m.tablet_pins_state_locked,
  }
  return (
    <Row
      name={
        <>
          {name}{' '}
          <Tag data-color={{ none: 'neutral', set: 'success', locked: 'danger' }[pin]}>
            {states[pin]()}
          </Tag>
        </>
      }
      details={
        <p>
          {department ? m.tablet_department({ department, kindergarten }) : kindergarten}
          {isOwn && `. ${m.tablet_pins_own()}`}
        </p>
      }
      action={
        !isOwn && (
          <span className={styles.buttons}>
            {pin === 'locked' && (
              <Button
                variant="secondary"
                loading={unlocking.isPending}
                aria-label={m.tablet_pins_unlock_of({ name })}
                onClick={() => unlocking.mutate()}
              >
                {m.tablet_pins_unlock()}
              </Button>
            )}
            <Button
              variant="secondary"
              aria-label={m.tablet_pins_give_of({ name })}
              onClick={onGive}
            >
              {m.tablet_pins_give()}
            </Button>
          </span>
        )
      }
    />
  )
}

/** Gives out a new PIN, and shows it this once. */
function GiveDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { id, name, pin: before } = employee
  const [given, setGiven] = useState<string | null>(null)
  const giving = usePress({
    call: () => givePin(id),
    changes: pinsQuery.queryKey,
    errorText: tabletErrorText,
    done: null,
    onDone: ({ pin }: { pin: string }) => setGiven(pin),
  })
  if (given)
    return (
      <Dialog
        heading={m.tablet_pins_given({ name })}
        onClose={onClose}
        actions={<Button onClick={onClose}>{m.tablet_staff_code_done()}</Button>}
      >
        <p className={styles.code}>{given}</p>
        <p>{m.tablet_pins_given_text()}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      heading={m.tablet_pins_give_of({ name })}
      yes={m.tablet_pins_give()}
      isBusy={giving.isPending}
      onConfirm={() => giving.mutate()}
      onClose={onClose}
    >
      <p>{before === 'none' ? m.tablet_pins_give_text() : m.tablet_pins_give_again()}</p>
    </ConfirmDialog>
  )
}
