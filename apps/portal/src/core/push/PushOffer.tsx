import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { mayOfferPush } from './push-state.ts'
import { decline, hasDeclined } from './this-browser.ts'
import { usePush } from './use-push.ts'

/**
 * Offers messages in this browser, once: a user who declines is not asked again here. The browser's
 * own prompt opens only when the button is pressed.
 */
export function PushOffer(props: { heading: string; children: ReactNode; onClose: () => void }) {
  const { state, turnOn, isBusy, isDone } = usePush()
  if (!state || isDone || !mayOfferPush(state, hasDeclined())) return null
  const refuse = () => {
    decline()
    props.onClose()
  }
  return (
    <Dialog
      heading={props.heading}
      onClose={refuse}
      actions={
        <>
          <Button loading={isBusy} onClick={turnOn}>
            {m.push_offer_yes()}
          </Button>
          <Button variant="secondary" onClick={refuse}>
            {m.push_offer_no()}
          </Button>
        </>
      }
    >
      {props.children}
      <p>{m.push_offer_text()}</p>
    </Dialog>
  )
}
