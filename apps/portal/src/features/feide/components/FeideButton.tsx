import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { LateLink } from '#ui/LateLink.tsx'
import type { FeideOffer } from '../contract.ts'
import { type FeideDestination, feideStartAddress } from '../feide-calls.ts'
import styles from './Feide.module.css'

/** A link and not a form: the browser leaves the site and comes back. */
export function FeideButton(props: { offer: FeideOffer; to: FeideDestination; text: string }) {
  const locale = getLocale()
  return (
    <>
      <Button asChild variant="secondary" className={styles.button}>
        <LateLink
          href={feideStartAddress(locale, props.to)}
          keptHref={feideStartAddress(locale, { ...props.to, callback: undefined })}
        >
          {props.text}
        </LateLink>
      </Button>
      {props.offer.isStandIn && <p className={styles.note}>{m.feide_stand_in()}</p>}
    </>
  )
}
