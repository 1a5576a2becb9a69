import type { ComponentType } from 'react'
import type { NationalIdProof } from '#core/identity/national-id/national-id-proof.ts'
import type { UserDetails } from '#core/identity/profile/contract.ts'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/time/format.ts'
import styles from './ProfilePage.module.css'

const proofTexts = {
  'id-porten': m.national_id_proven_id_porten,
  feide: m.national_id_proven_feide,
  delivery: m.national_id_proven_delivery,
  document: m.national_id_proven_document,
} satisfies Record<NationalIdProof, (inputs: { date: string }) => string>

/** A way to prove the number, when there is one. */
export type ProofLink = ComponentType<{ className: string | undefined }>

/** Whether a number is more than what somebody has typed, and what makes it so. */
export function NationalIdState(props: {
  proof: UserDetails['nationalIdProof']
  ProofLink: ProofLink
}) {
  const { proof, ProofLink } = props
  if (proof === null)
    return (
      <>
        <p className={styles.hint}>{m.national_id_not_proven()}</p>
        <ProofLink className={styles.hint} />
      </>
    )
  const date = formatDayAndYear(new Date(proof.at))
  return <p className={styles.hint}>{proofTexts[proof.by]({ date })}</p>
}
