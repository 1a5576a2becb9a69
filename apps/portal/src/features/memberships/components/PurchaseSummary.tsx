import { useId } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { CheckedPart } from '#ui/check-answers/CheckedPart.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { PurchasePreview } from '../model/contract.ts'
import { dateText, endText, lengthText, lineText, priceText } from '../model/membership-texts.ts'
import styles from './Membership.module.css'

type Props = {
  preview: PurchasePreview
  /** Where another membership is chosen. */
  choose?: string
}

/** The membership, its commitment and the first invoice. */
export function PurchaseSummary({ preview, choose }: Props) {
  const { lines, totalOre, dueOn } = preview
  const headingId = useId()
  return (
    <>
      {choose ? (
        <CheckedPart
          heading={m.membership_type()}
          level={2}
          change={(text) => <ContentLink href={choose}>{text}</ContentLink>}
        >
          <MembershipFacts preview={preview} />
        </CheckedPart>
      ) : (
        <Facts>
          <MembershipFacts preview={preview} />
        </Facts>
      )}
      <section className={styles.group} aria-labelledby={headingId}>
        <h2 id={headingId}>{m.membership_first_invoice()}</h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={`${line.kind} ${line.from}`}>
              <span>{lineText(line)}</span>
              <span>{formatKroner(line.amountOre)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{m.membership_to_pay_by({ date: dateText(dueOn) })}</span>
          <span>{formatKroner(totalOre)}</span>
        </p>
      </section>
    </>
  )
}

function MembershipFacts({ preview }: { preview: PurchasePreview }) {
  const { type, startDate, membershipEndDate, commitmentEndDate, commitmentTotalOre } = preview
  return (
    <>
      <Fact label={m.membership_type()}>{textIn(type.name)}</Fact>
      <Fact label={m.membership_price()}>{priceText(type)}</Fact>
      <Fact label={m.membership_length()}>{lengthText(type)}</Fact>
      <Fact label={m.membership_starts()}>{dateText(startDate)}</Fact>
      <Fact label={m.membership_commitment_until()}>
        {commitmentEndDate && dateText(commitmentEndDate)}
      </Fact>
      <Fact label={m.membership_commitment_total()}>
        {commitmentTotalOre !== null && formatKroner(commitmentTotalOre)}
      </Fact>
      <Fact label={m.membership_end()}>{endText(type)}</Fact>
      <Fact label={m.membership_ends()}>{membershipEndDate && dateText(membershipEndDate)}</Fact>
    </>
  )
}
