import type { ReactNode } from 'react'
import { Attachments } from '#core/files/components/Attachments.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDateAndTime, formatShortDate } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { SentApplication } from '../application/contract.ts'
import type { GrantContent } from '../content.ts'
import { BudgetTable } from './BudgetTable.tsx'
import styles from './Grants.module.css'

type Props = {
  application: SentApplication
  /** Of the endpoint that sends a file to this reader; without it files are named only. */
  addressOf?: (id: string) => string
  /** More facts, before those of the content. */
  children?: ReactNode
}

const dayText = (day: string | null) => day && formatShortDate(noonOf(day))

/** One version of an application: what it is for, its budget, and its files. */
export function ApplicationText({ application, addressOf, children }: Props) {
  const { content, files, members, payingMembers, reference, sentAt, version } = application
  return (
    <>
      <Facts>
        {children}
        <Fact label={m.grant_applicant()}>
          {application.applicantName ?? m.grant_applicant_gone()}
        </Fact>
        <Fact label={m.grant_type()}>{textIn(application.type)}</Fact>
        <Fact label={m.grant_reference()}>{reference}</Fact>
        <Fact label={m.grant_sent()}>
          {m.grant_sent_version({
            version,
            at: formatDateAndTime(new Date(sentAt), getLocale()),
          })}
        </Fact>
        <Fact label={m.grant_members()}>
          {members !== null && m.grant_members_text({ members, paying: payingMembers ?? 0 })}
        </Fact>
        <ContentFacts content={content} />
      </Facts>
      <BudgetTable budget={content} />
      <Files files={files} addressOf={addressOf} />
    </>
  )
}

function ContentFacts({ content }: { content: GrantContent }) {
  const { startsOn, endsOn, participants, requestedOre } = content
  return (
    <>
      <Fact label={m.grant_content_title()}>{content.title}</Fact>
      <Fact label={m.grant_content_summary()}>{content.summary}</Fact>
      <Fact label={m.grant_content_requested()}>
        {requestedOre !== null && formatKroner(requestedOre)}
      </Fact>
      <Fact label={m.grant_content_starts()}>{dayText(startsOn)}</Fact>
      <Fact label={m.grant_content_ends()}>{dayText(endsOn)}</Fact>
      <Fact label={m.grant_content_place()}>{content.place}</Fact>
      <Fact label={m.grant_content_participants()}>{participants}</Fact>
      <Fact label={m.grant_content_description()}>
        {content.description !== '' && <span className={styles.text}>{content.description}</span>}
      </Fact>
    </>
  )
}

function Files({
  files,
  addressOf,
}: {
  files: SentApplication['files']
  addressOf: Props['addressOf']
}) {
  if (files.length === 0) return <p>{m.grant_files_none()}</p>
  return (
    <>
      <p className={styles.heading}>{m.grant_files()}</p>
      <ul className={styles.files}>
        {files.map(({ file, document }) => (
          <li key={file.id}>
            {document ? textIn(document) : m.grant_file_other()}: {file.name}
          </li>
        ))}
      </ul>
      {addressOf && <Attachments files={files.map(({ file }) => file)} addressOf={addressOf} />}
    </>
  )
}
