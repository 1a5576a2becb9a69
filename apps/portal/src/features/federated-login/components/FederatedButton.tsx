import { Button } from '@digdir/designsystemet-react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { HydratedLink } from '#ui/HydratedLink.tsx'
import type { FederatedOffer } from '../contract.ts'
import type { FederatedDestination } from '../endpoints.ts'
import { type ProviderId, providerNames } from '../providers.ts'
import { federatedStartAddress } from '../queries.ts'
import styles from './Federated.module.css'

/** A link and not a form: the browser leaves the site and comes back. */
export function FederatedButton(props: {
  provider: ProviderId
  offer: FederatedOffer
  to: FederatedDestination
  text: string
}) {
  const { provider, to } = props
  const locale = getLocale()
  return (
    <>
      <Button asChild variant="secondary">
        <HydratedLink
          href={federatedStartAddress(provider, locale, to)}
          serverHref={federatedStartAddress(provider, locale, { ...to, callback: undefined })}
        >
          {props.text}
        </HydratedLink>
      </Button>
      {props.offer.isStandIn && (
        <p className={styles.note}>{m.federated_stand_in({ provider: providerNames[provider] })}</p>
      )}
    </>
  )
}
