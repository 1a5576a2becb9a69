import { Alert } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { safeCallback } from '#features/accounts/callback.ts'
import { useSessionUser } from '#features/accounts/session-query.ts'
import { LoginInPlaceProvider } from '#features/accounts/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import formStyles from '#ui/form/Form.module.css'
import pageStyles from '#ui/form/FormPage.module.css'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { FeideOffer } from '../contract.ts'
import { feideLinkQuery, feideProofQuery } from '../feide-calls.ts'
import { feideErrorText } from '../feide-messages.ts'
import styles from './Feide.module.css'
import { FeideButton } from './FeideButton.tsx'
import { LinkFeideForm } from './LinkFeideForm.tsx'
import { ProveAccount } from './ProveAccount.tsx'

type Props = { offer: FeideOffer; callback: string | undefined }

/** Behind Feide, for an account there that is not linked to one here. */
export function FeidePage(props: Props) {
  return (
    <Page heading={m.feide_page_heading()}>
      {props.offer.isOffered ? (
        <QueryProvider>
          <WhoeverIsHere {...props} />
        </QueryProvider>
      ) : (
        <p>{m.feide_off()}</p>
      )}
    </Page>
  )
}

function WhoeverIsHere(props: Props) {
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
  const { data, error, refetch } = useQuery(feideProofQuery)
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  if (!data.proof) return <ProofOver {...props} />
  return <ProveAccount proof={data.proof} callback={props.callback} />
}

function ForUser(props: Props) {
  const { data, error, refetch } = useQuery(feideLinkQuery)
  const home = safeCallback(props.callback, getLocale())
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  if (data.linkedAt === null && !data.proof)
    return (
      <>
        <ProofOver {...props} />
        <Onwards href={home} text={m.feide_continue_without()} />
      </>
    )
  if (data.linkedAt !== null || !data.proof)
    return (
      <>
        <Alert data-color="success" className={formStyles.outcome} role="status">
          {m.feide_linked_done()}
        </Alert>
        <Onwards href={home} text={m.feide_continue()} />
      </>
    )
  return (
    <>
      <LinkFeideForm
        key={data.proof.id}
        proof={data.proof}
        needsPassword={data.needsPassword}
        onLinked={async () => void (await refetch())}
      />
      <Onwards href={home} text={m.feide_continue_without()} />
    </>
  )
}

function ProofOver({ offer, callback }: Props) {
  return (
    <div className={styles.login}>
      <Alert data-color="warning">{m.feide_proof_over()}</Alert>
      <FeideButton offer={offer} to={{ callback }} text={m.feide_log_in()} />
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

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return <LoadFailure text={feideErrorText(error)} retry={() => void onRetry()} />
}
