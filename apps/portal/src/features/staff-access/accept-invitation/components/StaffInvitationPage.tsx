import { Alert } from '@digdir/designsystemet-react'
import styles from '#core/staff-area/components/StaffArea.module.css'
import { rolesText } from '#core/staff-area/role-names.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { Page } from '#ui/layout/Page.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { useInvitation } from '../use-invitation.ts'
import { JoinWithAccount } from './JoinWithAccount.tsx'
import { NewStaffFields } from './NewStaffFields.tsx'

/** The page of a mailed invitation: a form for a new account, or the login of the existing one. */
export function StaffInvitationPage() {
  return (
    <Page heading={m.staff_invitation_heading()}>
      <Invitation />
    </Page>
  )
}

function Invitation() {
  const invitation = useInvitation()
  if (invitation.state === 'checking') return <Waiting />
  if (invitation.state === 'invalid')
    return (
      <Alert data-color="danger" className={formStyles.outcome} role="alert">
        {invitation.text}
      </Alert>
    )
  const { token, email, roles, hasAccount } = invitation
  return (
    <>
      <p className={styles.box}>{m.staff_invitation_roles({ roles: rolesText(roles) })}</p>
      {hasAccount ? (
        <JoinWithAccount token={token} email={email} />
      ) : (
        <NewStaffFields token={token} email={email} />
      )}
    </>
  )
}
