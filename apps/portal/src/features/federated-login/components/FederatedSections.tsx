import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LoginOffers, LoginProblems } from '#core/sessions/login/login-methods.ts'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import pageStyles from '#ui/form/FormPage.module.css'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { FederatedLink, FederatedOffer } from '../contract.ts'
import { type ProviderId, providerIds, providerNames } from '../providers.ts'
import { federatedLinkQuery } from '../queries.ts'
import styles from './Federated.module.css'
import { FederatedButton } from './FederatedButton.tsx'
import { FederatedProblem } from './FederatedLogin.tsx'
import { LinkForm } from './LinkForm.tsx'
import { UnlinkForm } from './UnlinkForm.tsx'

/** On the security page: what at each provider opens this account. */
export function FederatedSections(props: { offers: LoginOffers; problems: LoginProblems }) {
  const { offers, problems } = props
  return providerIds.map((provider) => (
    <FederatedSection
      key={provider}
      provider={provider}
      offer={offers[provider]}
      problem={problems[provider]}
    />
  ))
}

/** Nothing when the provider is off. */
function FederatedSection(props: {
  provider: ProviderId
  offer: FederatedOffer | undefined
  problem: string | undefined
}) {
  const { provider, offer, problem } = props
  const link = useQuery({ ...federatedLinkQuery(provider), enabled: offer?.isOffered === true })
  if (!offer?.isOffered) return null
  return (
    <section aria-labelledby={`${provider}-heading`} className={pageStyles.section}>
      <h2 id={`${provider}-heading`}>{providerNames[provider]}</h2>
      <FederatedProblem provider={provider} code={problem} />
      {link.data ? (
        <State provider={provider} link={link.data} offer={offer} />
      ) : link.isError ? (
        <LoadFailure
          text={m.federated_load_error({ provider: providerNames[provider] })}
          retry={() => void link.refetch()}
        />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function State(props: { provider: ProviderId; link: FederatedLink; offer: FederatedOffer }) {
  const { provider, link, offer } = props
  const name = { provider: providerNames[provider] }
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const { linkedAt, proof, needsPassword } = link
  const renew = () =>
    queryClient.invalidateQueries({ queryKey: federatedLinkQuery(provider).queryKey })
  if (linkedAt !== null)
    return (
      <>
        <p className={pageStyles.text}>
          {m.federated_section_linked({ ...name, date: formatDayAndYear(new Date(linkedAt)) })}
        </p>
        <UnlinkForm provider={provider} onUnlinked={renew} />
      </>
    )
  if (proof)
    return (
      <LinkForm
        key={proof.id}
        provider={provider}
        proof={proof}
        needsPassword={needsPassword}
        onLinked={async () => {
          showMessage(m.federated_linked_done(name), 'success')
          await renew()
        }}
      />
    )
  return (
    <>
      <p className={pageStyles.text}>{m.federated_section_off(name)}</p>
      <div className={styles.login}>
        <FederatedButton
          provider={provider}
          offer={offer}
          to={{ purpose: 'link' }}
          text={m.federated_section_start(name)}
        />
      </div>
    </>
  )
}
