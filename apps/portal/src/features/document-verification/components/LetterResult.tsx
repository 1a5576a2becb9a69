import { confirmedRows } from '#core/documents/deposit/confirmed-rows.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import styles from '#ui/form/FormPage.module.css'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import type { CheckedLetter } from '../contract.ts'
import { reasonTexts } from '../reason-texts.ts'

/** No more than the letter says, and whether it still holds. */
export function LetterResult({ letter }: { letter: CheckedLetter }) {
  const locale = getLocale()
  if (letter.state === 'valid')
    return (
      <>
        <NoticeBox tone="success" heading={m.verify_valid_heading()}>
          <p>{m.verify_valid()}</p>
        </NoticeBox>
        <div className={styles.text}>
          <PairTable
            name={{ caption: m.confirmation_title() }}
            rows={confirmedRows(letter.says, letter.institution, locale).map(([name, value]) => ({
              name,
              value,
            }))}
          />
        </div>
      </>
    )
  const issued = dateText(letter.issuedOn, locale)
  return (
    <NoticeBox tone="warning" heading={m.verify_over_heading()}>
      {letter.state === 'revoked' ? (
        <>
          <p>{m.verify_revoked({ issued, revoked: dateText(letter.revokedOn, locale) })}</p>
          <p>{reasonTexts[letter.because]()}</p>
        </>
      ) : (
        <p>{m.verify_forgotten({ issued })}</p>
      )}
    </NoticeBox>
  )
}
