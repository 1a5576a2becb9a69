import { m } from '#messages'
import { formatPercent, sentenceCase } from '#platform/format.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { formatHours } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ChildPage } from '../../model/contract.ts'
import { dayText, weekdayText } from '../../model/texts.ts'

/** The department with its employees, the place and its end, and when the kindergarten is closed. */
export function PlaceFacts({
  page: { child, bornOn, employees, closingDays },
}: {
  page: ChildPage
}) {
  const { place } = child
  if (!place)
    return (
      <section aria-labelledby="child-department" className={partStyles.part}>
        <h2 id="child-department">{m.my_kindergarten_department()}</h2>
        <p>{m.my_kindergarten_without_place()}</p>
      </section>
    )
  const { kindergarten, next } = place
  return (
    <>
      <section aria-labelledby="child-department" className={partStyles.part}>
        <h2 id="child-department">{m.my_kindergarten_department()}</h2>
        <Facts>
          <Fact label={m.my_kindergarten_department()}>{place.department}</Fact>
          <Fact label={m.my_kindergarten_kindergarten()}>{kindergarten.name}</Fact>
          <Fact label={m.my_kindergarten_hours()}>
            {formatHours({ opens: kindergarten.opensAt, closes: kindergarten.closesAt })}
          </Fact>
          <Fact label={m.my_kindergarten_phone()}>
            {kindergarten.phone && <PhoneLink phone={kindergarten.phone} />}
          </Fact>
          <Fact label={m.my_kindergarten_email()}>
            {kindergarten.email && (
              <a href={`mailto:${kindergarten.email}`}>{kindergarten.email}</a>
            )}
          </Fact>
          <Fact label={m.my_kindergarten_percent()}>{formatPercent(place.percent)}</Fact>
          <Fact label={m.my_kindergarten_starts()}>{dayText(place.startsOn)}</Fact>
          <Fact label={m.my_kindergarten_ends()}>
            {place.endsOn ? dayText(place.endsOn) : m.my_kindergarten_without_end()}
          </Fact>
          <Fact label={m.my_kindergarten_moves()}>
            {next &&
              m.my_kindergarten_moves_to({
                department: next.department,
                kindergarten: next.kindergarten,
                date: dayText(next.startsOn),
              })}
          </Fact>
          <Fact label={m.my_kindergarten_born()}>{dayText(bornOn)}</Fact>
        </Facts>
        {kindergarten.yearPlanUrl && (
          <p>
            <a href={kindergarten.yearPlanUrl}>{m.my_kindergarten_year_plan()}</a>
          </p>
        )}
      </section>
      {employees.length > 0 && (
        <section aria-labelledby="child-employees" className={partStyles.part}>
          <h2 id="child-employees">{m.my_kindergarten_employees()}</h2>
          <Rows label={m.my_kindergarten_employees()}>
            {employees.map(({ id, name, title }) => (
              <Row key={id} name={name} details={textOrOther(title)} />
            ))}
          </Rows>
        </section>
      )}
      <section aria-labelledby="child-closing" className={partStyles.part}>
        <h2 id="child-closing">{m.my_kindergarten_closing_days()}</h2>
        <p>{m.my_kindergarten_closing_text()}</p>
        {closingDays.length > 0 && (
          <Rows label={m.my_kindergarten_closing_days()}>
            {closingDays.map(({ onDate, reason }) => (
              <Row
                key={onDate}
                name={sentenceCase(weekdayText(onDate))}
                details={textOrOther(reason)}
              />
            ))}
          </Rows>
        )}
      </section>
    </>
  )
}
