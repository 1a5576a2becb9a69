import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OwnAssociation } from '#core/associations/contract.ts'
import type { ContentField } from '#core/grants/application/content-changes.ts'
import { ApplicationText } from '#core/grants/components/ApplicationText.tsx'
import { VersionChanges } from '#core/grants/components/VersionChanges.tsx'
import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { m } from '#messages'
import { inOrder } from '#platform/in-order.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import type { OwnApplication } from '../../model/contract.ts'
import { findProblems } from '../../model/find-problems.ts'
import { applyErrorText } from '../../model/refusal-messages.ts'
import { applicationQuery, fileAddress } from '../queries.ts'
import { problemText } from '../state-texts.ts'
import { useSharedDraft } from '../use-shared-draft.ts'
import { ContentForm } from './ContentForm.tsx'
import { DiscardChanges } from './DraftActions.tsx'
import { FilesPart } from './FilesPart.tsx'
import { hasObstacle, Obstacles } from './Obstacles.tsx'
import { SavingNote } from './SavingNote.tsx'
import { SendPart } from './SendPart.tsx'
import { StatusPart } from './StatusPart.tsx'

type Props = {
  applicationId: string
  /** Null for a person. */
  association: OwnAssociation | null
  /** Of other features: the decision, the money. */
  sections: readonly GrantApplicationSection[]
}

/** One application: what becomes of it, what was sent, and what is written. */
export function Application({ applicationId, association, sections }: Props) {
  const { data, error, refetch } = useQuery(applicationQuery(applicationId))
  if (!data) {
    if (!error) return <Waiting rows={3} />
    return 'status' in error && error.status === 404 ? (
      <EmptyState>
        <p>{applyErrorText(error)}</p>
      </EmptyState>
    ) : (
      <LoadFailure text={m.grant_applications_load_error()} retry={() => refetch()} />
    )
  }
  // Another association's, by an address that somebody has put together.
  if (data.associationId !== (association?.id ?? null))
    return (
      <EmptyState>
        <p>{m.grant_not_found()}</p>
      </EmptyState>
    )
  return <Parts application={data} association={association} sections={sections} />
}

function Parts(props: Omit<Props, 'applicationId'> & { application: OwnApplication }) {
  const { application, association, sections } = props
  const { state, maySend, sent } = application
  const [isReceipt, setReceipt] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOpen) document.getElementById('grant-text')?.focus()
  }, [isOpen])
  const mayWrite = state === 'draft' || ((state === 'sent' || state === 'incomplete') && maySend)
  const isWriting = mayWrite && (state === 'draft' || state === 'incomplete' || isOpen)
  return (
    <div className={partStyles.area}>
      {isReceipt && sent && <Receipt application={application} />}
      <StatusPart application={application} />
      {inOrder(sections).map(({ Section, order }) => (
        <Section key={order} applicationId={application.id} />
      ))}
      {mayWrite && !isWriting && (
        <section className={partStyles.part} aria-labelledby="grant-change">
          <h2 id="grant-change">{m.grant_applications_change()}</h2>
          <p>{m.grant_applications_change_text()}</p>
          {application.hasUnsentChanges && <p>{m.grant_applications_unsent()}</p>}
          <div>
            <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
              {m.grant_applications_change()}
            </Button>
          </div>
        </section>
      )}
      {isWriting && (
        <Writing
          application={application}
          association={association}
          onSent={() => {
            setReceipt(true)
            setOpen(false)
          }}
          onClose={() => {
            setOpen(false)
            document.getElementById('grant-status')?.focus()
          }}
        />
      )}
      {sent && (
        <section className={partStyles.part} aria-labelledby="grant-sent">
          <h2 id="grant-sent">{m.grant_applications_as_sent()}</h2>
          <ApplicationText
            application={sent}
            addressOf={(file) => fileAddress(application.id, file)}
          />
        </section>
      )}
    </div>
  )
}

/** That it was sent, with the number by which people name it. */
function Receipt({ application: { reference } }: { application: OwnApplication }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <NoticeBox tone="success" heading={m.grant_applications_receipt()}>
        <p>{m.grant_applications_receipt_text({ reference: reference ?? '' })}</p>
      </NoticeBox>
    </div>
  )
}

function Writing(props: {
  application: OwnApplication
  association: OwnAssociation | null
  onSent: () => void
  onClose: () => void
}) {
  const { application, association, onSent, onClose } = props
  const { type, documents, files, round, applicantKind, missingReports, sent, state } = application
  const [hasTried, setTried] = useState(false)
  const [invalid, setInvalid] = useState<readonly ContentField[]>([])
  const draft = useSharedDraft(application, invalid)
  const { content } = draft
  const { earliestEventOn } = round
  const problems = findProblems({ content, files, type, documents, earliestEventOn, applicantKind })
  const isHeldUp =
    invalid.length > 0 ||
    Object.keys(draft.conflicts).length > 0 ||
    Object.keys(draft.typedProblems).length > 0
  const obstacles = { association, missingReports }
  const textOf = (isIt: (problem: (typeof problems)[number]) => boolean) => {
    const found = hasTried ? problems.find(isIt) : undefined
    return found && problemText(found, application)
  }
  return (
    <>
      <Obstacles {...obstacles} />
      <section className={partStyles.part} aria-labelledby="grant-text">
        <h2 id="grant-text" tabIndex={-1}>
          {m.grant_applications_write()}
        </h2>
        <SavingNote draft={draft} saved={application.draft} isInvalid={invalid.length > 0} />
        <ContentForm
          application={application}
          draft={draft}
          problemOf={(field) => textOf((problem) => problem.field === field)}
          onInvalid={(field, isInvalid) =>
            setInvalid((fields) => {
              if (fields.includes(field) === isInvalid) return fields
              return isInvalid ? [...fields, field] : fields.filter((other) => other !== field)
            })
          }
        />
      </section>
      <FilesPart
        application={application}
        problemOf={(id) => textOf((problem) => problem.documentId === id)}
      />
      {sent && application.hasUnsentChanges && (
        <section className={partStyles.part} aria-labelledby="grant-changes">
          <h2 id="grant-changes">{m.grant_applications_changes()}</h2>
          <p>{m.grant_applications_unsent()}</p>
          <VersionChanges
            before={sent}
            after={{ content, files: files.map(({ file }) => ({ file, document: null })) }}
          />
          <div>
            <DiscardChanges application={application} onDone={onClose} />
          </div>
        </section>
      )}
      <SendPart
        application={application}
        draft={draft}
        problems={problems}
        isHeldUp={isHeldUp}
        isObstructed={state === 'draft' && hasObstacle(obstacles)}
        onTry={() => setTried(true)}
        onSent={onSent}
      />
    </>
  )
}
