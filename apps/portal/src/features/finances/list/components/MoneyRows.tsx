import { Tag } from '@digdir/designsystemet-react'
import type { MoneyRow } from '#core/person-money/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import {
  dayText,
  kindText,
  payoutTexts,
  payoutTones,
  signedAmount,
  statusTexts,
  statusTones,
} from '../../model/money-texts.ts'
import { FileLink } from './FileLink.tsx'
import styles from './Finances.module.css'

/** What has happened, newest first. */
export function MoneyRows({ rows, label }: { rows: readonly MoneyRow[]; label: string }) {
  return (
    <Rows label={label}>
      {rows.map((row) => (
        <Row
          key={row.id}
          name={
            <>
              {kindText(row, getLocale())} <State row={row} />
            </>
          }
          details={<Details row={row} />}
          action={<strong className={styles.amount}>{signedAmount(row)}</strong>}
        />
      ))}
    </Rows>
  )
}

function State({ row: { status, payout } }: { row: MoneyRow }) {
  const options = { locale: getLocale() }
  if (status) return <Tag data-color={statusTones[status]}>{statusTexts[status]({}, options)}</Tag>
  if (payout) return <Tag data-color={payoutTones[payout]}>{payoutTexts[payout]({}, options)}</Tag>
  return null
}

function Details({ row }: { row: MoneyRow }) {
  const { day, text, href, files, number, openOre, amountOre, status } = row
  const isPartOpen = openOre > 0 && openOre < amountOre && status !== null
  return (
    <>
      <p>
        {href === null ? text : <ContentLink href={href}>{text}</ContentLink>}
        <br />
        {dayText(day)}
      </p>
      {isPartOpen && <p>{m.finances_left({ amount: formatKroner(openOre) })}</p>}
      {files.map((file) => (
        <p key={file.address} data-screen-only>
          <FileLink file={file} of={number ?? text} />
        </p>
      ))}
    </>
  )
}
