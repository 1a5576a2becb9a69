import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { type ContentField, changedFields } from '../application/content-changes.ts'
import type { SentApplication } from '../application/contract.ts'
import type { GrantContent } from '../content.ts'
import { contentNames } from '../content-names.ts'
import styles from './Grants.module.css'

type Version = Pick<SentApplication, 'content' | 'files'>

/** What an applicant has changed from one version to another: texts, sums and files. */
export function VersionChanges({ before, after }: { before: Version; after: Version }) {
  const fields = changedFields(before.content, after.content)
  const removed = namesOfOthers(before, after)
  const added = namesOfOthers(after, before)
  if (fields.length === 0 && removed === '' && added === '') return <p>{m.grant_changes_none()}</p>
  return (
    <Facts>
      {fields.map((field) => (
        <Fact key={field} label={contentNames[field]()}>
          <Change
            before={showField(before.content, field)}
            after={showField(after.content, field)}
          />
        </Fact>
      ))}
      <Fact label={m.grant_files_removed()}>{removed}</Fact>
      <Fact label={m.grant_files_added()}>{added}</Fact>
    </Facts>
  )
}

function Change({ before, after }: { before: string; after: string }) {
  return (
    <span className={styles.text}>
      <del className={styles.before}>{before || m.grant_changes_empty()}</del>
      {'\n'}
      <ins>{after || m.grant_changes_empty()}</ins>
    </span>
  )
}

function showField(content: GrantContent, field: ContentField): string {
  switch (field) {
    case 'costs':
    case 'income':
      return content[field]
        .map(({ text, amountOre }) => `${text}: ${formatKroner(amountOre)}`)
        .join('\n')
    case 'requestedOre':
      return content.requestedOre === null ? '' : formatKroner(content.requestedOre)
    case 'startsOn':
    case 'endsOn':
      return content[field] === null ? '' : formatShortDate(noonOf(content[field]))
    default:
      return String(content[field] ?? '')
  }
}

const namesOfOthers = (one: Version, other: Version): string => {
  const known = new Set(other.files.map(({ file }) => file.id))
  return one.files.flatMap(({ file }) => (known.has(file.id) ? [] : [file.name])).join(', ')
}
