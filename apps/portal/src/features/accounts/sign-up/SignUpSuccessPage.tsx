import { Button } from '@digdir/designsystemet-react'
import { safeCallback } from '#core/sessions/login/callback.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import formStyles from '#ui/form/Form.module.css'
import { HydratedLink } from '#ui/HydratedLink.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** Last step of sign-up: on to where the person was going. */
export function SignUpSuccessPage({ callback }: { callback: string | undefined }) {
  const locale = getLocale()
  return (
    <Page
      heading={m.sign_up_success_heading()}
      intro={m.sign_up_success_text({ organisation: organisationName() })}
    >
      <div className={formStyles.form}>
        <Button asChild>
          <HydratedLink
            href={safeCallback(callback, locale)}
            serverHref={safeCallback(undefined, locale)}
          >
            {m.sign_up_success_continue()}
          </HydratedLink>
        </Button>
      </div>
    </Page>
  )
}
