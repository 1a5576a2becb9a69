import { useQuery } from '@tanstack/react-query'
import type { NationalIdProof } from '#core/identity/national-id/national-id-proof.ts'
import type { UserDetails } from '#core/identity/profile/contract.ts'
import { loadOffers } from '#features/federated-login/load-offers.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatDayAndYear } from '#platform/format.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from './ProfilePage.module.css'

const proofTexts = {
  'id-porten': m.national_id_proven_id_porten,
  feide: m.national_id_proven_feide,
  delivery: m.national_id_proven_delivery,
  document: m.national_id_proven_document,
} satisfies Record<NationalIdProof, (inputs: { date: string }) => string>

/** Whether a number is more than what somebody has typed, and what makes it so. */
export function NationalIdState({ proof }: { proof: UserDetails['nationalIdProof'] }) {
  if (proof === null) return <NotProven />
  const date = formatDayAndYear(new Date(proof.at))
  return <p className={styles.hint}>{proofTexts[proof.by]({ date })}</p>
}

function NotProven() {
  const { data: offers } = useQuery({ queryKey: ['login-offers'], queryFn: loadOffers })
  return (
    <>
      <p className={styles.hint}>{m.national_id_not_proven()}</p>
      {offers?.['id-porten'].isOffered && (
        <p className={styles.hint}>
          <ContentLink href={pagePath('accountSecurity', getLocale())}>
            {m.national_id_prove_link()}
          </ContentLink>
        </p>
      )}
    </>
  )
}
