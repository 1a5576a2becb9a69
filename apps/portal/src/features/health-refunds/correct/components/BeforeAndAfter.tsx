import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'

type Props = { beforeOre: number; afterOre: number }

/** What is granted before and after a change, and the difference. */
export function BeforeAndAfter({ beforeOre, afterOre }: Props) {
  return (
    <Facts isDense>
      <Fact label={m.health_after_before()}>{formatKroner(beforeOre)}</Fact>
      <Fact label={m.health_after_after()}>{formatKroner(afterOre)}</Fact>
      <Fact label={m.health_after_difference()}>{differenceText(afterOre - beforeOre)}</Fact>
    </Facts>
  )
}

function differenceText(ore: number): string {
  if (ore === 0) return formatKroner(0)
  return `${ore > 0 ? '+' : '−'}${formatKroner(Math.abs(ore))}`
}
