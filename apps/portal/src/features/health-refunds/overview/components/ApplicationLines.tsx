import { Attachments } from '#core/files/components/Attachments.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { categoryName } from '../../model/category-name.ts'
import type { Application } from '../../model/contract.ts'
import { noRightText } from '../../model/right-texts.ts'
import { daysText } from '../../model/texts.ts'
import { fileAddress } from '../queries.ts'

/** What was applied for, and what staff have accepted of it. */
export function ApplicationLines({ application }: { application: Application }) {
  const { lines, categories, period } = application
  return (
    <section aria-labelledby="refund-lines" className={partStyles.part}>
      <h2 id="refund-lines">{m.health_refund_lines()}</h2>
      {lines.map((line) => (
        <section key={line.id} aria-labelledby={`line-${line.id}`} className={partStyles.box}>
          <h3 id={`line-${line.id}`}>
            {categoryName(categories, line.category)}, {formatKroner(line.amountOre)}
          </h3>
          <Facts>
            <Fact label={line.from === line.to ? m.health_refund_date() : m.health_refund_dates()}>
              {daysText(line)}
            </Fact>
            <Fact label={m.health_refund_your_comment()}>{line.note}</Fact>
            <Fact label={m.health_refund_currency()}>
              {line.isForeign && m.health_refund_foreign()}
            </Fact>
            <Fact label={m.health_refund_accepted()}>
              {line.acceptedOre !== null && formatKroner(line.acceptedOre)}
            </Fact>
            <Fact label={m.health_refund_accepted_because()}>{line.acceptedBecause}</Fact>
          </Facts>
          {line.noRight && line.acceptedOre === null && (
            <p>{noRightText(line.noRight, { days: line, period })}</p>
          )}
          {line.files.length > 0 && (
            <details>
              <summary>{m.health_refund_show_files({ count: String(line.files.length) })}</summary>
              <Attachments files={line.files} addressOf={fileAddress} />
            </details>
          )}
        </section>
      ))}
    </section>
  )
}
