import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { linkErrorText } from '../refusal-messages.ts'

type Props = {
  heading: string
  intro: string
  button: string
  /** What the press does with the token of the link. */
  act: (token: string) => Promise<unknown>
  done: { heading: string; text: string }
  /** What is said where there is no token. */
  withoutToken: string
}

/** Behind a link of a mail: a press, because mail programs open links by themselves. */
export function MailedLinkPage({ heading, intro, ...press }: Props) {
  const token = useToken()
  return (
    <Page heading={heading} intro={intro}>
      {token === null ? <Waiting /> : <Press token={token} {...press} />}
    </Page>
  )
}

/** In the part of the address that no server sees; null until the browser has looked. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(
    () => setToken(new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''),
    [],
  )
  return token
}

type PressProps = Omit<Props, 'heading' | 'intro'> & { token: string }

function Press({ token, button, act, done, withoutToken }: PressProps) {
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready')
  const [refusal, setRefusal] = useState<string | null>(token === '' ? withoutToken : null)

  async function press(): Promise<void> {
    if (state !== 'ready') return
    setState('sending')
    setRefusal(null)
    try {
      await act(token)
      setState('done')
    } catch (error) {
      setRefusal(linkErrorText(error))
      setState('ready')
    }
  }

  if (state === 'done') return <Done {...done} />
  return (
    <div className={formStyles.form}>
      {refusal !== null && (
        <Alert data-color="warning" role="alert">
          {refusal}
        </Alert>
      )}
      {token !== '' && (
        <div>
          <Button onClick={press} loading={state === 'sending'}>
            {button}
          </Button>
        </div>
      )}
      {refusal !== null && <SignUpLink />}
    </div>
  )
}

function Done({ heading, text }: Props['done']) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className={formStyles.form}>
      <NoticeBox tone="success" heading={heading}>
        <p>{text}</p>
      </NoticeBox>
    </div>
  )
}

function SignUpLink() {
  return (
    <p className={styles.text}>
      <a href={pagePath('newsletter', getLocale())}>{m.newsletter_sign_up_again()}</a>
    </p>
  )
}
