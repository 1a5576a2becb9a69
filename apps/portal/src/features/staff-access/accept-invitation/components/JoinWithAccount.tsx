import { Alert, Button } from '@digdir/designsystemet-react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { useSignOut } from '#core/sessions/use-sign-out.tsx'
import styles from '#core/staff-area/components/StaffArea.module.css'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { joinStaff } from '../queries.ts'

/** An invited person with an account logs in to accept, in a dialog if necessary. */
export function JoinWithAccount({ token, email }: { token: string; email: string }) {
  const user = useSessionUser()
  const { signOut, failure } = useSignOut()
  const whileLoggedIn = useLoginInPlace()
  const joining = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => joinStaff(token)),
    onSuccess: () => window.location.assign(pagePath('staff', getLocale())),
  })
  return (
    <div className={styles.box}>
      <p>{m.staff_invitation_account({ email })}</p>
      {joining.error && (
        <Alert data-color="danger" role="alert">
          <p>{staffErrorText(joining.error)}</p>
          {user && (
            <Button variant="secondary" onClick={signOut}>
              {m.nav_logout()}
            </Button>
          )}
        </Alert>
      )}
      <p>
        <Button loading={joining.isPending || joining.isSuccess} onClick={() => joining.mutate()}>
          {m.staff_invitation_accept()}
        </Button>
      </p>
      {failure}
    </div>
  )
}
