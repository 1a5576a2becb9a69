import { useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/format.ts'
import pageStyles from '#ui/form/FormPage.module.css'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from './components/Feide.module.css'
import { FeideButton } from './components/FeideButton.tsx'
import { LinkFeideForm } from './components/LinkFeideForm.tsx'
import { UnlinkFeideForm } from './components/UnlinkFeideForm.tsx'
import type { FeideLink, FeideOffer } from './contract.ts'
import { FeideProblem } from './FeideLogin.tsx'
import { feideLinkQuery } from './feide-calls.ts'

/** On the security page: the Feide account that opens this account. Nothing when Feide is off. */
export function FeideSection(props: { offer: FeideOffer; problem: string | undefined }) {
  const { offer, problem } = props
  const link = useQuery({ ...feideLinkQuery, enabled: offer.isOffered })
  if (!offer.isOffered) return null
  return (
    <section aria-labelledby="feide-heading" className={pageStyles.section}>
      <h2 id="feide-heading">{m.feide_heading()}</h2>
      <FeideProblem code={problem} />
      {link.data ? (
        <State link={link.data} offer={offer} />
      ) : link.isError ? (
        <LoadFailure text={m.feide_load_error()} retry={() => void link.refetch()} />
      ) : (
        <Waiting />
      )}
    </section>
  )
}

function State({ link, offer }: { link: FeideLink; offer: FeideOffer }) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const { linkedAt, proof, needsPassword } = link
  const renew = () => queryClient.invalidateQueries({ queryKey: feideLinkQuery.queryKey })
  if (linkedAt !== null)
    return (
      <>
        <p className={pageStyles.text}>
          {m.feide_section_linked({ date: formatDayAndYear(new Date(linkedAt)) })}
        </p>
        <UnlinkFeideForm onUnlinked={renew} />
      </>
    )
  if (proof)
    return (
      <LinkFeideForm
        key={proof.id}
        proof={proof}
        needsPassword={needsPassword}
        onLinked={async () => {
          showMessage(m.feide_linked_done(), 'success')
          await renew()
        }}
      />
    )
  return (
    <>
      <p className={pageStyles.text}>{m.feide_section_off()}</p>
      <div className={styles.login}>
        <FeideButton offer={offer} to={{ purpose: 'link' }} text={m.feide_section_start()} />
      </div>
    </>
  )
}
