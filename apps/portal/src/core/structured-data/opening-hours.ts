import type { SpecialHours, WeekHours } from '@trivsel/content-contract/opening-hours'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'

const days: readonly DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]

type Hours = {
  openingHoursSpecification?: OpeningHoursSpecification[]
  specialOpeningHoursSpecification?: OpeningHoursSpecification[]
}

/** Regular hours and the exceptions that are still to come. A closed day opens and closes at midnight. */
export function openingHours(
  { week, special }: { week: readonly WeekHours[]; special: readonly SpecialHours[] },
  today: string,
): Hours {
  const coming = special.filter(({ to }) => to >= today)
  return {
    ...(week.length > 0 && { openingHoursSpecification: week.map(toRegular) }),
    ...(coming.length > 0 && { specialOpeningHoursSpecification: coming.map(toSpecial) }),
  }
}

function toRegular({ firstDay, lastDay, opens, closes }: WeekHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.slice(firstDay - 1, lastDay),
    opens,
    closes,
  }
}

function toSpecial({ from, to, hours }: SpecialHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
  }
}
