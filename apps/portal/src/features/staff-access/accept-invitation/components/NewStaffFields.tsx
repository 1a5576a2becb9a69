import { NewAccountForm } from '#core/accounts/NewAccountForm.tsx'
import { signIn } from '#core/sessions/login/authenticate.ts'
import { loginAddress } from '#core/sessions/login/callback.ts'
import { staffErrorText, staffFieldText } from '#core/staff-area/refusal-messages.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
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
        await logIn(email, details.password)
      }}
    />
  )
}

/** Logs in to the new account. When that fails, the person logs in on the login page. */
async function logIn(email: string, password: string): Promise<void> {
  const staffPath = pagePath('staff', getLocale())
  const { ok } = await signIn({ email, password })
  window.location.assign(ok ? staffPath : loginAddress(pagePath('login', getLocale()), staffPath))
}
