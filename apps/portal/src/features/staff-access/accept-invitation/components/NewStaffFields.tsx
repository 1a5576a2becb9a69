import { NewAccountForm } from '#core/accounts/NewAccountForm.tsx'
import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { logInToWork } from '../../model/log-in-to-work.ts'
import { acceptInvitation } from '../queries.ts'

/** The form for a new account that is used for work only. */
export function NewStaffFields({ token, email }: { token: string; email: string }) {
  return (
    <NewAccountForm
      link={{ token, email }}
      submitText={m.staff_invitation_accept()}
      refusals={{ errorText: staffErrorText, codeText: staffFieldText }}
      send={async (details) => {
        await acceptInvitation(details)
        await logInToWork({ email, password: details.password }, 'staff')
      }}
    />
  )
}
