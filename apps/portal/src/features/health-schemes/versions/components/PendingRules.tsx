import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { locales } from '#platform/i18n/localized.ts'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { RulesView } from '../../components/RulesView.tsx'
import { schemesQuery } from '../../list/queries.ts'
import { dayText } from '../../model/scheme-texts.ts'

/** All rules that wait for a second person, with what differs from those before them. */
export function PendingRules({ proposalId }: { proposalId: string }) {
  const { data } = useQuery(schemesQuery)
  const found = data?.pending.find(({ id }) => id === proposalId)
  if (!data || !found) return null
  const { schemeId, scheme, startsOn, rules } = found.form
  const before = data.items
    .find(({ id }) => id === schemeId)
    ?.versions.find((version) => version.startsOn <= startsOn)
  return (
    <Accordion id={`health-pending-${proposalId}`} summary={m.health_scheme_see_proposed()}>
      {scheme &&
        locales.map((locale) => (
          <p key={locale} lang={locale}>
            <strong>{scheme.name[locale]}</strong> {scheme.intro[locale]}
          </p>
        ))}
      {before && (
        <p>
          {m.health_scheme_compared_with({
            day: dayText(before.startsOn),
            revision: before.revision,
          })}
        </p>
      )}
      <RulesView rules={rules} {...(before && { earlier: before.rules })} />
    </Accordion>
  )
}
