import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Overview } from '../../model/contract.ts'
import { deadlineText, periodName } from '../../model/texts.ts'
import { applyAddress } from '../../overview/apply-address.ts'

/** Which scheme and period somebody applies for, where the address does not say so. */
export function ChoosePeriod({ overview: { today, schemes } }: { overview: Overview }) {
  const open = schemes.flatMap(({ id, name, periods }) =>
    periods
      .filter(({ state }) => state === 'form')
      .map((offered) => ({ ...offered, scheme: id, name: textOrOther(name) })),
  )
  if (open.length === 0)
    return (
      <EmptyState>
        <p>{m.health_refund_nothing_open()}</p>
        <p>
          <ContentLink href={pagePath('healthRefunds', getLocale())}>
            {m.health_refund_to_schemes()}
          </ContentLink>
        </p>
      </EmptyState>
    )
  return (
    <Rows label={m.health_refund_choose()}>
      {open.map(({ scheme, name, period, closes, hasDraft }) => (
        <Row
          key={scheme + period}
          name={
            <ContentLink href={applyAddress(scheme, period)}>
              {m.health_refund_for({ scheme: name, period: periodName(period) })}
            </ContentLink>
          }
          details={
            <>
              <p>{deadlineText(today, closes)}</p>
              {hasDraft && <p>{m.health_refund_has_draft()}</p>}
            </>
          }
        />
      ))}
    </Rows>
  )
}
