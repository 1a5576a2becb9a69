import { attendedRows } from '#core/documents/course/attended-rows.ts'
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
          <LetterRows letter={letter} />
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

function LetterRows({ letter }: { letter: Extract<CheckedLetter, { state: 'valid' }> }) {
  const locale = getLocale()
  const isCertificate = letter.kind === 'course-certificate'
  const rows = isCertificate
    ? attendedRows(letter.says, locale)
    : confirmedRows(letter.says, letter.institution, locale)
  return (
    <PairTable
      name={{ caption: isCertificate ? m.certificate_title() : m.confirmation_title() }}
      rows={rows.map(([name, value]) => ({ name, value }))}
    />
  )
}
