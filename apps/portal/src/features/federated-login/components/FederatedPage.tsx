import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { safeCallback } from '#core/sessions/login/callback.ts'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import formStyles from '#ui/form/Form.module.css'
import pageStyles from '#ui/form/FormPage.module.css'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { FederatedOffer } from '../contract.ts'
import { type ProviderId, providerNames } from '../providers.ts'
import { federatedLinkQuery, federatedProofQuery } from '../queries.ts'
import { federatedErrorText } from '../refusal-messages.ts'
import styles from './Federated.module.css'
import { FederatedButton } from './FederatedButton.tsx'
import { LinkForm } from './LinkForm.tsx'
import { ProveAccount } from './ProveAccount.tsx'

type Props = { provider: ProviderId; offer: FederatedOffer; callback: string | undefined }

const named = (provider: ProviderId) => ({ provider: providerNames[provider] })

/** Behind a provider, for an account there that is not linked to one here. */
export function FederatedPage(props: Props) {
  return (
    <Page heading={m.federated_page_heading(named(props.provider))}>
      {props.offer.isOffered ? (
        <QueryProvider>
          <CurrentVisitor {...props} />
        </QueryProvider>
      ) : (
        <p>{m.federated_off(named(props.provider))}</p>
      )}
    </Page>
  )
}

function CurrentVisitor(props: Props) {
  const user = useSessionUser()
  if (user === undefined) return <Waiting />
  if (user === null) return <ForVisitor {...props} />
  return (
    <LoginInPlaceProvider>
      <ForUser {...props} />
    </LoginInPlaceProvider>
  )
}

function ForVisitor(props: Props) {
  const { data, error, refetch } = useQuery(federatedProofQuery(props.provider))
  if (error) return <LoadError provider={props.provider} error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  if (!data.proof) return <ProofOver {...props} />
  return <ProveAccount provider={props.provider} proof={data.proof} callback={props.callback} />
}

function ForUser(props: Props) {
  const { data, error, refetch } = useQuery(federatedLinkQuery(props.provider))
  const home = safeCallback(props.callback, getLocale())
  if (error) return <LoadError provider={props.provider} error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  if (data.linkedAt === null && !data.proof)
    return (
      <>
        <ProofOver {...props} />
        <Onwards href={home} text={m.federated_continue_without()} />
      </>
    )
  if (data.linkedAt !== null || !data.proof)
    return (
      <>
        <Alert data-color="success" className={formStyles.outcome} role="status">
          {m.federated_linked_done(named(props.provider))}
        </Alert>
        <Onwards href={home} text={m.federated_continue()} />
      </>
    )
  return (
    <>
      <LinkForm
        key={data.proof.id}
        provider={props.provider}
        proof={data.proof}
        needsPassword={data.needsPassword}
        onLinked={async () => void (await refetch())}
      />
      <Onwards href={home} text={m.federated_continue_without()} />
    </>
  )
}

function ProofOver({ provider, offer, callback }: Props) {
  return (
    <div className={styles.login}>
      <Alert data-color="warning">{m.federated_proof_over(named(provider))}</Alert>
      <FederatedButton
        provider={provider}
        offer={offer}
        to={{ callback }}
        text={m.federated_log_in(named(provider))}
      />
    </div>
  )
}

function Onwards({ href, text }: { href: string; text: string }) {
  return (
    <ul className={pageStyles.links}>
      <li>
        <a href={href}>{text}</a>
      </li>
    </ul>
  )
}

function LoadError(props: { provider: ProviderId; error: unknown; onRetry: () => unknown }) {
  const { provider, error, onRetry } = props
  return <LoadFailure text={federatedErrorText(provider, error)} retry={() => void onRetry()} />
}
