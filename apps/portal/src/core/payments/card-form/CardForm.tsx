import { Alert, Button } from '@digdir/designsystemet-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Waiting } from '#ui/Waiting.tsx'
import { cultureOf } from '../cultures.ts'
import styles from './CardForm.module.css'
import { browserPage, openCardForm } from './open-card-form.ts'

const troubles = {
  missing: { heading: m.card_form_missing, text: m.card_form_missing_text },
  broken: { heading: m.card_form_broken, text: m.card_form_broken_text },
}

type Props = {
  /** As the server gave it just now; the form opens again when it is another one. */
  checkoutUrl: string
  /** The form says that it was paid or ended. It proves nothing: the server has to ask. */
  onDone: () => void
  /** Asked when the pay button is pressed: is what is paid for still to be had? */
  mayPay: () => Promise<boolean>
  /** Asks the server for a fresh address. Give the form a `key` that changes when it has come. */
  renew: () => unknown
  /** What is true, and what else can be done, when the form does not come. */
  instead: ReactNode
}

/**
 * The provider's card form, in a document that may embed it (`usePayingDocument`). It says when it is
 * on its way, and what is true when it does not come.
 */
export function CardForm({ checkoutUrl, onDone, mayPay, renew, instead }: Props) {
  const containerId = `card-form${useId().replace(/\W/g, '-')}`
  const [state, setState] = useState<'coming' | 'shown' | keyof typeof troubles>('coming')
  const done = useEffectEvent(onDone)
  const ask = useEffectEvent(mayPay)
  const again = useEffectEvent(renew)

  useEffect(
    () =>
      openCardForm(browserPage, {
        checkoutUrl,
        containerId,
        culture: cultureOf[getLocale()],
        shown: () => setState('shown'),
        missing: () => setState('missing'),
        broken: () => setState('broken'),
        paid: () => done(),
        ended: () => done(),
        mayPay: () => ask(),
      }),
    [checkoutUrl, containerId],
  )

  // The Back button at the bank restores this page from the browser's cache: open the form again.
  useEffect(() => {
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) again()
    }
    window.addEventListener('pageshow', reopen)
    return () => window.removeEventListener('pageshow', reopen)
  }, [])

  return (
    <>
      {state === 'coming' && <Waiting rows={3} label={m.card_form_loading()} />}
      {(state === 'missing' || state === 'broken') && (
        <Alert data-color="warning" role="alert" className={styles.missing}>
          <h2>{troubles[state].heading()}</h2>
          <p>{troubles[state].text()}</p>
          {instead}
          <Button variant="secondary" onClick={() => renew()}>
            {m.card_form_try_again()}
          </Button>
        </Alert>
      )}
      <div id={containerId} className={styles.form} />
    </>
  )
}
