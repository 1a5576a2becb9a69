import { useQuery } from '@tanstack/react-query'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { loadOffers } from '../load-offers.ts'

/** On the profile: where a national id is proven by ID-porten, when that is on. */
export function ProofLink({ className }: { className: string | undefined }) {
  const { data: offers } = useQuery({ queryKey: ['login-offers'], queryFn: loadOffers })
  if (!offers?.['id-porten'].isOffered) return null
  return (
    <p className={className}>
      <ContentLink href={pagePath('accountSecurity', getLocale())}>
        {m.national_id_prove_link()}
      </ContentLink>
    </p>
  )
}
