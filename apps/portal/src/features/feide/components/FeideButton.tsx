import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import type { FeideOffer } from '../contract.ts'
import styles from './Feide.module.css'

/** A link and not a form: the browser leaves the site and comes back. */
export function FeideButton(props: { offer: FeideOffer; href: string; text: string }) {
  return (
    <>
      <Button asChild variant="secondary" className={styles.button}>
        <a href={props.href}>{props.text}</a>
      </Button>
      {props.offer.isStandIn && <p className={styles.note}>{m.feide_stand_in()}</p>}
    </>
  )
}
