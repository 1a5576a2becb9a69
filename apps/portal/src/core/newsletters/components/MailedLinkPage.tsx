import { Alert, Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { linkErrorText } from '../link-error-text.ts'

type Props = {
  heading: string
  intro: string
  button: string
  /** What the button does with the token of the link. */
  act: (token: string) => Promise<unknown>
  done: { heading: string; text: string }
  /** The message when the address has no token. */
  missingTokenText: string
  /** Where somebody whose link is refused can begin again. */
  again?: { href: string; text: string }
}

/** The page of a mailed link. It needs a click, because mail programs open links themselves. */
export function MailedLinkPage({ heading, intro, ...action }: Props) {
  const token = useToken()
  return (
    <Page heading={heading} intro={intro}>
      {token === null ? <Waiting /> : <ConfirmButton token={token} {...action} />}
    </Page>
  )
}

/** Reads the token from the fragment of the address; null until the browser has rendered. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(
    () => setToken(new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''),
    [],
  )
  return token
}

type ConfirmButtonProps = Omit<Props, 'heading' | 'intro'> & { token: string }

function ConfirmButton({ token, button, act, done, missingTokenText, again }: ConfirmButtonProps) {
  const [state, setState] = useState<'ready' | 'sending' | 'done'>('ready')
  const [refusal, setRefusal] = useState<string | null>(token === '' ? missingTokenText : null)

  async function submit(): Promise<void> {
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
          <Button onClick={submit} loading={state === 'sending'}>
            {button}
          </Button>
        </div>
      )}
      {refusal !== null && again && (
        <p className={styles.text}>
          <a href={again.href}>{again.text}</a>
        </p>
      )}
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
