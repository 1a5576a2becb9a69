import { languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import type { GrantedItem } from '../contract.ts'
import styles from './Granted.module.css'

type Props = {
  grant: GrantedItem
  /** How much, of what and when: the same wherever a grant is shown. */
  withSummary?: true
}

/** What everybody reads of a grant, below its heading. */
export function GrantText({ grant, withSummary }: Props) {
  const { amountOre, requestedOre, type, decidedOn, summary, language, reasons } = grant
  const amounts = { amount: formatKroner(amountOre), requested: formatKroner(requestedOre) }
  const lang = language === getLocale() ? undefined : languageOf(language)
  return (
    <>
      <p className={styles.amount}>
        {amountOre < requestedOre
          ? m.grant_openness_amount_of(amounts)
          : m.grant_openness_amount(amounts)}
      </p>
      {withSummary && summary !== '' && <p lang={lang}>{summary}</p>}
      <p>{[textIn(type), formatDayAndYear(noonOf(decidedOn))].join(' · ')}</p>
      {reasons.length > 0 && (
        <p>{m.grant_openness_reasons({ reasons: reasons.map((one) => textIn(one)).join(', ') })}</p>
      )}
    </>
  )
}
