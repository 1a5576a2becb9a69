import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'
import { MailedLinkGate } from '../links/MailedLinkGate.tsx'
import { confirmEmailChange } from './queries.ts'

/** Behind the link to a new e-mail address: a press, because mail programs open links by themselves. */
export function ChangeEmailPage() {
  const [changedTo, setChangedTo] = useState<string | null>(null)
  const again = { page: 'accountSecurity', text: m.change_email_again() } as const
  return (
    <Page heading={m.change_email_heading()}>
      {changedTo === null ? (
        <MailedLinkGate purpose="change-email" again={again}>
          {({ token, email }) => (
            <Confirmation token={token} email={email} onDone={() => setChangedTo(email)} />
          )}
        </MailedLinkGate>
      ) : (
        <Done email={changedTo} />
      )}
    </Page>
  )
}

function Confirmation(props: { token: string; email: string; onDone: () => void }) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    if (isSending) return
    setSending(true)
    setRefusal(null)
    try {
      await confirmEmailChange({ token: props.token, locale: getLocale() })
      props.onDone()
    } catch (error) {
      setRefusal(accountErrorText(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={formStyles.form}>
      {refusal !== null && (
        <Alert data-color="danger" role="alert">
          {refusal}
        </Alert>
      )}
      <p className={styles.text}>
        <strong>{m.change_email_text({ email: props.email })}</strong>
      </p>
      <Button onClick={confirm} loading={isSending}>
        {m.change_email_submit()}
      </Button>
    </div>
  )
}

function Done({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={formStyles.form}>
      <Alert data-color="success" ref={box} tabIndex={-1} role="status">
        {m.change_email_done({ email })}
      </Alert>
      <p className={styles.text}>
        <a href={pagePath('accountSecurity', getLocale())}>{m.change_email_again()}</a>
      </p>
    </div>
  )
}
