import { ValidationMessage } from '@digdir/designsystemet-react'
import { CalculationSteps } from '#core/health-refunds/components/CalculationSteps.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { type Categories, categoryName } from '../../model/category-name.ts'
import { correctionErrorText } from '../correction-texts.ts'
import type { NewSum } from '../use-new-sum.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'

type Props = {
  /** Where a problem with the sum leads. */
  id: string
  beforeOre: number
  sum: NewSum
  categories: Categories
  error: string | undefined
}

/** What is granted now, what the typed lines come to, and how. */
export function SumOfLines({ id, beforeOre, sum, categories, error }: Props) {
  const { calculation, afterOre } = sum
  const isBusy = afterOre === null && !sum.isInvalid && sum.error === null
  return (
    <section
      id={id}
      tabIndex={-1}
      className={partStyles.part}
      aria-labelledby={`${id}-heading`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={isBusy}
    >
      <h3 id={`${id}-heading`}>{m.health_after_sum()}</h3>
      {error && <ValidationMessage id={`${id}-error`}>{error}</ValidationMessage>}
      <p role="status">{statusText(sum)}</p>
      {sum.error && !sum.isInvalid && (
        <LoadFailure text={correctionErrorText(sum.error)} retry={sum.retry} />
      )}
      {afterOre === null ? (
        <Facts>
          <Fact label={m.health_after_before()}>{formatKroner(beforeOre)}</Fact>
        </Facts>
      ) : (
        <BeforeAndAfter beforeOre={beforeOre} afterOre={afterOre} />
      )}
      {calculation && afterOre !== null && (
        <CalculationSteps
          calculation={calculation}
          nameOf={(key) => categoryName(categories, key)}
        />
      )}
    </section>
  )
}

function statusText({ afterOre, isInvalid, error }: NewSum): string {
  if (isInvalid) return m.health_after_sum_amounts()
  if (error) return ''
  return afterOre === null
    ? m.health_after_sum_busy()
    : m.health_after_sum_is({ amount: formatKroner(afterOre) })
}
