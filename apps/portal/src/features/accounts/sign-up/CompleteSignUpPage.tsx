import { NewAccountForm } from '#core/accounts/NewAccountForm.tsx'
import { loginAddress, safeCallback, withCallback } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { Page } from '#ui/layout/Page.tsx'
import { MailedLinkGate } from '../links/MailedLinkGate.tsx'
import { completeSignUp } from './queries.ts'

/** Third step of sign-up, behind the mailed link: a name and a password. */
export function CompleteSignUpPage() {
  const again = { page: 'signUp', text: m.account_link_new_sign_up() } as const
  return (
    <Page heading={m.sign_up_complete_heading()} intro={m.sign_up_complete_intro()}>
      <MailedLinkGate purpose="sign-up" again={again}>
        {(link) => (
          <NewAccountForm
            link={link}
            submitText={m.sign_up_complete_submit()}
            send={async (details) => {
              const { isSignedIn } = await completeSignUp({ ...details, locale: getLocale() })
              window.location.assign(nextAddress(isSignedIn, link.callback))
            }}
          />
        )}
      </MailedLinkGate>
    </Page>
  )
}

/** A full load: the whole site now knows who is here. */
function nextAddress(isSignedIn: boolean, callback: string | undefined): string {
  const locale = getLocale()
  if (!isSignedIn) return loginAddress(pagePath('login', locale), safeCallback(callback, locale))
  return withCallback(pagePath('signUpSuccess', locale), callback)
}
