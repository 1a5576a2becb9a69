import { Button } from '@digdir/designsystemet-react'
import { useHydrated } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Page } from '#ui/layout/Page.tsx'
import { safeCallback } from '../callback.ts'
import styles from './AccountForm.module.css'

/** Last step of sign-up: on to where the person was going. */
export function SignUpSuccessPage({ callback }: { callback: string | undefined }) {
  const sentFrom = useHydrated() ? callback : undefined
  return (
    <Page heading={m.sign_up_success_heading()} intro={m.sign_up_success_text()}>
      <div className={styles.form}>
        <Button asChild className={styles.submit}>
          <a href={safeCallback(sentFrom, getLocale())}>{m.sign_up_success_continue()}</a>
        </Button>
      </div>
    </Page>
  )
}
