import type { ProofLinkOffer } from '#core/national-id/proof-link-offer.ts'
import type { NationalIdProof } from '#core/personal-data/national-id-proof.ts'
import type { UserDetails } from '#core/profile/contract.ts'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import styles from './ProfilePage.module.css'

const proofTexts = {
  'id-porten': m.national_id_proven_id_porten,
  feide: m.national_id_proven_feide,
  delivery: m.national_id_proven_delivery,
  document: m.national_id_proven_document,
} satisfies Record<NationalIdProof, (inputs: { date: string }) => string>

/** Whether a number is more than what somebody has typed, and what makes it so. */
export function NationalIdState(props: {
  proof: UserDetails['nationalIdProof']
  /** Ways to prove the number. */
  proofLinks: readonly ProofLinkOffer[]
}) {
  const { proof, proofLinks } = props
  if (proof === null)
    return (
      <>
        <p className={styles.hint}>{m.national_id_not_proven()}</p>
        {proofLinks.map(({ ProofLink, order }) => (
          <ProofLink key={order} className={styles.hint} />
        ))}
      </>
    )
  const date = formatDayAndYear(new Date(proof.at))
  return <p className={styles.hint}>{proofTexts[proof.by]({ date })}</p>
}
