import { Tag } from '@digdir/designsystemet-react'
import type { DueItem } from '#core/person-money/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { dayText, kindText, statusTexts, statusTones } from '../../model/money-texts.ts'
import { FileLink } from './FileLink.tsx'
import styles from './Finances.module.css'

/** What is to be paid, what is due first above the rest. */
export function Due({ items }: { items: readonly DueItem[] }) {
  return (
    <section aria-labelledby="money-due">
      <h2 id="money-due" className={styles.heading}>
        {m.finances_due_heading()}
      </h2>
      {items.length === 0 ? (
        <p>{m.finances_due_none()}</p>
      ) : (
        <Rows>
          {items.map((item) => (
            <Row
              key={item.id}
              name={
                <>
                  {formatKroner(item.amountOre)}{' '}
                  <Tag data-color={statusTones[item.status]}>
                    {statusTexts[item.status]({}, { locale: getLocale() })}
                  </Tag>
                </>
              }
              details={<Details item={item} />}
              action={<Actions item={item} />}
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

function Details({ item }: { item: DueItem }) {
  const { number, text, dueOn, account, kid } = item
  return (
    <>
      <p>
        {kindText({ kind: 'invoice', number }, getLocale())}: {text}
      </p>
      <p>{m.finances_due_on({ date: dayText(dueOn) })}</p>
      {account !== null && kid !== null && <p>{m.finances_pay_to({ account, kid })}</p>}
    </>
  )
}

function Actions({ item: { number, payHref, href, file } }: { item: DueItem }) {
  return (
    <span className={styles.actions} data-screen-only>
      {payHref !== null && (
        <ContentLink className="ds-button" href={payHref}>
          {m.finances_pay_by_card()}
          <span className="ds-sr-only"> {number}</span>
        </ContentLink>
      )}
      {payHref === null && href !== null && (
        <ContentLink href={href}>
          {m.finances_how_to_pay()}
          <span className="ds-sr-only"> {number}</span>
        </ContentLink>
      )}
      <FileLink file={file} of={number} />
    </span>
  )
}
