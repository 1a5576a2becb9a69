import { Alert } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProofLinkOffer } from '#core/national-id/proof-link-offer.ts'
import type { StoredNationalId, UserDetails } from '#core/profile/contract.ts'
import { userDetailsQuery } from '#core/profile/queries.ts'
import { m } from '#messages'
import { NationalIdForm } from './NationalIdForm.tsx'
import { NationalIdShown } from './NationalIdShown.tsx'
import { NationalIdState } from './NationalIdState.tsx'
import styles from './ProfilePage.module.css'

/** The national id: masked, shown on request, changed on its own and never with the rest. */
export function NationalIdSection(props: {
  details: UserDetails
  proofLinks: readonly ProofLinkOffer[]
}) {
  const { details, proofLinks } = props
  const queryClient = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const [status, setStatus] = useState('')
  const hasNumber = details.socialSecurityNumber !== ''

  function take(kept: StoredNationalId, text: string): void {
    queryClient.setQueryData(userDetailsQuery.queryKey, (known) => known && { ...known, ...kept })
    setChanging(false)
    setStatus(text)
    // By the number institutions may know of more semesters.
    void queryClient.invalidateQueries({ queryKey: ['semester-fees'] })
    void queryClient.invalidateQueries({ queryKey: userDetailsQuery.queryKey })
  }

  return (
    <section id="national-id" className={styles.section} aria-labelledby="national-id-heading">
      <h2 id="national-id-heading" className={styles.legend} tabIndex={-1}>
        {m.national_id_heading()}
      </h2>
      <p className={styles.hint}>{m.national_id_text()}</p>
      <p role="status">{status}</p>
      {details.nationalIdDoubt === 'OTHER_BIRTH_DATE' && (
        <Alert data-color="warning">{m.national_id_other_birth_date()}</Alert>
      )}
      {hasNumber && <NationalIdState proof={details.nationalIdProof} proofLinks={proofLinks} />}
      {hasNumber && !isChanging ? (
        <NationalIdShown
          masked={details.socialSecurityNumber}
          isProven={details.nationalIdProof !== null}
          onChange={() => {
            setStatus('')
            setChanging(true)
          }}
          onRemoved={() =>
            take(
              { socialSecurityNumber: '', nationalIdProof: null, nationalIdDoubt: null },
              m.national_id_removed(),
            )
          }
        />
      ) : (
        <NationalIdForm
          birthDate={details.birthDate}
          onKept={(kept) => take(kept, m.national_id_saved())}
          onCancel={hasNumber ? () => setChanging(false) : null}
        />
      )}
    </section>
  )
}
