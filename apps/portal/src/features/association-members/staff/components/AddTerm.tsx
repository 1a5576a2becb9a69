import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { isDate } from '#platform/time/date.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { longestReason } from '../../model/limits.ts'
import type { StaffMember } from '../contract.ts'
import { addTerm } from '../queries.ts'
import { readTypedTerm, type TypedTerm } from '../typed-term.ts'
import { useStaffAction } from './use-staff-action.ts'

const empty: TypedTerm = { startsOn: '', endsOn: '', kroner: '0', reason: '' }

/** A term that is missing is added; no money is moved. */
export function AddTerm({ id, member }: { id: string; member: StaffMember }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const { form, wrong } = readTypedTerm(typed)
  const adding = useStaffAction(id, {
    call: async () => form && addTerm(id, member.id, form),
    done: () => m.staff_association_term_added(),
    onDone: () => {
      setOpen(false)
      setTyped(empty)
      setChecked(false)
    },
  })
  const idOf = (field: keyof TypedTerm) => `term-${member.id}-${field}`
  const field = (name: keyof TypedTerm, text: string) => ({
    id: idOf(name),
    value: typed[name],
    error: isChecked && wrong === name ? text : undefined,
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  })
  function add() {
    setChecked(true)
    if (wrong) document.getElementById(idOf(wrong))?.focus()
    else adding.mutate()
  }
  return (
    <div>
      <Button data-size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {m.staff_association_add_term()}
      </Button>
      {isOpen && (
        <Dialog
          heading={m.staff_association_add_heading({ name: member.name })}
          onClose={() => setOpen(false)}
          actions={
            <Button loading={adding.isPending} onClick={add}>
              {m.staff_association_add_term()}
            </Button>
          }
        >
          <div className={styles.part}>
            <p>{m.staff_association_add_text()}</p>
            <TextField
              type="date"
              label={m.association_term_first_day()}
              {...field('startsOn', m.association_term_day_wrong())}
            />
            <TextField
              type="date"
              label={m.association_term_last_day()}
              min={isDate(typed.startsOn) ? typed.startsOn : undefined}
              {...field('endsOn', m.association_term_day_wrong())}
            />
            <TextField
              label={m.association_fee_kroner()}
              inputMode="decimal"
              {...field('kroner', m.association_fee_wrong())}
            />
            <TextField
              label={m.association_term_reason()}
              maxLength={longestReason}
              {...field('reason', m.staff_association_reason_required())}
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}
