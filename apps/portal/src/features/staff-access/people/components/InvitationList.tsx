import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { rolesText } from '#core/staff-area/role-names.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffInvitation } from '../../model/contract.ts'
import { staffPeopleQuery, withdrawInvitation } from '../queries.ts'
import styles from './StaffPeople.module.css'

export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const withdrawal = useSingleMutation({
    mutationFn: (id: string) => whileLoggedIn(() => withdrawInvitation(id)),
    onSuccess: () => showMessage(m.staff_invitation_withdrawn(), 'success'),
    onError: (error) => showMessage(staffErrorText(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffPeopleQuery.queryKey }),
  })
  return (
    <section aria-labelledby="invitations-heading" className={styles.section}>
      <h2 id="invitations-heading">{m.staff_invitations_heading()}</h2>
      <Rows>
        {invitations.map(({ id, email, roles, expiresAt }) => (
          <Row
            key={id}
            name={email}
            details={
              <>
                <p>{rolesText(roles)}</p>
                <p>{m.staff_invitation_until({ time: formatDayAndTime(new Date(expiresAt)) })}</p>
              </>
            }
            action={
              <Button
                variant="tertiary"
                disabled={withdrawal.isPending}
                onClick={() => withdrawal.mutate(id)}
                aria-label={m.staff_invitation_withdraw_of({ email })}
              >
                {m.staff_invitation_withdraw()}
              </Button>
            }
          />
        ))}
      </Rows>
    </section>
  )
}
