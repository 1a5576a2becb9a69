import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import styles from './Case.module.css'
import { SecretReason } from './SecretReason.tsx'

/** Long enough to type a number into another program. */
const shownMilliseconds = 30_000

type Props = { caseId: string; secret: string; name: string }

/** A field that is hidden until somebody says why they need it, and soon after, or at a press, again. */
export function Secret({ caseId, secret, name }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const wasAsking = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const isShown = value !== null

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setValue(null), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [isShown])

  // Once the dialog is gone: the next press of the same button hides the field again.
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const lowerName = name.toLowerCase()
  return (
    <span className={styles.secretField}>
      <span role="status">
        {isShown ? <strong className={styles.secret}>{value}</strong> : said}
      </span>
      <Button
        ref={button}
        variant="secondary"
        data-size="sm"
        onClick={() => (isShown ? setValue(null) : setAsking(true))}
      >
        {isShown
          ? m.casework_secret_hide({ name: lowerName })
          : m.casework_secret_show({ name: lowerName })}
      </Button>
      {isAsking && (
        <SecretReason
          caseId={caseId}
          secret={secret}
          name={name}
          onClose={() => setAsking(false)}
          onShown={(shown) => {
            setValue(shown)
            setSaid(m.casework_secret_gone())
            setAsking(false)
          }}
        />
      )}
    </span>
  )
}
