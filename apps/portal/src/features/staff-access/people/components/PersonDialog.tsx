import { Alert, Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { proposalsQuery } from '#core/proposals/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffPerson } from '../../model/contract.ts'
import { needsSecondPerson } from '../../model/rules.ts'
import { changeRoles, endStaff, resetFactor, staffPeopleQuery } from '../queries.ts'
import { RoleChoices } from './RoleChoices.tsx'
import styles from './StaffPeople.module.css'

export type PersonAction = { kind: 'roles' | 'factor' | 'end'; person: StaffPerson }

const texts = {
  roles: {
    heading: m.staff_change_roles_of,
    text: m.staff_change_roles_text,
    submit: m.staff_save_roles,
    done: m.staff_roles_saved,
    waits: m.staff_change_roles_waits,
    proposed: m.staff_roles_proposed,
  },
  factor: {
    heading: m.staff_reset_factor_of,
    text: m.staff_reset_factor_text,
    submit: m.staff_reset_factor,
    done: m.staff_factor_was_reset,
    waits: m.staff_reset_factor_waits,
    proposed: m.staff_factor_link_waits,
  },
  end: {
    heading: m.staff_end_of,
    text: m.staff_end_text,
    submit: m.staff_end,
    done: m.staff_was_ended,
    waits: m.staff_end_text,
    proposed: m.staff_was_ended,
  },
} as const

/** Asks for confirmation before the access of a person changes. */
export function PersonDialog({ kind, person, onClose }: PersonAction & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const [roles, setRoles] = useState(person.roles)
  const { heading, text, submit, done, waits, proposed } = texts[kind]
  const change = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn(() => {
        if (kind === 'roles') return changeRoles(person.userId, roles)
        if (kind === 'factor') return resetFactor(person.userId, getLocale())
        return endStaff(person.userId).then(() => ({ isWaiting: false }))
      }),
    onSuccess: ({ isWaiting }) => {
      showMessage((isWaiting ? proposed : done)({ name: person.name }), 'success')
      onClose()
    },
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: staffPeopleQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: proposalsQuery.queryKey })
    },
  })
  const isWithoutRole = kind === 'roles' && roles.length === 0
  const willWait = kind !== 'end' && needsSecondPerson(kind === 'roles' ? person.roles : [], roles)
  return (
    <Dialog
      heading={heading({ name: person.name })}
      onClose={onClose}
      actions={
        <>
          <Button
            {...(kind !== 'roles' && { 'data-color': 'danger' })}
            loading={change.isPending}
            disabled={isWithoutRole}
            onClick={() => change.mutate()}
          >
            {submit()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.staff_cancel()}
          </Button>
        </>
      }
    >
      <p aria-live="polite">{willWait ? waits({ email: person.email }) : text()}</p>
      {kind === 'roles' && (
        <RoleChoices
          id="person-roles"
          value={roles}
          error={isWithoutRole ? m.staff_role_required() : undefined}
          onChange={setRoles}
        />
      )}
      {change.error && (
        <Alert data-color="danger" role="alert" className={styles.refusal}>
          {staffErrorText(change.error)}
        </Alert>
      )}
    </Dialog>
  )
}
