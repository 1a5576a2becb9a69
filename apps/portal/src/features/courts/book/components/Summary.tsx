import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CardBrands } from '#core/payments/card-form/CardBrands.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { CheckedPart } from '#ui/check-answers/CheckedPart.tsx'
import { Fact } from '#ui/facts/Facts.tsx'
import { SearchLink } from '#ui/SearchLink.tsx'
import { describeRefundRules } from '../../model/rules/refund-rules-text.ts'
import { buildChoiceSearch } from '../../timeslots/choice-search.ts'
import styles from '../../timeslots/components/Courts.module.css'
import { bookerQuery } from '../../timeslots/queries.ts'
import { type ShownTimeslots, sumSlotPrices } from '../../timeslots/show-timeslots.ts'
import { StepFrame } from './StepFrame.tsx'

/** Shows what will be paid, and the refund rules (specification, section 2). */
export function Summary({ shown }: { shown: ShownTimeslots }) {
  const { selected } = shown
  const [first] = selected
  const last = selected.at(-1)
  if (!first || !last) return null
  return (
    <StepFrame step={2} heading={m.courts_summary_heading()}>
      <CheckedPart
        heading={m.courts_booking()}
        level={2}
        change={(text) => (
          <SearchLink
            search={buildChoiceSearch(shown)}
            current={undefined}
            className={undefined}
            resetScroll={false}
          >
            {text}
          </SearchLink>
        )}
      >
        <Fact label={m.courts_what()}>
          {first.category.name}, {first.court.name}
        </Fact>
        <Fact label={m.courts_where()}>{first.sportsCenter.name}</Fact>
        <Fact label={m.courts_when()}>
          {formatDayAndTime(new Date(first.startTime))}–{formatTime(new Date(last.endTime))}
        </Fact>
        <Fact label={m.courts_recipient()}>{organisationName()}</Fact>
      </CheckedPart>
      <section className={styles.part} aria-labelledby="courts-price">
        <h2 id="courts-price">{m.courts_price_lines()}</h2>
        <ul className={styles.lines}>
          {selected.map(({ startTime, endTime, price }) => (
            <li key={startTime}>
              <span>
                {formatTime(new Date(startTime))}–{formatTime(new Date(endTime))}
              </span>
              <span>{formatKroner(Math.round(price.amount * 100))}</span>
            </li>
          ))}
          <li className={styles.total}>
            <span>{m.courts_total()}</span>
            <span>{formatKroner(sumSlotPrices(selected))}</span>
          </li>
        </ul>
      </section>
      <CardBrands />
      <RefundRules />
      <div className={styles.buttons}>
        <Link
          className="ds-button"
          to="/sports/courts-and-halls"
          search={{ ...buildChoiceSearch(shown), step: 'payment' }}
        >
          {m.courts_to_payment()}
        </Link>
        <SearchLink
          search={buildChoiceSearch(shown)}
          current={undefined}
          className={styles.back}
          resetScroll={false}
        >
          {m.courts_back()}
        </SearchLink>
      </div>
    </StepFrame>
  )
}

function RefundRules() {
  const { data } = useQuery(bookerQuery)
  return data && <p>{describeRefundRules(data)}</p>
}
